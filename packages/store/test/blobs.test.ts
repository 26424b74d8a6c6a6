import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import S3rver from "s3rver";
import t from "tap";
import { folderBlobs } from "../src/blobs/folder-blobs.ts";
import { s3Blobs } from "../src/blobs/s3-blobs.ts";
import { listedObjects } from "../src/blobs/s3-listing.ts";
import { blobContract } from "./support/blob-contract.ts";
import { bytes, failure } from "./support/samples.ts";

const home = await mkdtemp(join(tmpdir(), "paylift-blobs-"));
t.teardown(() => rm(home, { recursive: true, force: true }));

const folder = join(home, "folder");
const listing = (path: string) => readdir(path).catch(() => []);
const parts = async (path: string) => (await listing(path)).filter((name) => name.endsWith(".part"));

const server = new S3rver({
  address: "127.0.0.1",
  port: 0,
  silent: true,
  directory: join(home, "s3"),
  configureBuckets: [{ name: "payroll", configs: [] }],
});
const { port } = await server.run();
t.teardown(() => server.close());
const s3 = {
  kind: "s3",
  endpoint: `http://127.0.0.1:${port}`,
  bucket: "payroll",
  region: "us-east-1",
  accessKeyId: "S3RVER",
  secretAccessKey: "S3RVER",
} as const;
const spoolFolder = join(home, "spool");

t.test("folder", async (t) => {
  await blobContract(t, async () => ({
    blobs: folderBlobs(folder),
    temporary: () => parts(join(folder, "temporary")),
  }));
});

for (const prefix of ["", "a prefix/of two+parts/"]) {
  t.test(`S3, prefix '${prefix}'`, async (t) => {
    await blobContract(t, async () => ({
      blobs: s3Blobs({ ...s3, prefix }, spoolFolder),
      temporary: () => parts(spoolFolder),
    }));
  });
}

t.test("two prefixes of a bucket do not see each other", async (t) => {
  const { key } = await s3Blobs({ ...s3, prefix: "one/" }, spoolFolder).put(bytes("mine"));
  t.notOk(await s3Blobs({ ...s3, prefix: "two/" }, spoolFolder).has(key));
});

t.test("what a killed process left half-written is swept once it is old", async (t) => {
  const blobs = folderBlobs(folder);
  const left = join(folder, "temporary", "left.part");
  await writeFile(left, "half");
  t.equal(await blobs.sweepTemporary(), 0);
  t.equal(await blobs.sweepTemporary({ olderThanMs: -1_000 }), 1);
  await writeFile(left, "half");
  const longAgo = new Date(Date.now() - 7_200_000);
  await utimes(left, longAgo, longAgo);
  t.equal(await blobs.sweepTemporary(), 1);
  t.same(await readdir(join(folder, "temporary")), []);
});

t.test("storage that fails is the operator's", async (t) => {
  const failed = { code: "blob_storage_failed", reason: "operator" };
  await writeFile(join(home, "file"), "");
  t.match(await failure(folderBlobs(join(home, "file")).put(bytes("x"))), failed);
  const gone = s3Blobs({ ...s3, bucket: "other" }, spoolFolder);
  t.match(await failure(gone.put(bytes("x"))), { ...failed, details: { status: 404 } });
  const silent = s3Blobs({ ...s3, endpoint: "http://127.0.0.1:1" }, spoolFolder);
  t.match(await failure(silent.put(bytes("x"))), failed);
  t.match(await failure(silent.has("0".repeat(64))), failed);
  t.match(await failure(folderBlobs(join(home, "file")).room()), failed);
  t.match(await failure(gone.room()), { ...failed, details: { status: 404 } });
  t.match(await failure(silent.room()), failed);
  t.same(await parts(spoolFolder), []);
});

t.test("the disk of a folder has room, and a bucket does not say", async (t) => {
  const room = await folderBlobs(folder).room();
  t.ok(room !== null && room.free > 0 && room.free <= room.total);
  t.equal(await s3Blobs(s3, spoolFolder).room(), null);
});

t.test("a disk that is full refuses what does not fit, and keeps no half of it", async (t) => {
  const full = join(home, "full");
  const program = fileURLToPath(new URL("./support/disk-filler.ts", import.meta.url));
  // No file may have more than 100 blocks, which to a program is as a disk without room; what the test runner loads into
  // programs makes a signal of it.
  const command = [
    "-c",
    'unset NODE_OPTIONS; ulimit -f 100; exec "$0" "$@"',
    process.execPath,
    "--conditions=@paylift/source",
  ];
  const { stdout } = await promisify(execFile)("sh", [...command, program, full]);
  t.same(JSON.parse(stdout), { code: "blob_storage_failed", cause: { code: "EFBIG" }, size: 5 });
  t.same(await parts(join(full, "temporary")), []);
});

t.test("an upload that meets a passing fault is sent again, whole", async (t) => {
  const answers = [503, "hang up", 200] as const;
  const bodies: string[] = [];
  const faulty = createServer(async (request, response) => {
    bodies.push(await text(request));
    const answer = answers[bodies.length - 1];
    if (typeof answer === "number") response.writeHead(answer).end();
    else request.socket.destroy();
  });
  await once(faulty.listen(0, "127.0.0.1"), "listening");
  t.teardown(() => faulty.close());
  const endpoint = `http://127.0.0.1:${(faulty.address() as AddressInfo).port}`;
  const { size } = await s3Blobs({ ...s3, endpoint }, spoolFolder).put(bytes("whole"));
  t.equal(size, 5);
  t.same(bodies, ["whole", "whole", "whole"]);
  t.same(await parts(spoolFolder), []);
});

t.test("a bucket that falls silent is not waited for", async (t) => {
  const silentAt = new Set(["PUT", "HEAD"]);
  const faulty = createServer((request, response) => {
    request.resume();
    if (silentAt.has(request.method ?? "")) return;
    response.writeHead(200, { "content-length": 10 });
    response.write("half");
  });
  await once(faulty.listen(0, "127.0.0.1"), "listening");
  t.teardown(() => (faulty.closeAllConnections(), faulty.close()));
  const endpoint = `http://127.0.0.1:${(faulty.address() as AddressInfo).port}`;
  const silent = s3Blobs({ ...s3, endpoint }, spoolFolder, undefined, 100);
  const failed = { code: "blob_storage_failed" };
  t.match(await failure(silent.put(bytes("x"))), failed);
  t.match(await failure(silent.has("0".repeat(64))), failed);
  t.match(await failure(silent.open("0".repeat(64)).then(buffer)), failed, "in the middle of a document");
  t.same(await parts(spoolFolder), []);
});

t.test("a listing continues where it was cut", async (t) => {
  const xml = `<ListBucketResult><IsTruncated>true</IsTruncated>
    <Contents><Key>a&amp;b</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>
    <Contents><Key>c</Key><LastModified>2026-01-02T00:00:00.000Z</LastModified></Contents>
    <NextContinuationToken>x&lt;y</NextContinuationToken></ListBucketResult>`;
  t.same(listedObjects(xml), {
    objects: [
      { name: "a&b", modifiedAt: Date.UTC(2026, 0, 1) },
      { name: "c", modifiedAt: Date.UTC(2026, 0, 2) },
    ],
    next: "x<y",
  });
  t.same(listedObjects("<ListBucketResult></ListBucketResult>"), { objects: [], next: null });
});
