import { test } from "tap";
import { goodDocument } from "../packages/engine/test/support/good-document.ts";
import { differentScans } from "../packages/engine/test/support/scanned-pdf.ts";
import { deleteDocument, pass, startUpload, whatBecameOf, type Uploaded } from "./hostile/service/client.ts";
import { startWatchedService } from "./hostile/service/watched-service.ts";

const PATIENCE_SECONDS = 300;

test("others are served while one organization fills every thread, and what is under way can be deleted", async (t) => {
  const service = await startWatchedService({ PAYLIFT_THREADS: "2" });
  t.teardown(() => service.stop());
  const [hostile, others] = [await service.keyOf("hostile"), await service.keyOf("others")];
  // Each takes minutes, and there are twice as many as a worker has places.
  const scans = await differentScans(goodDocument(), 40);
  const uploaded: Uploaded[] = [];
  for (let i = 0; i < 8; i++) uploaded.push(await startUpload(service.url, hostile, scans));
  const states = (): Promise<string[]> =>
    Promise.all(uploaded.map((one) => whatBecameOf(service.url, hostile, one)));
  for (let i = 0; i < 5; i++) {
    const { end } = await pass(service.url, others, goodDocument(), PATIENCE_SECONDS);
    t.equal(end, "completed");
  }
  const open = (await states()).filter((state) => state === "pending" || state === "processing");
  t.equal(open.length, uploaded.length, "nothing of the other's has ended by then");

  for (const one of uploaded) await deleteDocument(service.url, hostile, one);
  t.same([...new Set(await states())], ["not_found"], "documents and jobs are gone");
  const after = await pass(service.url, hostile, goodDocument(), PATIENCE_SECONDS);
  t.equal(after.end, "completed", "and their threads are free");
});
