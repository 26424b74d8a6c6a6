import { createHash, randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type { Test } from "tap";
import type { BlobStore } from "../../src/index.ts";
import { bytes, failure } from "./samples.ts";

/** Another process' puts are only ever seen complete. */
export interface BlobSetup {
  readonly blobs: BlobStore;
  /** The names of half-written files. */
  temporary(): Promise<readonly string[]>;
}

/** What every blob store does. */
export async function blobContract(t: Test, setUp: () => Promise<BlobSetup>): Promise<void> {
  const { blobs, temporary } = await setUp();

  await t.test("gives back what was put, by its hash", async (t) => {
    const chunks = [randomBytes(70_000), new Uint8Array(0), randomBytes(3)];
    const whole = Buffer.concat(chunks);
    const key = createHash("sha256").update(whole).digest("hex");
    const stored = await blobs.put(bytes(...chunks));
    t.same(stored, { key, checksum: `sha256:${key}`, size: 70_003 });
    t.ok(whole.equals(await buffer(await blobs.open(key))));
    t.ok(whole.equals(await blobs.read(key)), "also all at once");
    const { signal } = new AbortController();
    t.ok(whole.equals(await blobs.read(key, { signal })));
    await t.rejects(blobs.read(key, { signal: AbortSignal.abort() }));
    t.ok(await blobs.has(key));
    t.same(await blobs.put(bytes(whole)), stored, "putting again is harmless");
    t.same(await temporary(), []);
  });

  await t.test("no bytes are bytes too", async (t) => {
    const { key, size } = await blobs.put(bytes());
    t.equal(size, 0);
    t.equal((await buffer(await blobs.open(key))).length, 0);
    t.equal((await blobs.read(key)).length, 0);
  });

  await t.test("many puts of the same bytes at once", async (t) => {
    const content = randomBytes(5_000);
    const stored = await Promise.all(Array.from({ length: 5 }, () => blobs.put(bytes(content))));
    t.equal(new Set(stored.map(({ key }) => key)).size, 1);
    t.ok(content.equals(await buffer(await blobs.open(stored[0]?.key ?? ""))));
  });

  await t.test("deletes once", async (t) => {
    const { key } = await blobs.put(bytes("gone soon"));
    t.equal(await blobs.delete(key), true);
    t.equal(await blobs.delete(key), false);
    t.notOk(await blobs.has(key));
    t.match(await failure(blobs.open(key)), { code: "blob_missing" });
    t.match(await failure(blobs.read(key)), { code: "blob_missing" });
  });

  await t.test("what is no key is missing, and never a path", async (t) => {
    for (const key of ["", "..", "../../etc/passwd", "A".repeat(64), `${"a".repeat(63)}/`, "0".repeat(64)]) {
      t.match(await failure(blobs.open(key)), { code: "blob_missing" });
      t.match(await failure(blobs.read(key)), { code: "blob_missing" });
      t.notOk(await blobs.has(key));
      t.notOk(await blobs.delete(key));
    }
  });

  await t.test("a stream that fails leaves nothing", async (t) => {
    const wrong = new Error("cut off");
    async function* cutOff(): AsyncGenerator<Uint8Array> {
      yield Buffer.from("the first half");
      throw wrong;
    }
    const before = await keysOf(blobs);
    t.equal(await failure(blobs.put(cutOff())), wrong);
    t.same(await temporary(), []);
    t.same(await keysOf(blobs), before);
  });

  await t.test("giving up ends even a stream that stands still", async (t) => {
    const giveUp = new AbortController();
    async function* still(): AsyncGenerator<Uint8Array> {
      yield Buffer.from("the first half");
      giveUp.abort(new Error("given up"));
      await new Promise(() => undefined);
    }
    const before = await keysOf(blobs);
    t.match(await failure(blobs.put(still(), { signal: giveUp.signal })), { message: "given up" });
    t.same(await temporary(), []);
    t.same(await keysOf(blobs), before);
    const aborted = AbortSignal.abort(new Error("before"));
    t.match(await failure(blobs.put(bytes("x"), { signal: aborted })), { message: "before" });
  });

  await t.test("lists keys by their age", async (t) => {
    const { key } = await blobs.put(bytes("old enough"));
    t.ok((await keysOf(blobs)).includes(key));
    const young: string[] = [];
    for await (const found of blobs.keys({ olderThanMs: 3_600_000 })) young.push(found);
    t.same(young, []);
  });
}

async function keysOf(blobs: BlobStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of blobs.keys({ olderThanMs: -1_000 })) keys.push(key);
  return keys.sort();
}
