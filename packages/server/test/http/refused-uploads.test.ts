import { test } from "tap";
import { createUploadPlaces } from "../../src/http/request/upload-places.ts";
import { sendWithoutEnd } from "./support/endless.ts";
import { openSocket, sendRaw } from "./support/raw.ts";
import { PDF } from "./support/samples.ts";
import { startService } from "./support/service.ts";

const KIB = 1_024;
/** What the system holds of a connection's bytes at both ends, and a second's worth is many times that. */
const IN_BUFFERS = 32 * 2 ** 20;
const FILE = '--B\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n';

const uploadHead = (...lines: string[]): string =>
  [
    "POST /api/v1/documents/upload/ HTTP/1.1",
    "Host: x",
    "Content-Type: multipart/form-data; boundary=B",
    ...lines,
    "",
    "",
  ].join("\r\n");

test("a refused upload is answered early, and no more of it is read", async (t) => {
  const service = await startService(t, { maxUploadBytes: 1_024 * KIB });
  const key = `X-API-Key: ${service.client.headers["X-API-Key"]}`;
  const chunked = "Transfer-Encoding: chunked";
  const length = (bytes: number): string => `Content-Length: ${bytes}`;
  const first = `${(2 ** 30).toString(16)}\r\n${FILE}`;
  const refusals = {
    "larger than it may be, and no word of its length": [
      uploadHead(key, chunked) + first,
      "400",
      "file_too_large",
    ],
    "announced as larger than it may be": [uploadHead(key, length(10 ** 10)), "400", "file_too_large"],
    "no PDF": [uploadHead(key, chunked) + first.replace("%PDF-1.7", "x".repeat(2 * KIB)), "400", "not_a_pdf"],
    "no form": [
      uploadHead(key, chunked).replace("multipart/form-data", "text/plain") + first,
      "400",
      "invalid_multipart",
    ],
    "a form with another field": [
      uploadHead(key, chunked) + first.replace('"file"', '"other"'),
      "400",
      "invalid_multipart",
    ],
    "of nobody": [uploadHead(length(10 ** 10)), "401", "not_authenticated"],
  } as const;
  for (const [what, [head, status, code]] of Object.entries(refusals)) {
    const { answer, taken } = await sendWithoutEnd(service.url, head);
    t.match(answer, new RegExp(`^HTTP/1.1 ${status} `), what);
    t.match(answer, /^connection: close\r$/im, what);
    t.match(answer, `"code":"${code}"`, what);
    t.ok(taken < IN_BUFFERS, `${what}: ${taken} bytes were taken`);
  }
});

test("an upload beyond the quota is refused unread", async (t) => {
  const service = await startService(t, { storageLimitBytes: 250 * KIB });
  const key = `X-API-Key: ${service.client.headers["X-API-Key"]}`;
  const { answer, taken } = await sendWithoutEnd(service.url, uploadHead(key, "Content-Length: 20000000"));
  t.match(answer, /^HTTP\/1.1 409 /);
  t.match(answer, /^connection: close\r$/im);
  t.match(answer, '"code":"storage_quota_exceeded"');
  t.ok(taken < IN_BUFFERS, `${taken} bytes were taken`);
  t.equal((await service.client.upload(PDF)).status, 201, "what there is room for is taken");
});

test("a body that its client holds back is asked for only when it is wanted", async (t) => {
  const service = await startService(t, { storageLimitBytes: 250 * KIB });
  const form = `${FILE}\r\n--B--\r\n`;
  const held = [
    "Expect: 100-continue",
    "Connection: close",
    `X-API-Key: ${service.client.headers["X-API-Key"]}`,
  ];
  const socket = await openSocket(service.url);
  let answer = "";
  socket.on("data", (chunk: Buffer) => {
    answer += chunk.toString();
    if (answer === "HTTP/1.1 100 Continue\r\n\r\n") socket.write(form);
  });
  socket.write(uploadHead(...held, `Content-Length: ${form.length}`));
  await new Promise((resolve) => socket.once("close", resolve));
  t.match(answer, /^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 201 /);

  const refused = await sendRaw(service.url, uploadHead(...held, "Content-Length: 20000000"));
  t.match(refused, /^HTTP\/1.1 409 /);
  t.match(refused, /^connection: close\r$/im);
});

test("the connection of what is refused and small serves the next", async (t) => {
  const { client } = await startService(t);
  const refused = await client.upload(Buffer.from("no document"));
  t.equal(refused.status, 400);
  t.not(refused.headers.get("connection"), "close");
  const unknown = await client.get("/nothing/");
  t.equal(unknown.status, 404);
  t.not(unknown.headers.get("connection"), "close");
});

test("an organization has so many uploads under way, and others have theirs", async (t) => {
  const service = await startService(t, { uploadsAtOnce: 2 });
  const { client, url } = service;
  const other = await service.stranger();
  const head = uploadHead(`X-API-Key: ${client.headers["X-API-Key"]}`, "Content-Length: 9000000");
  const begin = async () => {
    const socket = await openSocket(url);
    socket.on("error", () => undefined).resume();
    socket.write(head + FILE);
    return socket;
  };
  const underWay = [await begin(), await begin()];
  let refused = await client.upload(PDF);
  while (refused.status === 201) refused = await client.upload(PDF);
  t.match(refused, { status: 429, body: { code: "too_many_uploads" } });
  t.match(refused.body.detail, "2 uploads of the organization are under way");
  t.equal(refused.headers.get("retry-after"), "2");
  t.equal((await other.upload(PDF)).status, 201, "another organization goes on");
  t.equal((await client.get("documents/")).status, 200, "and so does what is no upload");

  for (const socket of underWay) socket.destroy();
  let next = await client.upload(PDF);
  while (next.status === 429) next = await client.upload(PDF);
  t.equal(next.status, 201, "a place is free when its upload has ended, however it ended");
});

test("places of uploads are counted for each organization", (t) => {
  const places = createUploadPlaces(1);
  const leave = places.take("a");
  t.throws(() => places.take("a"), { code: "too_many_uploads", status: 429 });
  places.take("b")();
  leave();
  places.take("a")();
  const unlimited = createUploadPlaces(null);
  for (let uploads = 0; uploads < 1_000; uploads += 1) unlimited.take("a");
  t.end();
});
