import tap, { test } from "tap";
import { goodDocument } from "../packages/engine/test/support/good-document.ts";
import { differentScans } from "../packages/engine/test/support/scanned-pdf.ts";
import {
  deleteDocument,
  pass,
  signIn,
  startUpload,
  whatBecameOf,
  type Uploaded,
} from "./hostile/service/client.ts";
import { startFlood } from "./hostile/service/flood.ts";
import { startWatchedService } from "./hostile/service/watched-service.ts";

const PATIENCE_SECONDS = 300;

const service = await startWatchedService({
  PAYLIFT_THREADS: "2",
  PAYLIFT_STORAGE_MB_EACH: "100",
  // Passwords come from addresses that nobody has here.
  PAYLIFT_TRUST_PROXY: "true",
});
tap.teardown(() => service.stop());
const { url } = service;
const [hostile, others] = [await service.keyOf("hostile"), await service.keyOf("others")];

test("others are served while one organization fills every thread, and what is under way can be deleted", async (t) => {
  // Each takes minutes, and there are twice as many as a worker has places.
  const scans = await differentScans(goodDocument(), 40);
  const uploaded: Uploaded[] = [];
  for (let i = 0; i < 8; i++) uploaded.push(await startUpload(url, hostile, scans));
  const states = (): Promise<string[]> => Promise.all(uploaded.map((one) => whatBecameOf(url, hostile, one)));
  for (let i = 0; i < 5; i++) {
    const { end } = await pass(url, others, goodDocument(), PATIENCE_SECONDS);
    t.equal(end, "completed");
  }
  const open = (await states()).filter((state) => state === "pending" || state === "processing");
  t.equal(open.length, uploaded.length, "nothing of the other's has ended by then");

  for (const one of uploaded) await deleteDocument(url, hostile, one);
  t.same([...new Set(await states())], ["not_found"], "documents and jobs are gone");
  const after = await pass(url, hostile, goodDocument(), PATIENCE_SECONDS);
  t.equal(after.end, "completed", "and their threads are free");
});

test("a user signs in, and others are served, while passwords are tried from everywhere", async (t) => {
  const user = await service.userOf("others");
  t.equal(await signIn(url, user, "192.0.2.1"), "201");
  const flood = startFlood({ kind: "passwords", url, email: user.email, atOnce: 64 });
  for (let i = 0; i < 5; i++) {
    t.equal(await signIn(url, user, "192.0.2.1"), "201", "where they have signed in before");
    t.equal((await pass(url, others, goodDocument(), PATIENCE_SECONDS)).end, "completed");
  }
  t.equal(await signIn(url, user, "198.51.100.1"), "201", "and elsewhere, later");
  t.same(Object.keys(await flood.stop()), ["wrong_credentials"]);
});

test("a page is read while another organization's uploads of 20 MB are taken, and refused", async (t) => {
  const uploads = { bytes: 20 * 2 ** 20, atOnce: 20, deletes: false } as const;
  const flood = startFlood({ kind: "uploads", url, key: hostile, ...uploads });
  for (let i = 0; i < 5; i++)
    t.equal((await pass(url, others, goodDocument(), PATIENCE_SECONDS)).end, "completed");
  const ends = Object.keys(await flood.stop());
  const expected = ["201", "storage_quota_exceeded", "too_many_uploads"];
  t.same(
    ends.filter((end) => !expected.includes(end)),
    [],
  );
});
