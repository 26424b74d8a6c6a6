import fc from "fast-check";
import { test, type Test } from "tap";
import type { Answer } from "./support/client.ts";
import { NEW_CORRECTION, NEW_MIGRATION } from "./support/operations.ts";
import { sendRaw } from "./support/raw.ts";
import { startService } from "./support/service.ts";
import { createWorld } from "./support/world.ts";

const WRONG = [null, 7, -0.5, true, [], {}, "", [[]], { $ne: 1 }, "\0", "\ud800", "a\0b", "x".repeat(20_000)];

function isRefused(t: Test, answer: Answer, what: string): void {
  t.ok(answer.status >= 400 && answer.status < 500, `${what}: ${answer.status}`);
  t.equal(answer.headers.get("content-type"), "application/problem+json", what);
}

test("wrong values in every field of every body", async (t) => {
  const service = await startService(t);
  const { client } = service;
  const world = await createWorld(service);
  const bodies: [method: "POST" | "PATCH", path: string, body: Record<string, unknown>][] = [
    ["POST", "jobs/", { document_id: world.document }],
    ["POST", `jobs/${world.completedJob}/corrections/`, { ...NEW_CORRECTION, notes: "n" }],
    [
      "PATCH",
      `jobs/${world.completedJob}/corrections/${world.correction}/`,
      { ...NEW_CORRECTION, notes: "n" },
    ],
    ["POST", "payroll-migrations/", NEW_MIGRATION],
    ["PATCH", `payroll-migrations/${world.migration}/`, NEW_MIGRATION],
    [
      "POST",
      `payroll-migrations/${world.migration}/runs/`,
      { run_type: "source", document_id: world.document },
    ],
    [
      "PATCH",
      `payroll-migrations/${world.migration}/runs/${world.sourceRun}/`,
      { run_type: "source", document_id: world.document },
    ],
    [
      "POST",
      `payroll-migrations/${world.migration}/validations/`,
      { source_run_id: world.sourceRun, target_run_id: world.targetRun },
    ],
    ["POST", "api-keys/", { name: "k", scopes: ["jobs:read"], expires_at: "2099-01-01T00:00:00Z" }],
    ["POST", "webhooks/", { url: "https://example.com/", events: ["job.failed"] }],
    ["PATCH", `webhooks/${world.webhook}/`, { url: "https://example.com/", events: ["job.failed"] }],
    ["POST", "session/", { email: "a@b.c", password: "password" }],
  ];
  for (const [method, path, body] of bodies) {
    for (const field of Object.keys(body)) {
      for (const wrong of WRONG) {
        const { status } = await client.request(method, path, { ...body, [field]: wrong });
        t.ok(status < 500, `${method} ${path} ${field} ${JSON.stringify(wrong).slice(0, 20)}: ${status}`);
        if (typeof wrong === "number" || (typeof wrong === "string" && /\0|\ud800/.test(wrong))) {
          t.ok(status >= 400, `${field} ${status}`);
        }
      }
    }
    for (const whole of ["", "nul", "[]", "7", '"x"', "null", '{"a":', "\u0000", "[".repeat(100_000)]) {
      const answer = await client.request(method, path, whole);
      if (answer.status < 400) t.fail(`${method} ${path} ${whole}`);
      else isRefused(t, answer, `${method} ${path} ${whole.slice(0, 20)}`);
    }
  }
});

test("strings come back exactly as sent", async (t) => {
  const { client } = await startService(t);
  const text = fc.string({ unit: "binary", minLength: 1, maxLength: 200 });
  await fc.assert(
    fc.asyncProperty(text, async (name) => {
      const { status, body } = await client.post("payroll-migrations/", { ...NEW_MIGRATION, name });
      const isStorable = !name.includes("\0") && name.isWellFormed();
      t.equal(status, isStorable ? 201 : 400);
      if (isStorable) t.equal((await client.get(`payroll-migrations/${body.id}/`)).body.name, name);
    }),
    {
      numRuns: 60,
      examples: [
        ["\u0001\u001f\u007f"],
        ["😀\ufeff\u2028"],
        ["\ufeffa"],
        ["\ufeff\ufeff"],
        ["\0"],
        ["\udc00"],
        ["'; drop table--"],
      ],
    },
  );
});

