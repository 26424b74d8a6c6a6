import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { Writable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import Koa from "koa";
import { pino } from "pino";
import { test } from "tap";
import { parse } from "yaml";
import { createRouter, createServer, ServerOptionError } from "../../src/index.ts";
import { silentLog } from "../../src/log.ts";
import { createClient } from "./support/client.ts";
import { openSocket, sendRaw } from "./support/raw.ts";
import { PDF, PROVIDERS } from "./support/samples.ts";
import { startService } from "./support/service.ts";
import { createWorld } from "./support/world.ts";

const ALERTS = new URL("../../../../docs/alerts.yml", import.meta.url);

interface AlertRule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly description: string };
}

test("probes", async (t) => {
  const { client, server, store } = await startService(t);
  t.match(await client.get("/livez/"), { status: 200, body: { status: "ok" } });
  t.match(await client.get("/readyz/"), { status: 200, body: { status: "ok" } });
  t.match(await client.get("/livez"), { status: 308 });
  store.ping = async () => {
    throw new Error("postgres://user:secret@host is down");
  };
  const unready = await client.get("/readyz/");
  t.match(unready, { status: 503, body: { code: "unavailable" } });
  t.notMatch(JSON.stringify(unready.body), /secret/);
  await server.stop();
  await t.rejects(fetch(`${(await startService(t)).url}x`), "nothing listens there");
});

test("metrics and logs tell of routes, not of people", async (t) => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, callback) {
      lines.push(chunk.toString());
      callback();
    },
  });
  const service = await startService(t, { logger: pino(sink) });
  const { client } = service;
  const world = await createWorld(service);
  await client.get(`documents/${world.document}/?name=JANE`);
  await client.get("/JANE%20DOE/");
  await client.request("PROPFIND", "documents/");
  await client.upload(PDF, { filename: "JANE DOE.pdf" });
  await client.get(`jobs/${world.completedJob}/`);
  const { status, body, headers } = await client.get("/metrics");
  t.equal(status, 200);
  t.match(headers.get("content-type"), /^text\/plain/);
  t.match(
    body,
    /paylift_http_requests_total\{method="GET",route="\/api\/v1\/documents\/:id\/",status="200"\} 1/,
  );
  t.match(body, /paylift_http_requests_total\{method="GET",route="none",status="404"\} 1/);
  t.match(body, /paylift_queue_depth\{queue="jobs"\} \d/);
  await pause(20);
  const log = lines.join("");
  for (const text of [body, log]) {
    t.notMatch(text, /JANE|2000\.1|register\.pdf/);
    t.notMatch(text, world.document);
    t.notMatch(text, client.headers["X-API-Key"] ?? "?");
  }
  const entry = lines.map((line) => JSON.parse(line)).find(({ route }) => route === "/api/v1/documents/:id/");
  t.match(entry, {
    msg: "request",
    method: "GET",
    status: 200,
    request_id: String,
    organization_id: service.organizationId,
    actor: /^api_key:/,
  });
});

