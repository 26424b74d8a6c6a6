import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { sql } from "kysely";
import S3rver from "s3rver";
import t from "tap";
import { assembleStore } from "../src/assemble-store.ts";
import { folderBlobs } from "../src/blobs/folder-blobs.ts";
import { s3Blobs } from "../src/blobs/s3-blobs.ts";
import type { BlobStore, Store } from "../src/index.ts";
import { createBlobSealing } from "../src/sealing/blob-sealing.ts";
import { createKeyring, type Keyring } from "../src/sealing/keyring.ts";
import { createMasterKeys } from "../src/sealing/master-keys.ts";
import { MAGIC } from "../src/sealing/sealed-format.ts";
import { blobContract } from "./support/blob-contract.ts";
import { bytes, completion, drain, failure, newJob, present, written } from "./support/samples.ts";
import { sharedEmbedded } from "./support/shared-embedded.ts";

const home = await mkdtemp(join(tmpdir(), "paylift-sealing-"));
t.teardown(() => rm(home, { recursive: true, force: true }));
const connection = await sharedEmbedded();

const newKey = (name: string): string => `${name}:${randomBytes(32).toString("base64")}`;
const [first, second] = [newKey("2026"), newKey("2027")];
const now = (): Date => new Date();
const keyringOf = (...keys: string[]): Keyring =>
  createKeyring(connection.kysely, createMasterKeys(keys), now);
const folderOf = (name: string, ...keys: string[]): BlobStore =>
  folderBlobs(join(home, name), createBlobSealing(keyringOf(...keys)));
const stores: Store[] = [];
t.teardown(() => Promise.all(stores.map((store) => store.close())));
const storeOf = (...keys: string[]): Store => {
  const store = assembleStore(connection, folderOf("store", ...keys), now, keyringOf(...keys));
  stores.push(store);
  return store;
};
const fileOf = (name: string, key: string): string => join(home, name, "sha256", key.slice(0, 2), key);
const forgetKeys = async (): Promise<void> => {
  await connection.kysely.deleteFrom("data_keys").execute();
};

t.test("sealed blobs are blobs like any other", async (t) => {
  const parts = async (path: string) =>
    (await readdir(path).catch(() => [])).filter((name) => name.endsWith(".part"));
  await t.test("in a folder", (t) =>
    blobContract(t, async () => ({
      blobs: folderOf("contract", first),
      temporary: () => parts(join(home, "contract", "temporary")),
    })),
  );
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory: join(home, "s3"),
    configureBuckets: [{ name: "payroll", configs: [] }],
  });
  const { port } = await server.run();
  const credentials = { region: "us-east-1", accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
  const bucket = {
    kind: "s3",
    endpoint: `http://127.0.0.1:${port}`,
    bucket: "payroll",
    ...credentials,
  } as const;
  const spool = join(home, "spool");
  await t.test("in a bucket", (t) =>
    blobContract(t, async () => ({
      blobs: s3Blobs(bucket, spool, createBlobSealing(keyringOf(first))),
      temporary: () => parts(spool),
    })),
  );
  await server.close();
});

t.test("every length comes back, and nothing of it is in the file", async (t) => {
  const blobs = folderOf("lengths", first);
  for (const length of [0, 1, 15, 16, 55, 56, 57, 65_535, 65_536, 65_537, 131_072, 300_001]) {
    const plain = Buffer.alloc(length, "JANE A DOE 2,000.10 ");
    const { key, size } = await blobs.put(bytes(plain.subarray(0, 7), plain.subarray(7)));
    t.equal(size, length);
    t.ok(plain.equals(await buffer(await blobs.open(key))), `${length}`);
    t.ok(plain.equals(await blobs.read(key)), `${length} at once`);
    const kept = await readFile(fileOf("lengths", key));
    t.ok(kept.subarray(0, MAGIC.length).equals(MAGIC));
    t.notOk(kept.includes("JANE"));
  }
  t.equal((await buffer(await blobs.open((await blobs.put(bytes(MAGIC))).key))).length, MAGIC.length);
});

