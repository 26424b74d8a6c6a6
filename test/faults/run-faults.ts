import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectionsOf } from "./connections.ts";
import { engineOf, runPaylift, startMember, type Member } from "./fleet.ts";
import { freePort } from "./free-port.ts";
import { readHistory, type History } from "./history.ts";
import { clockOf, killInTurn } from "./kills.ts";
import { mortalPostgres } from "./mortal-postgres.ts";
import { recoverySeconds } from "./recovery.ts";
import { untilSettled } from "./until-settled.ts";
import { documentsToUpload, request, uploadUntil } from "./uploads.ts";

export interface FaultOptions {
  /** At least so many are uploaded, and more for as long as somebody is still to be killed. */
  readonly documents: number;
  /** Of each: the server, a worker, an engine, Postgres, all connections to it. */
  readonly killsOfEach: number;
  /** Also stops the clock of a worker in each round, and uploads large documents too. */
  readonly long: boolean;
  /** Decides who is killed when. */
  readonly seed: number;
  readonly onProgress: (text: string) => void;
}

export interface FaultReport extends History {
  /** Uploads that were answered with 201. */
  readonly accepted: number;
  readonly kills: Readonly<Record<string, number>>;
  /**
   * From the kill of a worker until the last of the jobs that it held was taken by another, in seconds, while the others
   * were killed too.
   */
  readonly recoverySeconds: { readonly measured: number; readonly median: number; readonly longest: number };
  /** From the last upload or kill until nothing waited any more. */
  readonly settledAfterSeconds: number;
}

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
    const clock = clockOf(first);
    started.push(server, first, second, clock);
    await request(`${url}/api/v1/webhooks/`, key, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      // Nobody listens there, and a private address is never asked: what counts is that it was to be told.
      body: JSON.stringify({ url: "http://127.0.0.1:9/", events: EVENTS }),
    });
    const kinds = [
      ...(options.long ? [[clock]] : []),
      [server],
      [first, second],
      [engineOf(first), engineOf(second)],
      [postgres],
      [connectionsOf(postgres.url)],
    ];
    const { seed, killsOfEach: rounds } = options;
    const kills: Record<string, number> = {};
    const recoveries: Promise<number | null>[] = [];
    const told = (seconds: number | null): number | null => {
      if (seconds !== null) options.onProgress(`taken by another after ${seconds.toFixed(1)} s`);
      return seconds;
    };
    const kill = async (member: Member): Promise<void> => {
      const killed = Promise.withResolvers<void>();
      const act = (): Promise<void> => member.kill().then(killed.resolve, killed.reject);
      if (member.name === "worker") recoveries.push(recoverySeconds(postgres.url, act).then(told));
      else await act();
      await killed.promise;
      kills[member.name] = (kills[member.name] ?? 0) + 1;
      options.onProgress(`killed: ${member.name} (${kills[member.name]})`);
    };
    const over = new AbortController();
    const documents = await documentsToUpload({ large: options.long });
    const uploading = uploadUntil({
      url,
      key,
      documents,
      least: options.documents,
      seed,
      enough: over.signal,
    });
    const killing = killInTurn(kinds, { rounds, seed, kill }).finally(() => over.abort());
    const [accepted] = await Promise.all([uploading, killing]);
    options.onProgress(`${accepted.length} accepted; waiting for their ends`);
    const settledAfterSeconds = await untilSettled(postgres.url);
    const recovered = (await Promise.all(recoveries))
      .filter((seconds) => seconds !== null)
      .toSorted((a, b) => a - b);
    const blobs = { kind: "folder", folder: join(data, "blobs") } as const;
    const history = await readHistory(postgres.url, blobs, accepted);
    const faults = [...history.faults, ...(await faultsOfMetrics(url, key, history))];
    return {
      ...history,
      kills,
      accepted: accepted.length,
      faults,
      recoverySeconds: {
        measured: recovered.length,
        median: recovered[recovered.length >> 1] ?? 0,
        longest: recovered.at(-1) ?? 0,
      },
      settledAfterSeconds,
    };
  } finally {
    for (const member of started.toReversed()) await member.stop();
    await rm(data, { recursive: true, force: true });
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
