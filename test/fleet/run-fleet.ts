import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { startPostgres } from "../../packages/store/test/support/postgres-server.ts";
import { runPaylift, startMember, type Node } from "../faults/fleet.ts";
import { freePort } from "../faults/free-port.ts";
import { readHistory, type Accepted } from "../faults/history.ts";
import { untilSettled } from "../faults/until-settled.ts";
import { startBucket, type Bucket } from "./bucket.ts";
import { newDocuments, uploadAll } from "./customers.ts";
import { startRelay } from "./relay.ts";

export interface FleetOptions {
  /** In each scene. */
  readonly documents: number;
  /** Names of the scenes to be played; all of them when there are none. */
  readonly scenes: readonly string[];
  readonly onProgress: (text: string) => void;
}

/** A scene: what went wrong, and its figures. */
export interface Scene {
  readonly faults: readonly string[];
  readonly [figure: string]: unknown;
}

interface Stage {
  readonly documents: readonly Uint8Array[];
  readonly bucket: Bucket;
  readonly say: (text: string) => void;
  /** A new migrated database; its address. */
  newDatabase(): Promise<string>;
}

/** Two API nodes and up to four workers as processes, on one Postgres and one bucket. Null without a Postgres. */
export async function runFleet(options: FleetOptions): Promise<Record<string, Scene> | null> {
  const { documents: count, onProgress } = options;
  const names = options.scenes.length > 0 ? options.scenes : Object.keys(SCENES);
  const unknown = names.filter((name) => !Object.hasOwn(SCENES, name));
  if (unknown.length > 0) throw new Error(`no scene ${unknown}; there are ${Object.keys(SCENES)}`);
  const postgres = await startPostgres();
  if (typeof postgres === "string") return null;
  const bucket = await startBucket();
  try {
    const documents = await newDocuments(count);
    const stage: Stage = {
      documents,
      bucket,
      say: onProgress,
      newDatabase: () => postgres.createMigrated(),
    };
    const played: Record<string, Scene> = {};
    for (const name of names) played[name] = await (SCENES[name] as (stage: Stage) => Promise<Scene>)(stage);
    return played;
  } finally {
    await bucket.stop();
    await postgres.stop();
  }
}

interface Fleet {
  readonly nodes: readonly { readonly url: string; readonly node: Node }[];
  readonly workers: readonly Node[];
  readonly key: string;
  readonly url: string;
  stop(): Promise<void>;
}

