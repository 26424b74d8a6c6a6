import { createHash } from "node:crypto";
import { readdir, utimes } from "node:fs/promises";
import { join } from "node:path";
import { openStore, type BlobOptions } from "@paylift/store";
import pg from "pg";

/** An upload that was answered with 201. */
export interface Accepted {
  readonly id: string;
  readonly checksum: string;
  readonly jobId: string;
}

/** What became of everything. */
export interface History {
  readonly completed: number;
  readonly failed: Readonly<Record<string, number>>;
  /** What must not be: each line says of what, and what is wrong with it. */
  readonly faults: readonly string[];
}

interface JobRow {
  readonly id: string;
  readonly status: string;
  readonly error_code: string | null;
  readonly results: number;
  readonly events: number;
  readonly entries: number;
}

const LONG_AGO = new Date(Date.now() - 86_400_000);

/**
 * Goes through all that is stored once nothing waits any more: each accepted document with its bytes, each job with one
 * end, one result, one event, and nothing that belongs to nobody.
 */
export async function readHistory(
  databaseUrl: string,
  blobs: BlobOptions,
  accepted: readonly Accepted[],
): Promise<History> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    const { rows } = await database.query<JobRow>(`
      select jobs.id, status, error_code,
        (select count(*)::int from results where job_id = jobs.id) as results,
        (select count(*)::int from (select payload from deliveries union all select payload from outbox) as told
          where told.payload->>'job_id' = jobs.id::text) as events,
        (select count(*)::int from paylift_queue.job where data->>'id' = jobs.id::text and name = 'jobs') as entries
      from jobs`);
    const failed: Record<string, number> = {};
    for (const { status, error_code: code } of rows) {
      if (status === "failed") failed[code ?? "none"] = (failed[code ?? "none"] ?? 0) + 1;
    }
    const { rows: documents } = await database.query<{ id: string; checksum: string; blob_key: string }>(
      "select id, checksum, blob_key from documents",
    );
    return {
      completed: rows.filter(({ status }) => status === "completed").length,
      failed,
      faults: [
        ...faultsOfJobs(accepted, rows),
        ...(await faultsOfBytes(databaseUrl, blobs, accepted, documents)),
      ],
    };
  } finally {
    await database.end();
  }
}

function faultsOfJobs(accepted: readonly Accepted[], rows: readonly JobRow[]): string[] {
  const known = new Set(rows.map(({ id }) => id));
  const lost = accepted
    .filter(({ jobId }) => !known.has(jobId))
    .map(({ jobId }) => `${jobId}: accepted, and lost`);
  const wrong = rows.flatMap(({ id, status, results, events, entries }) => [
    ...(status === "completed" || status === "failed" ? [] : [`${id}: stuck as ${status}`]),
    ...(results === (status === "completed" ? 1 : 0) ? [] : [`${id}: ${status} with ${results} results`]),
    ...(events === 1 ? [] : [`${id}: ${status}, told ${events} times`]),
    ...(entries === 0 ? [] : [`${id}: ${status}, and still in the queue`]),
  ]);
  return [...lost, ...wrong];
}

async function faultsOfBytes(
  databaseUrl: string,
  blobs: BlobOptions,
  accepted: readonly Accepted[],
  documents: readonly { readonly id: string; readonly checksum: string; readonly blob_key: string }[],
): Promise<string[]> {
  const store = await openStore({ database: { kind: "postgres", url: databaseUrl }, blobs });
  try {
    // What an upload without an answer has left is not for the hour to hide: housekeeping sees it as it will then.
    if (blobs.kind === "folder") {
      await makeOld(blobs.folder);
      await store.sweepBlobs();
      await store.blobs.sweepTemporary({ olderThanMs: 0 });
    }
    const byId = new Map(documents.map((document) => [document.id, document]));
    const faults: string[] = [];
    for (const { id, checksum } of accepted) {
      const document = byId.get(id);
      if (document?.checksum !== checksum) faults.push(`${id}: not the document that was accepted`);
      else if ((await checksumOf(store.blobs, document.blob_key)) !== checksum)
        faults.push(`${id}: other bytes`);
    }
    const used = new Set(documents.map(({ blob_key: key }) => key));
    for await (const key of store.blobs.keys({ olderThanMs: -1_000 })) {
      if (!used.has(key)) faults.push(`${key}: bytes of no document`);
    }
    const temporary = blobs.kind === "folder" ? join(blobs.folder, "temporary") : "";
    for (const name of await readdir(temporary).catch(() => [])) {
      faults.push(`${name}: a file that was left half-written`);
    }
    return faults;
  } finally {
    await store.close();
  }
}

async function checksumOf(
  blobs: { open(key: string): Promise<AsyncIterable<Uint8Array>> },
  key: string,
): Promise<string> {
  const hash = createHash("sha256");
  try {
    for await (const chunk of await blobs.open(key)) hash.update(chunk);
  } catch {
    return "none";
  }
  return `sha256:${hash.digest("hex")}`;
}

async function makeOld(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])) {
    if (entry.isFile()) await utimes(join(entry.parentPath, entry.name), LONG_AGO, LONG_AGO);
  }
}
