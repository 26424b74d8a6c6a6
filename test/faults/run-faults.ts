import { once } from "node:events";
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { engineOf, runPaylift, startMember, type Member } from "./fleet.ts";
import { mortalPostgres } from "./mortal-postgres.ts";
import { seededRandom } from "./seeded-random.ts";

export interface FaultOptions {
  readonly documents: number;
  /** Of each: the server, a worker, an engine, Postgres. */
  readonly killsOfEach: number;
  /** Decides who is killed when. */
  readonly seed: number;
  readonly onProgress: (text: string) => void;
}

export interface FaultReport {
  /** Uploads that were answered with 201. */
  readonly accepted: number;
  readonly kills: Readonly<Record<string, number>>;
  readonly completed: number;
  readonly failed: Readonly<Record<string, number>>;
  /** What must not be: each line says which job, and what is wrong with it. */
  readonly faults: readonly string[];
  /** From the last upload or kill until nothing waited any more. */
  readonly settledAfterSeconds: number;
}

const SAMPLES = new URL("../../examples/samples/documents/", import.meta.url);
const SHORTEST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 1_500;
const SETTLE_PATIENCE_MS = 120_000;
const EVENTS = ["job.completed", "job.failed"];

/**
 * Uploads documents and has them read while the server, two workers, their engines and Postgres are killed in turn; then
 * counts what became of every document that was accepted. Null where there is no Postgres to kill.
 */
export async function runFaults(options: FaultOptions): Promise<FaultReport | null> {
  const postgres = await mortalPostgres();
  if (postgres === null) return null;
  const data = await mkdtemp(join(tmpdir(), "paylift-faults-"));
  const env = { DATABASE_URL: postgres.url, PAYLIFT_DATA: data, PAYLIFT_REQUESTS_PER_MINUTE: "0" };
  const started: Member[] = [postgres];
  try {
    const create = ["keys", "create", "--organization", "acme", "--scopes", "all", "--json"];
    const { key } = JSON.parse(await runPaylift(create, env)) as { key: string };
    const url = `http://127.0.0.1:${await freePort()}`;
    const port = new URL(url).port;
    const [server, first, second] = await Promise.all([
      startMember("server", ["serve", "--no-worker", "--port", port], env),
      startMember("worker", ["work", "--threads", "1"], env),
      startMember("worker", ["work", "--threads", "1"], env),
    ]);
    started.push(server, first, second);
    await request(`${url}/api/v1/webhooks/`, key, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      // Nobody listens there, and a private address is never asked: what counts is that it was to be told.
      body: JSON.stringify({ url: "http://127.0.0.1:9/", events: EVENTS }),
    });
    const kills: Record<string, number> = {};
    const killing = killInTurn([[server], [first, second], [engineOf(first), engineOf(second)], [postgres]], {
      ...options,
      killed: (name) => {
        kills[name] = (kills[name] ?? 0) + 1;
        options.onProgress(`killed: ${name}`);
      },
    });
    const uploading = uploadAll(url, key, options.documents);
    const [accepted] = await Promise.all([uploading, killing]);
    options.onProgress(`${accepted.length} accepted; waiting for their ends`);
    return { kills, ...(await outcome(postgres.url, accepted)) };
  } finally {
    for (const member of started.toReversed()) await member.stop();
    await rm(data, { recursive: true, force: true });
  }
}

/** Kinds in a fixed order, again and again; which of a kind and when is for the seed to say. */
async function killInTurn(
  kinds: readonly (readonly Member[])[],
  {
    killsOfEach,
    seed,
    killed,
  }: Pick<FaultOptions, "killsOfEach" | "seed"> & { killed: (name: string) => void },
): Promise<void> {
  const random = seededRandom(seed);
  for (let round = 0; round < killsOfEach; round += 1) {
    for (const kind of kinds) {
      await pause(SHORTEST_PAUSE_MS + random() * (LONGEST_PAUSE_MS - SHORTEST_PAUSE_MS));
      const member = kind[Math.floor(random() * kind.length)] as Member;
      await member.kill();
      killed(member.name);
    }
  }
}

