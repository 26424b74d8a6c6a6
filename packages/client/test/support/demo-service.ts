import { join } from "node:path";
import type { Test } from "tap";
import { DOCUMENTS, sampleDocuments } from "../../../cli/test/support/sample-documents.ts";
import { servePaylift, startedFolder } from "../../../cli/test/support/serve-paylift.ts";
import { waitFor } from "../../../cli/test/support/service-client.ts";

/** Paths of two documents of different companies. */
export const [OLD, NEW] = sampleDocuments().map((name) => join(DOCUMENTS, name)) as [string, string];

/** `paylift serve` with a key of its sample organization; webhooks may go to this machine. */
export async function demoService(t: Test): Promise<{ url: string; key: string }> {
  const data = await startedFolder(t);
  const args = ["serve", "--demo", "--port", "0", "--data", data, "--threads", "1"];
  const served = await servePaylift(t, args, { env: { PAYLIFT_ALLOW_PRIVATE_WEBHOOKS: "true" } });
  await waitFor(() => served.stdout().includes("# Every path"));
  return { url: served.url, key: /^KEY=(\S+)$/m.exec(served.stdout())?.[1] ?? "" };
}
