import { createEngine } from "@paylift/engine";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { addressIn, clientOf, createKey, type Client } from "./service.ts";
import { onePageDocuments } from "./one-page-documents.ts";
import { runPaylift, startPaylift } from "./processes.ts";

const LOOK_EVERY_MS = 50;

/** Documents a second, round by round. */
export interface DrainRounds {
  readonly queue: number[];
  readonly engine: number[];
  /** Different documents among them. */
  readonly distinct: number;
}

/** A queue full of documents of one page, and the engine alone on the same documents, in turn. */
export async function measureDrain(
  newEnv: () => Promise<Record<string, string>>,
  options: {
    readonly rounds: number;
    readonly documents: number;
    readonly threads: number;
    readonly onProgress: (text: string) => void;
  },
): Promise<DrainRounds> {
  const different = await onePageDocuments();
  const all = Array.from(
    { length: options.documents },
    (_, index) => different[index % different.length] as Uint8Array,
  );
  const measured: DrainRounds = { queue: [], engine: [], distinct: different.length };
  for (let round = 1; round <= options.rounds; round += 1) {
    options.onProgress(`drain: round ${round} of ${options.rounds}`);
    measured.engine.push(await engineAlone(all, options.threads));
    measured.queue.push(await queued(await newEnv(), all, options.threads));
  }
  return measured;
}

/** From the moment that a tenth is done, on both sides: until then compilers and caches are warming up. */
const WARM_UP_SHARE = 0.1;

async function engineAlone(documents: readonly Uint8Array[], threads: number): Promise<number> {
  const engine = await createEngine({ threads });
  const warmUp = Math.floor(documents.length * WARM_UP_SHARE);
  let next = 0;
  let done = 0;
  let startedMs = 0;
  const lane = async (): Promise<void> => {
    while (next < documents.length) {
      const bytes = documents[next++] as Uint8Array;
      await engine.extract(bytes.slice());
      done += 1;
      if (done === warmUp) startedMs = performance.now();
    }
  };
  await Promise.all(Array.from({ length: threads * 2 }, lane));
  const seconds = (performance.now() - startedMs) / 1_000;
  await engine.close();
  return (documents.length - warmUp) / seconds;
}

async function queued(
  env: Record<string, string>,
  documents: readonly Uint8Array[],
  threads: number,
): Promise<number> {
  await runPaylift(["migrate", "up"], env);
  const key = await createKey(env);
  const node = await startPaylift(["serve", "--no-worker", "--port", "0"], env);
  await uploadAll(clientOf(addressIn(node.firstLine), key), documents);
  await node.stop();
  const database = new pg.Client({ connectionString: env["DATABASE_URL"] });
  await database.connect();
  const worker = await startPaylift(["work", "--threads", String(threads)], env);
  try {
    const warmUp = Math.floor(documents.length * WARM_UP_SHARE);
    let [counted, startedMs] = [0, 0];
    for (;;) {
      const { rows } = await database.query(
        "select count(*) filter (where status = 'completed') as done, count(*) filter (where status = 'failed') as failed from jobs",
      );
      const [{ done, failed }] = rows as [{ done: string; failed: string }];
      if (Number(failed) > 0) throw new Error("a document failed");
      if (startedMs === 0 && Number(done) >= warmUp) [counted, startedMs] = [Number(done), performance.now()];
      if (Number(done) === documents.length) break;
      await pause(LOOK_EVERY_MS);
    }
    return (documents.length - counted) / ((performance.now() - startedMs) / 1_000);
  } finally {
    await worker.stop();
    await database.end();
  }
}

async function uploadAll(client: Client, documents: readonly Uint8Array[]): Promise<void> {
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < documents.length) await client.upload(documents[next++] as Uint8Array, true);
  };
  await Promise.all(Array.from({ length: 8 }, lane));
}
