import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { startPostgres } from "../../../packages/store/test/support/postgres-server.ts";
import { readHistory, type Accepted } from "../history.ts";
import { untilSettled } from "../until-settled.ts";
import { request } from "../uploads.ts";
import { startService } from "./service.ts";
import type { NthReport } from "./scenes.ts";

const DISK_MB = 4;
const DOCUMENT_BYTES = 300_000;
/** Several at once, so that one that would fit meets one that does not. */
const AT_ONCE = 4;
const UPLOADS = 40;

/**
 * Documents on a disk of a few megabytes, which is full after a dozen; then some are deleted, and it goes on. Needs the
 * right to mount a file system in memory.
 */
export async function fullDiskScene(say: (text: string) => void): Promise<Record<string, NthReport>> {
  const postgres = await startPostgres();
  if (typeof postgres === "string") throw new Error(postgres);
  const data = await mkdtemp(join(tmpdir(), "paylift-disk-"));
  const folder = join(data, "blobs");
  await mkdir(folder);
  await promisify(execFile)("mount", ["-t", "tmpfs", "-o", `size=${DISK_MB}m`, "none", folder]);
  try {
    const databaseUrl = await postgres.createMigrated();
    const service = await startService({ DATABASE_URL: databaseUrl, PAYLIFT_DATA: data });
    const accepted: Accepted[] = [];
    const faults: string[] = [];
    const { url, key } = service;
    const upload = async (index: number): Promise<boolean> => {
      const form = new FormData();
      form.set("file", new Blob([documentOf(index)]), "register.pdf");
      form.set("create_job", "true");
      const answer = await request(`${url}/api/v1/documents/upload/`, key, { method: "POST", body: form });
      if (answer === null) return false;
      const { id, checksum, job_id: jobId } = answer as { id: string; checksum: string; job_id: string };
      accepted.push({ id, checksum, jobId });
      return true;
    };
    try {
      let refused = 0;
      for (let index = 0; index < UPLOADS; index += AT_ONCE) {
        const round = Array.from({ length: AT_ONCE }, (_, i) => upload(index + i));
        refused += (await Promise.all(round)).filter((taken) => !taken).length;
      }
      say(`${accepted.length} documents fit, ${refused} were refused`);
      await untilSettled(databaseUrl);
      if (refused === 0) faults.push("the disk was never full");
      if ((await readdir(join(folder, "temporary"))).length > 0) faults.push("half of a document was left");
      for (const { id } of accepted.splice(0, accepted.length >> 1)) {
        await fetch(`${url}/api/v1/documents/${id}/`, { method: "DELETE", headers: { "X-API-Key": key } });
      }
      if (!(await upload(UPLOADS))) faults.push("nothing is taken once there is room");
      await untilSettled(databaseUrl);
      const history = await readHistory(databaseUrl, { kind: "folder", folder }, accepted);
      const report = { calls: refused, accepted: accepted.length, failed: history.failed };
      return { full: { ...report, faults: [...faults, ...history.faults] } };
    } finally {
      await service.stop();
    }
  } finally {
    await promisify(execFile)("umount", [folder]);
    await postgres.stop();
    await rm(data, { recursive: true, force: true });
  }
}

/** No payroll, but different bytes for each. */
function documentOf(index: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(DOCUMENT_BYTES).fill(32);
  bytes.set(Buffer.from(`%PDF-1.7 ${index}\n`));
  return bytes;
}
