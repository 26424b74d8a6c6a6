import { test } from "tap";
import { createStorageQuota } from "../../src/http/request/storage-quota.ts";
import { PDF } from "./support/samples.ts";
import { startService } from "./support/service.ts";

test("an organization stores no more than it may, and others go on", async (t) => {
  const form = 1_000;
  const limit = 2 * PDF.byteLength + form;
  const service = await startService(t, { storageLimitBytes: limit });
  const { client } = service;
  const other = await service.stranger();
  t.equal((await client.upload(PDF)).status, 201);
  const refused = await client.upload(Buffer.concat([PDF, Buffer.alloc(limit)]));
  t.match(refused, { status: 409, body: { code: "storage_quota_exceeded" } });
  t.match(refused.body.detail, `may take ${limit} bytes`);
  t.equal((await client.get("documents/")).body.count, 1);
  t.equal((await other.upload(PDF)).status, 201);
  t.same((await client.get("storage/")).body, { stored_bytes: PDF.byteLength, limit_bytes: limit });
});

test("what is refused counts as long as it may lie on the disk", async (t) => {
  let nowMs = 0;
  const quota = createStorageQuota(
    () => Promise.resolve(0),
    100,
    () => nowMs,
  );
  (await quota.take("a", 60))("nothing");
  await t.rejects(quota.take("a", 60), { code: "storage_quota_exceeded" });
  (await quota.take("b", 60))("nothing");
  nowMs += 3 * 3_600_000;
  (await quota.take("a", 60))("document");
});

test("of many that arrive at once each is counted, and documents until the sum holds them", async (t) => {
  let nowMs = 0;
  let stored = 0;
  const quota = createStorageQuota(
    () => Promise.resolve(stored),
    100,
    () => nowMs,
  );
  const takes = await Promise.allSettled([40, 40, 40].map((bytes) => quota.take("a", bytes)));
  t.same(
    takes.map(({ status }) => status),
    ["fulfilled", "fulfilled", "rejected"],
  );
  for (const take of takes) if (take.status === "fulfilled") take.value("document");
  await t.rejects(quota.take("a", 30), { code: "storage_quota_exceeded" }, "the sum is older than they are");
  stored = 50;
  nowMs += 5_000;
  const end = await quota.take("a", 50);
  end("nothing");
});

test("a sum that fails is asked for again, and takes no room", async (t) => {
  let fails = true;
  const quota = createStorageQuota(
    () => (fails ? Promise.reject(new Error("no answer")) : Promise.resolve(0)),
    100,
  );
  await t.rejects(quota.take("a", 90), { message: "no answer" });
  fails = false;
  (await quota.take("a", 90))("document");
});
