import { readdirSync, readFileSync } from "node:fs";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { test, type Test } from "tap";
import type { ExtractionResult } from "@paylift/engine";
import type { Problem } from "../src/problem.ts";
import { createService, type ServiceOptions } from "../src/service.ts";

const DOCUMENTS = new URL("../../samples/documents/", import.meta.url);
const names = readdirSync(DOCUMENTS).filter((name) => name.endsWith(".pdf"));
const pdf = readFileSync(new URL(names[0] ?? "", DOCUMENTS));
const PDF = { "content-type": "application/pdf" };

async function listen(t: Test, options: ServiceOptions = {}, prepare = (_app: FastifyInstance) => {}) {
  const app = createService({ engine: { threads: 1 }, ...options });
  prepare(app);
  t.teardown(() => app.close());
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/payroll`;
  const post = (body: Uint8Array<ArrayBuffer>, headers: Record<string, string> = PDF) =>
    fetch(url, { method: "POST", body, headers });
  return { app, url, post };
}

/** The status, once the whole body is there: fetch keeps a connection busy until then. */
async function statusOf(response: Promise<Response>): Promise<number> {
  await (await response).arrayBuffer();
  return (await response).status;
}

test("every sample document comes back as a result", async (t) => {
  const { post } = await listen(t);
  t.ok(names.length > 0);
  for (const name of names) {
    const response = await post(readFileSync(new URL(name, DOCUMENTS)));
    t.equal(response.status, 200, name);
    const result = (await response.json()) as ExtractionResult;
    t.ok(result.canonical_output.employees.length > 0, name);
    t.type(result.confidence_score, "number");
  }
});

test("errors are problem documents with the code and reason of the engine", async (t) => {
  const { post } = await listen(t, { bodyLimit: 200_000 });
  const refusals: [Uint8Array<ArrayBuffer>, Record<string, string>, Partial<Problem>][] = [
    [Buffer.from("no PDF"), PDF, { status: 415, code: "not_a_pdf", reason: "document" }],
    [Buffer.from("%PDF-1.7\nnothing"), PDF, { status: 422, code: "damaged", reason: "document" }],
    [Buffer.alloc(0), PDF, { status: 415, code: "not_a_pdf", reason: "document" }],
    [Buffer.alloc(200_001), PDF, { status: 413, code: "refused_request", reason: "caller" }],
    [pdf, { "content-type": "text/csv" }, { status: 415, code: "refused_request", reason: "caller" }],
  ];
  for (const [body, headers, expected] of refusals) {
    const response = await post(body, headers);
    t.equal(response.status, expected.status);
    t.match(response.headers.get("content-type"), "application/problem+json");
    t.match(await response.json(), { ...expected, type: /^urn:/, title: /\S/, detail: /\S/ });
  }
  t.equal(await statusOf(post(pdf)), 200, "and the service goes on");
});

test("a full queue asks to come back later", async (t) => {
  const { post } = await listen(t, { engine: { threads: 1, maxQueue: 0 } });
  const answers = await Promise.all(Array.from({ length: 6 }, () => post(pdf)));
  const busy = answers.filter(({ status }) => status === 503);
  t.ok(busy.length > 0);
  t.ok(answers.some(({ status }) => status === 200));
  for (const answer of busy) {
    t.equal(answer.headers.get("retry-after"), "5");
    t.match(await answer.json(), { code: "queue_full" });
  }
});

test("a client that hangs up frees its thread", async (t) => {
  const codes: string[] = [];
  const { url, post } = await listen(t, { engine: { threads: 1, maxQueue: 0 } }, (app) => {
    app.addHook("onError", async (_request, _reply, error) => void codes.push(error.code));
  });
  const client = request(url, { method: "POST", headers: PDF });
  client.on("error", () => undefined);
  client.end(pdf, () => client.destroy());
  while (codes.length === 0) await pause(5);
  t.same(codes, ["aborted"]);
  t.equal(await statusOf(post(pdf)), 200);
});

test("closing answers what is under way, then refuses", async (t) => {
  const { promise: started, resolve } = Promise.withResolvers<void>();
  const { app, post } = await listen(t, {}, (service) => {
    service.addHook("preHandler", async () => resolve());
  });
  const answer = post(pdf);
  await started;
  const closed = app.close();
  const response = await answer;
  t.equal(response.status, 200);
  t.match(await response.json(), { confidence_score: Number });
  await closed;
  await t.rejects(post(pdf));
});