t.test("what was changed, cut off, prolonged or exchanged does not open", async (t) => {
  const blobs = assembleStore(connection, folderOf("tampered", first), now, keyringOf(first)).blobs;
  const { key } = await blobs.put(bytes(randomBytes(200_000)));
  const other = await blobs.put(bytes(randomBytes(200_000)));
  const path = fileOf("tampered", key);
  const whole = await readFile(path);
  const flipped = (at: number): Buffer => {
    const copy = Buffer.from(whole);
    copy[at] = (copy[at] ?? 0) ^ 1;
    return copy;
  };
  const frame = 65_552;
  const header = 56;
  const wrong: Record<string, Buffer> = {
    "the salt": flipped(30),
    "the first frame": flipped(header),
    "the last tag": flipped(whole.length - 1),
    "cut in a frame": whole.subarray(0, -100),
    "cut after a frame": whole.subarray(0, header + 2 * frame),
    "cut to the header": whole.subarray(0, header),
    "frames exchanged": Buffer.concat([
      whole.subarray(0, header),
      whole.subarray(header + frame, header + 2 * frame),
      whole.subarray(header, header + frame),
      whole.subarray(header + 2 * frame),
    ]),
    prolonged: Buffer.concat([whole, Buffer.from("x")]),
    "another blob": await readFile(fileOf("tampered", other.key)),
    "plain bytes instead": Buffer.from("%PDF-1.7 a forgery"),
  };
  for (const [what, kept] of Object.entries(wrong)) {
    await writeFile(path, kept);
    const read = blobs.open(key).then((stream) => buffer(stream));
    t.match(await failure(read), { code: "data_damaged" }, what);
    t.match(await failure(blobs.read(key)), { code: "data_damaged" }, what);
  }
  await writeFile(path, flipped(10));
  t.match(
    await failure(blobs.open(key).then((stream) => buffer(stream))),
    { code: "data_damaged" },
    "the key's id",
  );
  await writeFile(path, whole);
  t.equal((await buffer(await blobs.open(key))).length, 200_000);
});

t.test("without encryption a blob that has changed on disk is noticed too", async (t) => {
  const { blobs } = assembleStore(connection, folderBlobs(join(home, "plain")), now);
  const { key } = await blobs.put(bytes(randomBytes(200_000)));
  const whole = await readFile(fileOf("plain", key));
  await writeFile(fileOf("plain", key), Buffer.concat([whole.subarray(0, -1), Buffer.of(whole.at(-1)! ^ 1)]));
  const seen: Buffer[] = [];
  const read = async (): Promise<void> => {
    for await (const chunk of await blobs.open(key)) seen.push(chunk as Buffer);
  };
  t.match(await failure(read()), { code: "data_damaged" });
  t.ok(Buffer.concat(seen).length < 200_000, "never as many bytes as there should be");
  t.match(await failure(blobs.read(key)), { code: "data_damaged" });
});

t.test("results and reports are sealed, and lists count as before", async (t) => {
  await forgetKeys();
  await drain({ query: async (statement) => (await statement.execute(connection.kysely)).rows });
  const store = storeOf(first);
  const { organization, document, job } = await newJob(store);
  const content = completion();
  const name = { ...content.canonicalOutput, company: { name: "Harbor Light Foods LLC", id: "EIN-JANE" } };
  const failed = { scope: "document", passed: false, difference: -12.5, expected: 2_000.1 };
  const readers = { reader: { name: "joint", version: 3 }, voting: { effect: "none", voters: [] } };
  const figures = { checks: [failed], unclaimed: [{ text: "399.90" }] };
  const result = { ...content, canonicalOutput: name, ...figures, ...readers };
  await store.queues.jobs.complete(present(await store.queues.jobs.fetch()), result);
  t.match(await store.results.get(organization.id, job.id), { ...result, jobId: job.id });
  t.match(await store.results.latestOfDocument(organization.id, document.id), result);
  const again = present(await store.jobs.create(organization.id, document.id));
  await store.queues.jobs.complete(present(await store.queues.jobs.fetch()), written(result));
  t.match(await store.results.get(organization.id, again.id), { ...result, jobId: again.id });
  const { rows } = await store.documentOverviews.list(organization.id);
  t.match(rows[0]?.result, { failedChecks: 1, unclaimedTokens: 1, moneyAtRiskCents: 1_250, employees: 0 });

  const sides = { name: "m", sourceProvider: "a", targetProvider: "b" };
  const { id: migration } = present(await store.payrollMigrations.create(organization.id, sides));
  const run = { runType: "source", documentId: document.id, jobId: job.id } as const;
  const { id: runId } = present(await store.runs.create(organization.id, migration, run));
  const ids = { sourceRunId: runId, targetRunId: runId };
  const validation = present(await store.validations.create(organization.id, migration, ids));
  const report = { employees: [{ name: "JANE A DOE" }] };
  await store.queues.validations.complete(present(await store.queues.validations.fetch()), { report });
  t.match(await store.validations.get(organization.id, migration, validation.id), { report });
  t.match(await store.validations.newestOfSourceRuns(organization.id, migration), [{ report }]);

  const kept = await sql`
    select to_jsonb(r.*) from results r union all select to_jsonb(v.*) from validations v`.execute(
    connection.kysely,
  );
  t.notMatch(JSON.stringify(kept.rows), /JANE|Harbor|2000\.1|399\.?90/);

  t.match(await failure(storeOf().results.get(organization.id, job.id)), { code: "encryption_key_missing" });
  await connection.kysely
    .updateTable("results")
    .set({ sealed: sql`overlay(sealed placing 'AAAA' from 200)` })
    .execute();
  t.match(await failure(store.results.get(organization.id, job.id)), { code: "data_damaged" });
});