/** `ways` are the addresses of the database as each worker has it. */
async function startFleet(stage: Stage, url: string, apis: number, ways: readonly string[]): Promise<Fleet> {
  const env = { ...stage.bucket.env, PAYLIFT_REQUESTS_PER_MINUTE: "0", PAYLIFT_MIGRATE: "false" };
  const at = (address: string) => ({ ...env, DATABASE_URL: address });
  const create = ["keys", "create", "--organization", "acme", "--scopes", "all", "--json"];
  const { key } = JSON.parse(await runPaylift(create, at(url))) as { key: string };
  const nodes: Fleet["nodes"][number][] = [];
  for (let index = 0; index < apis; index += 1) {
    const port = await freePort();
    const args = ["serve", "--no-worker", "--port", String(port)];
    nodes.push({ url: `http://127.0.0.1:${port}`, node: await startMember("api", args, at(url)) });
  }
  // A webhook nobody listens to: that each end is to be told once is stored.
  const hook = { url: "http://127.0.0.1:9/", events: ["job.completed", "job.failed"] };
  await fetch(`${nodes[0]?.url}/api/v1/webhooks/`, {
    method: "POST",
    headers: { "X-API-Key": key, "Content-Type": "application/json" },
    body: JSON.stringify(hook),
  });
  const workers: Node[] = [];
  for (const way of ways) workers.push(await startMember("worker", ["work", "--threads", "1"], at(way)));
  return {
    nodes,
    workers,
    key,
    url,
    async stop() {
      await Promise.all([...nodes.map(({ node }) => node), ...workers].map((member) => member.stop()));
    },
  };
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

async function historyOf(
  stage: Stage,
  fleet: Fleet,
  accepted: readonly Accepted[],
): Promise<readonly string[]> {
  const { env } = stage.bucket;
  const blobs = {
    kind: "s3",
    endpoint: env["S3_ENDPOINT"] ?? "",
    bucket: env["S3_BUCKET"] ?? "",
    region: "us-east-1",
    accessKeyId: env["S3_ACCESS_KEY_ID"] ?? "",
    secretAccessKey: env["S3_SECRET_ACCESS_KEY"] ?? "",
    prefix: "",
  } as const;
  const { faults } = await readHistory(fleet.url, blobs, accepted);
  // Earlier scenes have documents in the same bucket.
  return faults.filter((fault) => !fault.endsWith("bytes of no document"));
}

/** Documents a minute from a full queue, by number of workers, and how much is stored for them. */
async function throughput(stage: Stage): Promise<Scene> {
  const perMinute: Record<string, number> = {};
  let growth: object = {};
  const faults: string[] = [];
  for (const workers of [1, 2, 4]) {
    stage.say(`throughput: ${workers} workers`);
    const url = await stage.newDatabase();
    const api = await startFleet(stage, url, 1, []);
    const size = async (): Promise<number> =>
      Number((await query(url, "select pg_database_size(current_database()) as bytes"))[0]?.["bytes"]);
    const [database, bucket] = [await size(), await stage.bucket.bytes()];
    const { accepted } = await uploadAll(
      api.nodes.map((node) => node.url),
      api.key,
      stage.documents,
      8,
    );
    const ways = Array.from({ length: workers }, () => url);
    const env = { ...stage.bucket.env, DATABASE_URL: url, PAYLIFT_MIGRATE: "false" };
    const started = await Promise.all(ways.map(() => startMember("worker", ["work", "--threads", "1"], env)));
    const warm = Math.floor(accepted.length / 5);
    while ((await done(url)) < warm) await pause(50);
    const [from, startedMs] = [await done(url), performance.now()];
    await untilSettled(url);
    perMinute[workers] = Math.round(((accepted.length - from) * 60_000) / (performance.now() - startedMs));
    await Promise.all(started.map((worker) => worker.stop()));
    faults.push(...(await historyOf(stage, api, accepted)));
    const perThousand = (bytes: number): number => Math.round((bytes / accepted.length) * 1_000);
    await query(url, "vacuum analyze");
    if (workers === 1) {
      growth = {
        databaseBytesPerThousand: perThousand((await size()) - database),
        bucketBytesPerThousand: perThousand((await stage.bucket.bytes()) - bucket),
      };
    }
    await api.stop();
  }
  return { faults, documentsPerMinute: perMinute, ...growth };
}

async function done(url: string): Promise<number> {
  const [row] = await query(
    url,
    "select count(*)::int as done from jobs where status in ('completed', 'failed')",
  );
  return Number(row?.["done"]);
}

/** Every process is replaced while documents are uploaded. */
async function rollingRestart(stage: Stage): Promise<Scene> {
  stage.say("rolling restart");
  const url = await stage.newDatabase();
  const fleet = await startFleet(stage, url, 2, [url, url, url, url]);
  const uploading = uploadAll(
    fleet.nodes.map((node) => node.url),
    fleet.key,
    stage.documents,
    4,
  );
  for (const member of [...fleet.nodes.map(({ node }) => node), ...fleet.workers]) await member.restart();
  const uploads = await uploading;
  const settledAfterSeconds = await untilSettled(url);
  const faults = await historyOf(stage, fleet, uploads.accepted);
  const retried = await query(url, "select count(*)::int as jobs from jobs where attempt > 1");
  await fleet.stop();
  const sorted = uploads.latenciesMs.toSorted((a, b) => a - b);
  const quantile = (share: number): number => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  return {
    faults: uploads.wrong > 0 ? [...faults, `${uploads.wrong} wrong checksums`] : faults,
    accepted: uploads.accepted.length,
    uploadTriesWithoutAnswer: uploads.unanswered,
    jobsReadTwice: retried[0]?.["jobs"],
    uploadMsP50: quantile(0.5),
    uploadMsP99: quantile(0.99),
    settledAfterSeconds,
  };
}

/** While everybody works something happens to one worker; how long the others take to end what it held. */
async function strike(
  stage: Stage,
  fleet: Fleet,
  happen: () => void | Promise<void>,
): Promise<{ accepted: readonly Accepted[]; recoverySeconds: number }> {
  const urls = fleet.nodes.map((node) => node.url);
  const { accepted } = await uploadAll(urls, fleet.key, stage.documents, 8);
  await happen();
  const startedMs = performance.now();
  await untilSettled(fleet.url);
  return { accepted, recoverySeconds: (performance.now() - startedMs) / 1_000 };
}

/** One worker is cut off from the database in the middle of its work, and comes back when others have done it. */
async function partition(stage: Stage): Promise<Scene> {
  stage.say("partition of a worker");
  const url = await stage.newDatabase();
  const relay = await startRelay(url);
  const fleet = await startFleet(stage, url, 2, [relay.url, url]);
  try {
    const { accepted, recoverySeconds } = await strike(stage, fleet, () => relay.cut());
    relay.heal();
    await pause(3_000);
    return { faults: await historyOf(stage, fleet, accepted), accepted: accepted.length, recoverySeconds };
  } finally {
    await fleet.stop();
    await relay.stop();
  }
}

/** One worker stands still for longer than its leases, and goes on as if nothing had been. */
async function stoppedClock(stage: Stage): Promise<Scene> {
  stage.say("a worker that stands still");
  const url = await stage.newDatabase();
  const fleet = await startFleet(stage, url, 2, [url, url]);
  const { accepted, recoverySeconds } = await strike(stage, fleet, () => fleet.workers[0]?.freeze());
  fleet.workers[0]?.thaw();
  await pause(3_000);
  const faults = await historyOf(stage, fleet, accepted);
  await fleet.stop();
  return { faults, accepted: accepted.length, recoverySeconds };
}

/** One worker is killed in the middle of its work. */
async function deadWorker(stage: Stage): Promise<Scene> {
  stage.say("a worker that is killed");
  const url = await stage.newDatabase();
  const fleet = await startFleet(stage, url, 2, [url, url]);
  const { accepted, recoverySeconds } = await strike(stage, fleet, () => {
    process.kill(fleet.workers[0]?.pid() ?? 0, "SIGKILL");
  });
  const faults = await historyOf(stage, fleet, accepted);
  await Promise.all(
    [...fleet.nodes.map(({ node }) => node), ...fleet.workers.slice(1)].map((member) => member.stop()),
  );
  return { faults, accepted: accepted.length, recoverySeconds };
}

const SCENES: Readonly<Record<string, (stage: Stage) => Promise<Scene>>> = {
  throughput,
  rollingRestart,
  partition,
  stoppedClock,
  deadWorker,
};
