import { createHash, randomBytes } from "node:crypto";
import type { Client } from "../service.ts";
import type { Running } from "../processes.ts";

/** How the service took many uploads at once. */
export interface UploadsReport {
  readonly uploads: number;
  readonly megabytesEach: number;
  readonly seconds: number;
  /** Uploads that were not answered with 201. */
  readonly failed: number;
  /** Documents whose bytes, fetched again, are not those that were sent. */
  readonly wrong: number;
  /** How far the resident memory of the server rose above what it was before, in MiB. */
  readonly grownMb: number;
}

const SAMPLE_EVERY_MS = 5;

/** Sends so many documents at the same moment, and fetches each again. */
export async function runUploads(
  client: Client,
  server: Running,
  { uploads, megabytesEach }: { readonly uploads: number; readonly megabytesEach: number },
): Promise<UploadsReport> {
  const before = server.rssMb();
  let most = before;
  const sampling = setInterval(() => (most = Math.max(most, server.rssMb())), SAMPLE_EVERY_MS);
  const startedMs = performance.now();
  const sent = await Promise.allSettled(
    Array.from({ length: uploads }, async () => {
      // Different bytes each: equal ones would be stored once.
      const bytes = randomBytes(megabytesEach * 2 ** 20);
      bytes.write("%PDF-1.7\n");
      const checksum = createHash("sha256").update(bytes).digest("hex");
      return { id: (await client.upload(bytes, false)).id, checksum };
    }),
  );
  const seconds = (performance.now() - startedMs) / 1_000;
  clearInterval(sampling);
  const accepted = sent.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  let wrong = 0;
  for (const { id, checksum } of accepted) {
    const response = await fetch(`${client.url}/api/v1/documents/${id}/content/`, {
      headers: client.headers,
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    if (createHash("sha256").update(bytes).digest("hex") !== checksum) wrong += 1;
  }
  return {
    uploads,
    megabytesEach,
    seconds: Math.round(seconds * 10) / 10,
    failed: uploads - accepted.length,
    wrong,
    grownMb: Math.round(most - before),
  };
}