test("metrics tell of the store, and of its absence", async (t) => {
  const service = await startService(t);
  const { client, store } = service;
  await createWorld(service);
  const { body } = await client.get("/metrics");
  t.match(body, /^paylift_queue_age_seconds\{queue="jobs"\} (?!0$)[\d.e-]+$/m);
  t.match(body, /^paylift_queue_age_seconds\{queue="deliveries"\} 0$/m, "nothing waits");
  t.match(body, /^paylift_jobs_ended_recently\{status="completed",code=""\} 1$/m);
  t.match(body, /^paylift_jobs_ended_recently\{status="failed",code="cancelled"\} 1$/m);
  t.match(body, /^paylift_database_up 1$/m);
  t.match(body, /^paylift_blobs_up 1$/m);
  t.match(body, /^paylift_stored_bytes\{of="largest"\} \d+$/m);
  t.match(body, /^paylift_disk_free_bytes\{holds="documents"\} \d+$/m);

  await t.test("every alert asks for what there is", async (t) => {
    const { groups } = parse(await readFile(ALERTS, "utf8")) as { groups: { rules: AlertRule[] }[] };
    const rules = groups.flatMap((group) => group.rules);
    t.ok(rules.length > 10);
    t.equal(new Set(rules.map(({ alert }) => alert)).size, rules.length);
    for (const { alert, expr, labels, annotations } of rules) {
      t.match(
        { labels, annotations },
        { labels: { severity: /^(critical|warning)$/ }, annotations: { summary: /\S/ } },
      );
      t.ok(annotations.description.length > 80, `${alert} says what to do`);
      for (const metric of expr.match(/\b(?:paylift|nodejs|process)_\w+/g) ?? ["up"]) {
        // Whether a server answers is not of its own telling.
        if (metric === "up") t.equal(alert, "PayliftServerGone");
        else t.ok(body.includes(`\n${metric}{`) || body.includes(`\n${metric} `), `${alert}: ${metric}`);
      }
    }
  });

  store.jobs.endings = () => Promise.reject(new Error("the database is down"));
  store.blobs.room = () => new Promise(() => undefined);
  const { body: without } = await client.get("/metrics");
  t.match(without, /^paylift_database_up 0$/m);
  t.match(without, /^paylift_blobs_up 0$/m, "an answer that never comes is none");
  t.match(without, /^paylift_http_requests_total\{/m, "what the server knows itself is there");
});

const promtool = (...args: string[]) => spawnSync("promtool", args, { encoding: "utf8" });
const skip = promtool("--version").error === undefined ? false : "no promtool, which comes with Prometheus";

test("the alerts speak when they should", { skip }, async (t) => {
  const cases = fileURLToPath(new URL("support/alerts.test.yml", import.meta.url));
  const { status, stdout, stderr } = promtool("test", "rules", cases);
  t.equal(status, 0, stdout + stderr);
});

test("headers", async (t) => {
  const { client } = await startService(t);
  const own = await client.request("GET", "documents/", undefined, { "X-Request-Id": "trace-7" });
  t.equal(own.headers.get("x-request-id"), "trace-7");
  const bad = await client.request("GET", "documents/", undefined, { "X-Request-Id": "a b{}" });
  t.match(bad.headers.get("x-request-id"), /^[0-9a-f-]{36}$/);
  for (const path of ["documents/", "documents/x/", "/nope/", "/livez/", "documents"]) {
    const { headers } = await client.get(path);
    t.equal(headers.get("x-content-type-options"), "nosniff", path);
    t.equal(headers.get("cache-control"), "no-store", path);
    t.match(headers.get("content-security-policy"), /^default-src 'none'/, path);
    t.equal(headers.get("x-powered-by"), null);
  }
});

test("slashes, methods and unknown paths", async (t) => {
  const { client } = await startService(t);
  const missing = await client.request("POST", "jobs?a=b%20c", {});
  t.equal(missing.status, 308);
  t.equal(missing.headers.get("location"), "/api/v1/jobs/?a=b%20c");
  t.match(await client.request("PUT", "jobs/", {}), { status: 405, body: { code: "method_not_allowed" } });
  t.equal((await client.request("PUT", "jobs/", {})).headers.get("allow"), "GET, HEAD, OPTIONS, POST");
  t.equal((await client.request("OPTIONS", "jobs/")).status, 204);
  for (const path of ["", "nothing/", "jobs//", "JOBS/", "jobs/x/y/"]) {
    t.match(await client.get(path), { status: 404, body: { code: "not_found" } }, path);
  }
});

test("the rate limit", async (t) => {
  const { client, withScopes } = await startService(t, { rateLimit: { requests: 3, windowSeconds: 60 } });
  const first = await client.get("documents/");
  t.equal(first.headers.get("ratelimit-policy"), '"default";q=3;w=60');
  t.match(first.headers.get("ratelimit"), /^"default";r=2;t=\d+$/);
  await client.get("documents/");
  await client.get("documents/");
  const refused = await client.get("documents/");
  t.match(refused, { status: 429, body: { code: "rate_limited" } });
  t.ok(Number(refused.headers.get("retry-after")) > 0);
  t.match(refused.headers.get("ratelimit"), /r=0/);
  t.equal((await (await withScopes("documents:read")).get("documents/")).status, 200, "each key has its own");
  t.equal((await client.get("/livez/")).status, 200, "probes are not limited");
});

test("stopping lets requests under way finish, and ends idle connections", async (t) => {
  const service = await startService(t);
  const { url, client, server } = service;
  const idle = await openSocket(url);
  const idleEnded = new Promise((resolve) => idle.once("close", resolve));
  await client.get("/livez/");
  const body = [
    "--B",
    'Content-Disposition: form-data; name="file"; filename="a.pdf"',
    "",
    PDF.toString(),
    "--B--",
    "",
  ].join("\r\n");
  const head = [
    "POST /api/v1/documents/upload/ HTTP/1.1",
    "Host: x",
    `X-API-Key: ${client.headers["X-API-Key"]}`,
    "Content-Type: multipart/form-data; boundary=B",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "",
    "",
  ].join("\r\n");
  const upload = await openSocket(url);
  const received: Buffer[] = [];
  upload.on("data", (chunk: Buffer) => received.push(chunk));
  const ended = new Promise((resolve) => upload.once("close", resolve));
  upload.write(head + body.slice(0, 80));
  await pause(100);
  let stopped = false;
  const stopping = server.stop().then(() => (stopped = true));
  await idleEnded;
  await pause(100);
  t.notOk(stopped, "waits for the upload");
  await t.rejects(openSocket(url), "takes no new connection");
  upload.write(body.slice(80));
  await ended;
  await stopping;
  t.match(Buffer.concat(received).toString(), /^HTTP\/1\.1 201 /);
});

test("a client that never finishes its headers or body is let go", async (t) => {
  const { url } = await startService(t, { headersTimeoutMs: 300, requestTimeoutMs: 600 });
  const startedMs = performance.now();
  const headers = sendRaw(url, "GET /livez/ HTTP/1.1\r\nHost: x\r\nX-Slow");
  const body = sendRaw(
    url,
    "POST /api/v1/session/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{",
  );
  t.match(await headers, /^HTTP\/1\.1 408 .*request_timeout/s);
  await body;
  t.ok(performance.now() - startedMs < 5_000);
});

test("the router in somebody else's application", async (t) => {
  const { store, client } = await startService(t);
  const app = new Koa();
  app.use(createRouter({ store, providers: PROVIDERS, logger: silentLog }).routes());
  app.use((ctx) => {
    ctx.body = { mine: ctx.path };
  });
  const server = app.listen(0);
  t.teardown(() => server.close());
  const { port } = server.address() as { port: number };
  const embedded = createClient(`http://127.0.0.1:${port}`, client.headers);
  t.match(await embedded.get("documents/"), { status: 200, body: { count: 0 } });
  t.match(await embedded.get("documents/x/"), { status: 404, body: { code: "document_not_found" } });
  t.equal((await embedded.upload(PDF)).status, 201);
  t.equal((await embedded.get("documents")).status, 308);
  t.same((await embedded.get("/own/")).body, { mine: "/own/" });
  t.match(await createClient(`http://127.0.0.1:${port}`).get("jobs/"), { status: 401 });
});

test("what goes wrong inside is not told", async (t) => {
  const { client, store } = await startService(t);
  store.metrics.get = async () => {
    throw new TypeError("secret detail of JANE");
  };
  const answer = await client.get("dashboard/metrics/");
  t.match(answer, { status: 500, body: { code: "internal", request_id: String } });
  t.notMatch(JSON.stringify(answer.body), /secret|JANE|TypeError/);
});

test("options are checked", async (t) => {
  const { store } = await startService(t);
  const make = (options: object) => () =>
    createServer({ store, providers: [], logger: silentLog, ...options });
  t.throws(make({ port: -1 }), ServerOptionError);
  t.throws(make({ maxUploadBytes: 1.5 }), { option: "maxUploadBytes" } as object as Error);
  t.throws(make({ publicUrl: "example.com" }), { option: "publicUrl" } as object as Error);
  const taken = await startService(t);
  const port = Number(new URL(taken.url).port);
  await t.rejects(make({ port })().start(), { code: "EADDRINUSE" });
});