t.test("keys are exchanged without touching the data", async (t) => {
  await forgetKeys();
  const before = storeOf(first);
  const { organization, job } = await newJob(before);
  await before.queues.jobs.complete(present(await before.queues.jobs.fetch()), completion());
  const { key } = await before.blobs.put(bytes("%PDF-1.7 sealed with the first key"));
  const file = await readFile(fileOf("store", key));

  const impostor = `${second.split(":")[0]}:${randomBytes(32).toString("base64")}`;
  t.match(await failure(storeOf(second).organizations.list()), {
    code: "encryption_key_missing",
    details: { key: "2026" },
  });
  const between = storeOf(second, first);
  t.equal(await between.rotateEncryption(), 1);
  await between.blobs.put(bytes("%PDF-1.7 sealed with the second key"));
  t.match(await failure(storeOf(impostor).organizations.list()), { code: "encryption_key_wrong" });
  t.match(await failure(storeOf(first).organizations.list()), { code: "encryption_key_missing" });

  const after = storeOf(second);
  t.equal((await buffer(await after.blobs.open(key))).toString(), "%PDF-1.7 sealed with the first key");
  t.match(await after.results.get(organization.id, job.id), completion());
  t.ok(file.equals(await readFile(fileOf("store", key))), "the file is the same");
  t.equal(await after.rotateEncryption(), 2, "with the same key it begins a new data key");
});

t.test("what was stored before encryption stays readable", async (t) => {
  await forgetKeys();
  const before = storeOf();
  const { organization, job } = await newJob(before);
  await before.queues.jobs.complete(present(await before.queues.jobs.fetch()), completion());
  const { key } = await before.blobs.put(bytes("%PDF-1.7 in the open"));
  t.match(await failure(before.rotateEncryption()), { code: "invalid_argument" });
  const after = storeOf(first);
  t.equal((await buffer(await after.blobs.open(key))).toString(), "%PDF-1.7 in the open");
  t.match(await after.results.get(organization.id, job.id), completion());
});

t.test("keys that are none are refused, and not repeated", async (t) => {
  for (const wrong of [
    ["secret"],
    ["a:c2hvcnQ="],
    [`:${"A".repeat(44)}`],
    [first, first],
    [`${first} `],
    ["a b:" + first.slice(5)],
  ]) {
    const make = (): unknown => createMasterKeys(wrong);
    t.throws(make, { code: "invalid_argument" });
    t.throws(make, /^(?!.*secret)/);
  }
});

t.test("the password of a document is encrypted while it is kept", async (t) => {
  const store = storeOf(first);
  await drain({ query: async (query) => (await query.execute(connection.kysely)).rows });
  const { organization, document } = await newJob(store);
  const { id } = present(await store.jobs.create(organization.id, document.id, { password: "open, sesame" }));
  t.equal(await store.jobs.password(organization.id, id), "open, sesame");
  const { rows } = await sql<{ password: string; sealed: boolean }>`
    select password, sealed from job_passwords where job_id = ${id}`.execute(connection.kysely);
  t.match(rows, [{ sealed: true }]);
  t.notMatch(rows[0]?.password, /sesame/);
  t.notMatch(Buffer.from(rows[0]?.password ?? "", "base64").toString("latin1"), /sesame/);
  const other = present(await store.jobs.create(organization.id, document.id, { password: "another" }));
  await sql`update job_passwords set password = ${rows[0]?.password} where job_id = ${other.id}`.execute(
    connection.kysely,
  );
  t.match(
    await failure(store.jobs.password(organization.id, other.id)),
    { code: "data_damaged" },
    "of its job alone",
  );
});
