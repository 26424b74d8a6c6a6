import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { test } from "tap";
import { openSocket } from "./support/raw.ts";
import { PDF } from "./support/samples.ts";
import { startService } from "./support/service.ts";

const SECOND_MS = 1_000;

async function* toChunks(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

const closeOf = (socket: Socket): Promise<void> =>
  new Promise((resolve) => socket.once("close", () => resolve()));

/** For how long the server keeps a connection on which `text` came, and then nothing more, and what it says. */
async function keptFor(url: string, text: string): Promise<{ tookMs: number; answer: string }> {
  const socket = await openSocket(url);
  let answer = "";
  socket.on("error", () => undefined).on("data", (chunk: Buffer) => (answer += chunk.toString()));
  const startedAt = performance.now();
  if (text !== "") socket.write(text);
  await closeOf(socket);
  return { tookMs: performance.now() - startedAt, answer };
}

const head = (...lines: string[]): string => [...lines, "Host: x", "", ""].join("\r\n");

test("connections whose other end says nothing more are ended", async (t) => {
  const { url, client } = await startService(t, {
    silenceTimeoutMs: SECOND_MS,
    keepAliveTimeoutMs: SECOND_MS,
  });
  const form = head(
    "POST /api/v1/documents/upload/ HTTP/1.1",
    `X-API-Key: ${client.headers["X-API-Key"]}`,
    "Content-Type: multipart/form-data; boundary=B",
    "Content-Length: 1000",
  );
  const silent = {
    "nothing at all": "",
    "half a line": "GET /liv",
    "half a body": `${head("POST /api/v1/session/ HTTP/1.1", "Content-Type: application/json", "Content-Length: 50")}{`,
    "half a document": `${form}--B\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7`,
    "a whole request": head("GET /livez/ HTTP/1.1"),
  };
  const kept = await Promise.all(
    Object.entries(silent).map(async ([what, text]) => [what, await keptFor(url, text)] as const),
  );
  for (const [what, { tookMs, answer }] of kept) {
    t.ok(tookMs < 8 * SECOND_MS, `${what}: ${Math.round(tookMs)} ms`);
    if (!["half a body", "half a document"].includes(what)) continue;
    t.match(answer, /^HTTP\/1.1 408 /, what);
    t.match(answer, /^connection: close\r$/im, what);
    t.match(answer, "nothing more of the request came for 1 seconds", what);
  }
  t.equal((await client.get("documents/")).status, 200);
});

test("a client that does not fetch its answer is let go", async (t) => {
  const { url, client, store, organizationId } = await startService(t, { silenceTimeoutMs: SECOND_MS });
  // Put there directly: a client in this very process may itself fall silent for a second.
  const blob = await store.blobs.put(toChunks(Buffer.concat([PDF, Buffer.alloc(20 * 2 ** 20)])));
  const document = await store.documents.create(organizationId, {
    filename: "register.pdf",
    fileSize: blob.size,
    checksum: blob.checksum,
    contentType: "application/pdf",
    blobKey: blob.key,
  });
  const socket = await openSocket(url);
  socket.on("error", () => undefined).pause();
  const request = head(
    `GET /api/v1/documents/${document?.id}/content/ HTTP/1.1`,
    `X-API-Key: ${client.headers["X-API-Key"]}`,
  );
  socket.write(request);
  await pause(4 * SECOND_MS);
  let received = 0;
  socket.on("data", (chunk: Buffer) => (received += chunk.length)).resume();
  await closeOf(socket);
  t.ok(received > 0 && received < 20 * 2 ** 20, `cut off after ${received} bytes`);
});

test("a body that is answered before its end is not read to its end", async (t) => {
  const { url, client } = await startService(t);
  const length = "Content-Length: 10000000000";
  const type = "Content-Type: application/json";
  const key = `X-API-Key: ${client.headers["X-API-Key"]}`;
  const refused = {
    413: head("POST /api/v1/payroll-migrations/ HTTP/1.1", type, length, key),
    401: head("POST /api/v1/payroll-migrations/ HTTP/1.1", type, length),
    404: head("POST /api/v1/nothing/ HTTP/1.1", type, length),
  };
  for (const [status, text] of Object.entries(refused)) {
    const socket = await openSocket(url);
    const chunks: Buffer[] = [];
    let sent = 0;
    socket.on("error", () => undefined).on("data", (chunk: Buffer) => chunks.push(chunk));
    const closed = closeOf(socket);
    socket.write(text);
    const startedAt = performance.now();
    const sending = setInterval(() => {
      sent += 1;
      if (socket.writable && !socket.writableNeedDrain) socket.write(Buffer.alloc(2 ** 18, "x"));
    }, 20);
    await closed;
    clearInterval(sending);
    t.match(Buffer.concat(chunks).toString(), new RegExp(`^HTTP/1.1 ${status} `));
    t.ok(performance.now() - startedAt < 10 * SECOND_MS, `${status}: closed after ${sent} pieces`);
  }
});