test("bodies that are too large, not UTF-8 or of another type", async (t) => {
  const { client, url } = await startService(t);
  const large = JSON.stringify({ ...NEW_MIGRATION, name: "x".repeat(2_000_000) });
  const deep = `{"name":${"[".repeat(1_000_000)}${"]".repeat(1_000_000)}}`;
  for (const path of ["payroll-migrations/", "jobs/", "api-keys/", "webhooks/", "session/"]) {
    for (const body of [large, deep]) {
      t.match(await client.post(path, body), { status: 413, body: { code: "body_too_large" } }, path);
    }
  }
  const headers = { ...client.headers, "Content-Type": "application/json" };
  const latin = await fetch(`${url}/api/v1/payroll-migrations/`, {
    method: "POST",
    headers,
    body: Buffer.from('{"name":"\xff"}', "latin1"),
  });
  t.equal(latin.status, 400);
  const form = await client.post("jobs/", "a=b", { "Content-Type": "application/x-www-form-urlencoded" });
  t.match(form, { status: 415, body: { code: "unsupported_media_type" } });
  t.equal((await client.get("documents/")).status, 200, "the connection goes on");
});

test("wrong values in every query parameter of every list", async (t) => {
  const service = await startService(t);
  const { client } = service;
  const { completedJob, migration, webhook } = await createWorld(service);
  const lists: Record<string, string[]> = {
    "documents/": ["checksum"],
    "jobs/": ["status", "document_id"],
    [`jobs/${completedJob}/corrections/`]: [],
    "payroll-migrations/": ["status"],
    [`payroll-migrations/${migration}/runs/`]: ["run_type", "status", "document_id"],
    [`payroll-migrations/${migration}/validations/`]: ["status"],
    "api-keys/": [],
    "webhooks/": [],
    [`webhooks/${webhook}/deliveries/`]: ["status"],
    "audit-log/": ["actor", "action", "subject_id"],
    "providers/": [],
  };
  const wrong = ["", "%00", "%ff", "%ED%A0%80", "-1", "1e9", "[]", "'--", "x".repeat(2_000), "a&NAME=b"];
  for (const [path, filters] of Object.entries(lists)) {
    for (const name of ["page", "page_size", "ordering", ...filters]) {
      for (const value of wrong) {
        const { status } = await client.get(`${path}?${name}=${value.replace("NAME", name)}`);
        t.ok(status < 500, `${path} ${name}=${value.slice(0, 20)}: ${status}`);
      }
    }
  }
});

test("what is no HTTP, or too much of it", async (t) => {
  const { url, client } = await startService(t);
  t.match(await sendRaw(url, "\x16\x03\x01garbage\r\n\r\n"), /^HTTP\/1\.1 400 .*application\/problem\+json/s);
  t.match(await sendRaw(url, `GET / HTTP/1.1\r\nX: ${"x".repeat(100_000)}\r\n\r\n`), /^HTTP\/1\.1 431 /);
  t.match(
    await sendRaw(url, "GET /%zz/ HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n"),
    /^HTTP\/1\.1 404 /,
  );
  const paths = [
    "/api/v1/documents/%00/",
    "/api/v1/jobs/%E0%A4%A/",
    "/api/v1/%2e%2e/",
    "//evil.com",
    "/api//v1/",
  ];
  for (const path of paths) {
    const answer = await sendRaw(
      url,
      `GET ${path} HTTP/1.1\r\nHost: x\r\nX-API-Key: ${client.headers["X-API-Key"]}\r\nConnection: close\r\n\r\n`,
    );
    t.match(answer, /^HTTP\/1\.1 40[04] /, path);
  }
  t.match(await client.get("documents/?page=%00"), { status: 400 });
  t.match(await client.get("jobs/?status[]=x&__proto__=1&status=%00"), { status: 400 });
});
