import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../../../packages/store/test/support/postgres-server.ts";
import { startBucket } from "../../fleet/bucket.ts";
import { readHistory, type Accepted } from "../history.ts";
import { untilSettled } from "../until-settled.ts";
import { documentsToUpload, uploadUntil } from "../uploads.ts";
import { breakingBucket, BUCKET_FAULTS } from "./breaking-bucket.ts";
import { breakingDatabase, DATABASE_FAULTS } from "./breaking-database.ts";
import { startService, type Service } from "./service.ts";

/** What came of one kind of fault. */
export interface NthReport {
  /** Calls that were made to fail, one a run. */
  readonly calls: number;
  readonly accepted: number;
  /** Jobs that failed, by code. */
  readonly failed: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
}

/** In a row: as many as are tried before a client or a job is told. */
const LASTING = 4;

/** Each call to the database that an upload and its job make, and each of its answers, is lost once. */
export async function databaseScene(
  most: number,
  say: (text: string) => void,
): Promise<Record<string, NthReport>> {
  return scene(async (databaseUrl, data) => {
    const database = await breakingDatabase(databaseUrl);
    const reports: Record<string, NthReport> = {};
    let failedBefore: NthReport["failed"] = {};
    const service = await startService({ DATABASE_URL: database.url, PAYLIFT_DATA: data });
    try {
      for (const fault of DATABASE_FAULTS) {
        const accepted: Accepted[] = [];
        let n = 1;
        for (; n <= most; n += 1) {
          say(`${fault}: call ${n}`);
          database.arm(n, fault);
          accepted.push(...(await oneDocument(service, databaseUrl)));
          if (!database.disarm()) break;
        }
        const blobs = { kind: "folder", folder: join(data, "blobs") } as const;
        const { failed, faults } = await readHistory(databaseUrl, blobs, accepted);
        const failedNow = lessOf(failed, failedBefore);
        reports[fault] = { calls: n - 1, accepted: accepted.length, failed: failedNow, faults };
        failedBefore = failed;
      }
      return reports;
    } finally {
      await service.stop();
      await database.stop();
    }
  });
}

/** Each request to the bucket that an upload and its job make fails, once and lastingly, in every way. */
export async function bucketScene(
  most: number,
  say: (text: string) => void,
): Promise<Record<string, NthReport>> {
  return scene(async (databaseUrl, data) => {
    const bucket = await startBucket();
    const breaking = await breakingBucket(bucket.env["S3_ENDPOINT"] ?? "");
    const env = {
      DATABASE_URL: databaseUrl,
      PAYLIFT_DATA: data,
      ...bucket.env,
      S3_ENDPOINT: breaking.endpoint,
    };
    const service = await startService(env);
    const reports: Record<string, NthReport> = {};
    let failedBefore: NthReport["failed"] = {};
    try {
      for (const fault of BUCKET_FAULTS) {
        const accepted: Accepted[] = [];
        let calls = 0;
        for (const count of [1, LASTING]) {
          for (let n = 1; n <= most; n += 1) {
            say(`${fault}, ${count} in a row: call ${n}`);
            breaking.arm(n, fault, count);
            accepted.push(...(await oneDocument(service, databaseUrl)));
            const came = breaking.disarm();
            calls += count;
            if (!came) break;
          }
        }
        const blobs = {
          kind: "s3",
          endpoint: bucket.env["S3_ENDPOINT"] ?? "",
          bucket: bucket.env["S3_BUCKET"] ?? "",
          region: "us-east-1",
          accessKeyId: bucket.env["S3_ACCESS_KEY_ID"] ?? "",
          secretAccessKey: bucket.env["S3_SECRET_ACCESS_KEY"] ?? "",
        } as const;
        const { failed, faults } = await readHistory(databaseUrl, blobs, accepted);
        // What an upload without an answer has left is swept after an hour.
        const lasting = faults.filter((line) => !line.endsWith("bytes of no document"));
        const failedNow = lessOf(failed, failedBefore);
        reports[fault] = { calls, accepted: accepted.length, failed: failedNow, faults: lasting };
        failedBefore = failed;
      }
      return reports;
    } finally {
      await service.stop();
      await breaking.stop();
      await bucket.stop();
    }
  });
}

/** What has been added to counts since. */
function lessOf(now: NthReport["failed"], before: NthReport["failed"]): NthReport["failed"] {
  const counts = Object.entries(now).map(([code, count]) => [code, count - (before[code] ?? 0)] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** Uploads until one is accepted, and waits for the ends of all jobs. */
async function oneDocument(service: Service, databaseUrl: string): Promise<Accepted[]> {
  const documents = (await documentsToUpload({ large: false })).slice(0, 1);
  const enough = AbortSignal.abort();
  const accepted = await uploadUntil({ ...service, documents, least: 1, seed: 1, enough });
  await untilSettled(databaseUrl);
  return accepted;
}

async function scene<T>(play: (databaseUrl: string, data: string) => Promise<T>): Promise<T> {
  const postgres = await startPostgres();
  if (typeof postgres === "string") throw new Error(postgres);
  const data = await mkdtemp(join(tmpdir(), "paylift-nth-"));
  try {
    return await play(await postgres.createMigrated(), data);
  } finally {
    await postgres.stop();
    await rm(data, { recursive: true, force: true });
  }
}
