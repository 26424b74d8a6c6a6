import { readdir, readlink } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { test, type Test } from "tap";
import { openSocket } from "./support/raw.ts";
import { PDF } from "./support/samples.ts";
import { startService, type TestService } from "./support/service.ts";
import { until } from "../support/processes.ts";

test("malformed multipart", async (t) => {
  const service = await startService(t);
  const { client, url } = service;
  const type = "multipart/form-data; boundary=B";
  const part = (headers: string, content: string): string => `--B\r\n${headers}\r\n\r\n${content}\r\n`;
  const file = 'Content-Disposition: form-data; name="file"; filename="a.pdf"';
  const good = part(file, PDF.toString());
  const forms: [string, string, string?][] = [
    ["nothing", ""],
    ["no parts", "--B--\r\n"],
    ["no end", good],
    ["cut in a header", `--B\r\n${file}`],
    ["no boundary", good, "multipart/form-data"],
    ["another boundary", good, "multipart/form-data; boundary=C"],
    ["another multipart", `${good}--B--`, "multipart/mixed; boundary=B"],
    ["two files", `${good}${good}--B--\r\n`],
    ["a file in another field", `${part(file.replace('"file"', '"other"'), "%PDF-")}--B--\r\n`],
    ["a field instead of a file", `${part('Content-Disposition: form-data; name="file"', "%PDF-")}--B--\r\n`],
    ["no name", `${part("Content-Disposition: form-data", "x")}--B--\r\n`],
    ["no file name", `${part(file.replace("a.pdf", ""), "%PDF-")}--B--\r\n`],
    ["NUL in the name", `${part(file.replace("a.pdf", "a\0.pdf"), "%PDF-")}--B--\r\n`],
    ["many fields", part('Content-Disposition: form-data; name="a"', "1").repeat(50) + `${good}--B--\r\n`],
    [
      "a large field",
      `${part('Content-Disposition: form-data; name="create_job"', "x".repeat(10_000))}${good}--B--`,
    ],
    [
      "a document without a file name",
      `${part('Content-Disposition: form-data; name="file"', "%PDF-".repeat(2_000))}--B--`,
    ],
    ["a polluting field", `${part('Content-Disposition: form-data; name="__proto__[x]"', "1")}--B--\r\n`],
    ["huge headers", `${part(`X-A: ${"x".repeat(100_000)}`, "1")}--B--\r\n`],
  ];
  for (const [name, body, contentType = type] of forms) {
    const sent = { method: "POST", headers: { ...client.headers, "Content-Type": contentType }, body };
    const response = await fetch(`${url}/api/v1/documents/upload/`, sent);
    const { detail, errors = [] } = (await response.json()) as UploadProblem;
    t.equal(response.status, 400, `${name}: ${detail}`);
    if (["a file in another field", "two files"].includes(name))
      t.equal(detail, "send one file, in the field file", name);
    if (name === "a document without a file name")
      t.match(errors, [{ pointer: "/file", detail: /with a file name/ }]);
  }
  t.equal((await client.get("documents/")).body.count, 0);
  await hasNoLeftovers(t, service);
});

interface UploadProblem {
  readonly detail: string;
  readonly errors?: readonly { pointer: string; detail: string }[];
}

test("file names are names, never paths", async (t) => {
  const service = await startService(t);
  for (const [filename, kept] of [
    ["../../../etc/passwd.pdf", "passwd.pdf"],
    ["..\\..\\windows\\a.pdf", "a.pdf"],
    ["/abs/olute.pdf", "olute.pdf"],
    ["%2e%2e%2fa.pdf", "%2e%2e%2fa.pdf"],
    ["Gehälter März 😀.pdf", "Gehälter März 😀.pdf"],
  ] as const) {
    const { status, body } = await service.client.upload(PDF, { filename });
    t.equal(status, 201, filename);
    t.equal(body.filename, kept);
  }
  t.equal((await service.client.upload(PDF, { filename: "x".repeat(1_000) })).status, 201);
  t.match(await service.client.upload(PDF, { filename: "x".repeat(1_001) }), {
    status: 400,
    body: { errors: [{ pointer: "/file" }] },
  });
  for (const filename of ["a\0.pdf", "\u0001\u001b[31m\u007f.pdf", "\ufeffa.pdf", "\u202efdp.a"]) {
    const { status, body } = await service.client.upload(PDF, { filename });
    // What a client of today makes of a character that its form cannot hold is not ours to say.
    if (status === 201)
      t.equal((await service.client.get(`documents/${body.id}/`)).body.filename, body.filename);
    else t.equal(status, 400, JSON.stringify(filename.slice(0, 20)));
  }
  t.equal((await blobsOf(service)).length, 1, "the same bytes once");
});

test("a wish for a job is understood as forms write it", async (t) => {
  const { client } = await startService(t);
  for (const [create_job, wished] of [
    ["true", true],
    [" TRUE ", true],
    ["on", true],
    ["1", true],
    ["False", false],
    ["", false],
  ] as const) {
    const { status, body } = await client.upload(PDF, { create_job });
    t.equal(status, 201, create_job);
    t.equal(typeof body.job_id === "string", wished, create_job);
  }
  t.equal((await client.upload(PDF, { create_job: "perhaps" })).status, 400);
});

