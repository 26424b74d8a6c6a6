import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Random } from "@paylift/samples";
import { engineOf, runPaylift, startMember, type Member } from "./fleet.ts";
import { connectionsOf } from "./connections.ts";
import { readHistory, type Accepted, type History } from "./history.ts";
import { freePort } from "./free-port.ts";
import { mortalPostgres } from "./mortal-postgres.ts";
import { untilSettled } from "./until-settled.ts";

export interface FaultOptions {
  readonly documents: number;
  /** Of each: the server, a worker, an engine, Postgres, all connections to it. */
  readonly killsOfEach: number;
  /** Decides who is killed when. */
  readonly seed: number;
  readonly onProgress: (text: string) => void;
}

export interface FaultReport extends History {
  /** Uploads that were answered with 201. */
  readonly accepted: number;
  readonly kills: Readonly<Record<string, number>>;
  /** From the last upload or kill until nothing waited any more. */
  readonly settledAfterSeconds: number;
}

const SAMPLES = new URL("../../examples/samples/documents/", import.meta.url);
const SHORTEST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 1_500;
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
    const killing = killInTurn(
      [
        [server],
        [first, second],
        [engineOf(first), engineOf(second)],
        [postgres],
        [connectionsOf(postgres.url)],
      ],
      {
        ...options,
        killed: (name) => {
          kills[name] = (kills[name] ?? 0) + 1;
          options.onProgress(`killed: ${name}`);
        },
      },
    );
    const uploading = uploadAll(url, key, options.documents);
    const [accepted] = await Promise.all([uploading, killing]);
    options.onProgress(`${accepted.length} accepted; waiting for their ends`);
    const settledAfterSeconds = await untilSettled(postgres.url);
    const history = await readHistory(
      postgres.url,
      { kind: "folder", folder: join(data, "blobs") },
      accepted,
    );
    const faults = [...history.faults, ...(await faultsOfMetrics(url, key, history))];
    return { ...history, kills, accepted: accepted.length, faults, settledAfterSeconds };
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
  const random = new Random(seed);
  for (let round = 0; round < killsOfEach; round += 1) {
    for (const kind of kinds) {
      await pause(SHORTEST_PAUSE_MS + random.next() * (LONGEST_PAUSE_MS - SHORTEST_PAUSE_MS));
      const member = random.pick(kind);
      await member.kill();
      killed(member.name);
    }
  }
}

/** All uploads that were answered; one that was not is tried again as another document. */
async function uploadAll(url: string, key: string, documents: number): Promise<Accepted[]> {
  const names = (await readdir(SAMPLES)).filter((name) => name.endsWith(".pdf")).toSorted();
  const samples = await Promise.all(names.map((name) => readFile(new URL(name, SAMPLES))));
  const accepted: Accepted[] = [];
  for (let index = 0; accepted.length < documents; index += 1) {
    const form = new FormData();
    form.set("file", new Blob([samples[index % samples.length] as Buffer<ArrayBuffer>]), "register.pdf");
    form.set("create_job", "true");
    const answer = await request(`${url}/api/v1/documents/upload/`, key, { method: "POST", body: form });
    if (answer === null) await pause(50);
    else {
      const { id, checksum, job_id: jobId } = answer as { id: string; checksum: string; job_id: string };
      accepted.push({ id, checksum, jobId });
    }
  }
  return accepted;
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

/** What the service says of itself, beside what is stored. */
async function faultsOfMetrics(url: string, key: string, history: History): Promise<string[]> {
  const response = await fetch(`${url}/api/v1/dashboard/metrics/`, { headers: { "X-API-Key": key } });
  const { jobs_by_status: told } = (await response.json()) as { jobs_by_status: Record<string, number> };
  const failed = Object.values(history.failed).reduce((sum, jobs) => sum + jobs, 0);
  return told["completed"] === history.completed && told["failed"] === failed
    ? []
    : [`metrics tell of ${told["completed"]} completed and ${told["failed"]} failed jobs`];
}