/** Ids of the jobs of all uploads that were answered; one that was not is tried again as another document. */
async function uploadAll(url: string, key: string, documents: number): Promise<string[]> {
  const names = (await readdir(SAMPLES)).filter((name) => name.endsWith(".pdf")).toSorted();
  const samples = await Promise.all(names.map((name) => readFile(new URL(name, SAMPLES))));
  const jobs: string[] = [];
  for (let index = 0; jobs.length < documents; index += 1) {
    const form = new FormData();
    form.set("file", new Blob([samples[index % samples.length] as Buffer<ArrayBuffer>]), "register.pdf");
    form.set("create_job", "true");
    const answer = await request(`${url}/api/v1/documents/upload/`, key, { method: "POST", body: form });
    if (answer === null) await pause(50);
    else jobs.push((answer as { job_id: string }).job_id);
  }
  return jobs;
}

/** Null when no answer came, or one that says to try again later. */
async function request(url: string, key: string, init: RequestInit): Promise<unknown> {
  try {
    const response = await fetch(url, { ...init, headers: { ...init.headers, "X-API-Key": key } });
    const body: unknown = await response.json();
    if (response.status === 201) return body;
    // A statement that was under way when the database died may have any end.
    if (response.status >= 500) return null;
    throw new Error(`${response.status}: ${JSON.stringify(body)}`);
  } catch (error) {
    // What fetch throws where there is no answer.
    if (error instanceof TypeError || error instanceof SyntaxError) return null;
    throw error;
  }
}

async function outcome(url: string, accepted: readonly string[]): Promise<Omit<FaultReport, "kills">> {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  try {
    const startedMs = performance.now();
    for (;;) {
      const { rows } = await database.query(
        "select count(*)::int as open from jobs where status in ('pending', 'processing')",
      );
      if (rows[0].open === 0 || performance.now() - startedMs > SETTLE_PATIENCE_MS) break;
      await pause(200);
    }
    const settledAfterSeconds = (performance.now() - startedMs) / 1_000;
    const { rows } = await database.query(`
      select jobs.id, status, error_code,
        (select count(*)::int from results where job_id = jobs.id) as results,
        (select count(*)::int from deliveries where payload->>'job_id' = jobs.id::text) as events,
        (select count(*)::int from paylift_queue.job where data->>'id' = jobs.id::text and name = 'jobs') as entries
      from jobs`);
    const failed: Record<string, number> = {};
    for (const { status, error_code: code } of rows)
      if (status === "failed") failed[code] = (failed[code] ?? 0) + 1;
    return {
      accepted: accepted.length,
      completed: rows.filter(({ status }) => status === "completed").length,
      failed,
      faults: faultsOf(accepted, rows),
      settledAfterSeconds,
    };
  } finally {
    await database.end();
  }
}

interface JobRow {
  readonly id: string;
  readonly status: string;
  readonly results: number;
  readonly events: number;
  readonly entries: number;
}

function faultsOf(accepted: readonly string[], rows: readonly JobRow[]): string[] {
  const known = new Set(rows.map(({ id }) => id));
  const lost = accepted.filter((id) => !known.has(id)).map((id) => `${id}: accepted, and lost`);
  const wrong = rows.flatMap(({ id, status, results, events, entries }) => [
    ...(status === "completed" || status === "failed" ? [] : [`${id}: stuck as ${status}`]),
    ...(results === (status === "completed" ? 1 : 0) ? [] : [`${id}: ${status} with ${results} results`]),
    ...(events === 1 ? [] : [`${id}: ${status}, told ${events} times`]),
    ...(entries === 0 ? [] : [`${id}: ${status}, and still in the queue`]),
  ]);
  return [...lost, ...wrong];
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