test("a client that goes away in the middle of an upload", async (t) => {
  const service = await startService(t);
  const { client, url } = service;
  const key = client.headers["X-API-Key"];
  const head = `${uploadHead(key)}\r\n${"x".repeat(300_000)}`;
  for (const how of ["destroy", "resetAndDestroy", "end"] as const) {
    const socket = await openSocket(url);
    socket.on("error", () => undefined);
    socket.write(head);
    await pause(150);
    socket[how]();
  }
  const json = await openSocket(url);
  json.write(
    `POST /api/v1/jobs/ HTTP/1.1\r\nHost: x\r\nX-API-Key: ${key}\r\nContent-Length: 100\r\n\r\n{"docu`,
  );
  await pause(50);
  json.destroy();
  await pause(300);
  t.equal((await client.get("documents/")).body.count, 0);
  await hasNoLeftovers(t, service);
  const { body: metrics } = await client.get("/metrics");
  t.notMatch(metrics, /paylift_http_requests_total\{[^}]*status="5/);
});

test("uploads that never end are let go, and hold nobody up", async (t) => {
  const service = await startService(t, { headersTimeoutMs: 300, requestTimeoutMs: 600 });
  const { client, url } = service;
  const before = socketsOf();
  const head = uploadHead(client.headers["X-API-Key"]);
  // Cut in the headers, in the form's headers, and in the file.
  const drips = [head.slice(0, 60), head.slice(0, -40), head].flatMap(
    (text) => Array(7).fill(text) as string[],
  );
  const ends = drips.map(async (text) => {
    const socket = await openSocket(url);
    const closed = new Promise((resolve) => socket.once("close", resolve));
    socket.on("error", () => undefined).resume();
    socket.write(text);
    const dripping = setInterval(() => socket.write("x"), 50);
    await closed;
    clearInterval(dripping);
  });
  t.equal((await client.upload(PDF)).status, 201, "others are served meanwhile");
  await Promise.all(ends);
  t.equal((await client.get("documents/")).body.count, 1);
  await hasNoLeftovers(t, service);
  await until("no socket is left", () => socketsOf() <= before + KEPT_ALIVE);
  const { body: metrics } = await client.get("/metrics");
  t.notMatch(metrics, /paylift_http_requests_total\{[^}]*status="5/);
});

test("a refused file leaves nothing behind", async (t) => {
  const service = await startService(t);
  const refused = [
    Buffer.concat([PDF, Buffer.alloc(26_214_401 - PDF.length)]),
    Buffer.alloc(3_000_000, "x"),
    Buffer.concat([Buffer.alloc(1_024, " "), PDF]),
  ];
  for (const bytes of refused) t.equal((await service.client.upload(bytes)).status, 400);
  await hasNoLeftovers(t, service);
  t.equal((await blobsOf(service)).length, 0);
  const whole = Buffer.concat([PDF, Buffer.alloc(26_214_400 - PDF.length)]);
  t.equal((await service.client.upload(whole)).status, 201, "25 MB to the byte");
  t.equal((await service.client.upload(Buffer.concat([Buffer.from("junk\n"), PDF]))).status, 201);
});

/** An upload of nine megabytes up to the first bytes of its file. */
function uploadHead(key: string | undefined): string {
  return [
    "POST /api/v1/documents/upload/ HTTP/1.1",
    "Host: x",
    `X-API-Key: ${key}`,
    "Content-Type: multipart/form-data; boundary=B",
    "Content-Length: 9000000",
    "",
    "--B",
    'Content-Disposition: form-data; name="file"; filename="a.pdf"',
    "",
    "%PDF-1.7",
  ].join("\r\n");
}

/** What fetch keeps open for its next request, at both ends. */
const KEPT_ALIVE = 8;

function socketsOf(): number {
  return process.getActiveResourcesInfo().filter((name) => name.startsWith("TCPSocket")).length;
}

function blobsOf(service: TestService): Promise<string[]> {
  return Array.fromAsync(service.store.blobs.keys({ olderThanMs: -60_000 }));
}

/** No file besides whole blobs, and no descriptor to one. */
async function hasNoLeftovers(t: Test, service: TestService): Promise<void> {
  const blobs = new Set(await blobsOf(service));
  const files = await readdir(service.folder, { recursive: true, withFileTypes: true });
  const strange = files.filter((file) => file.isFile() && !blobs.has(file.name)).map(({ name }) => name);
  t.same(strange, [], "no temporary file");
  if (process.platform !== "linux") return;
  const descriptors = await readdir("/proc/self/fd");
  const targets = await Promise.all(
    descriptors.map((descriptor) => readlink(`/proc/self/fd/${descriptor}`).catch(() => "")),
  );
  const open = targets.filter((target) => target.startsWith(service.folder));
  t.same(open, [], "no open file");
}
