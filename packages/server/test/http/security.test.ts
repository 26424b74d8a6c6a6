import { Writable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { pino } from "pino";
import { test } from "tap";
import { createClient } from "./support/client.ts";
import { OPERATIONS } from "./support/operations.ts";
import { sendRaw } from "./support/raw.ts";
import { OUTPUT, PDF, UNKNOWN_ID } from "./support/samples.ts";
import { startService } from "./support/service.ts";
import { createWorld } from "./support/world.ts";

const EMAIL = "payroll.lead@example.com";
const PASSWORD = "correct horse battery staple";

test("a session is never one that somebody has planted, and a stolen one can be ended", async (t) => {
  const service = await startService(t);
  const { store, url, organizationId } = service;
  const user = await store.users.create(organizationId, { email: EMAIL, password: PASSWORD });
  const signIn = async (headers: Record<string, string> = {}) => {
    const answer = await createClient(url, headers).post("session/", { email: EMAIL, password: PASSWORD });
    const [cookie = ""] = (answer.headers.get("set-cookie") ?? "").split(";");
    return { cookie, csrf: String(answer.body.csrf_token) };
  };
  const planted = "__Host-paylift_session=chosen-by-an-attacker";
  const { cookie, csrf } = await signIn({ Cookie: planted });
  t.not(cookie, planted);
  t.equal((await createClient(url, { Cookie: planted }).get("session/")).status, 401);
  const other = await signIn({ Cookie: cookie });
  t.not(other.cookie, cookie, "each sign-in is a session of its own");
  const mixed = createClient(url, { Cookie: cookie, "X-CSRF-Token": other.csrf });
  t.equal((await mixed.post("api-keys/", { name: "k", scopes: ["jobs:read"] })).status, 403);

  const thief = createClient(url, { Cookie: cookie, "X-CSRF-Token": csrf });
  t.equal((await thief.get("session/")).status, 200);
  const owner = createClient(url, { Cookie: other.cookie, "X-CSRF-Token": other.csrf });
  const changed = await owner.post(`users/${user?.id}/password/`, { password: "another long password" });
  t.equal(changed.status, 200);
  for (const ended of [thief, owner]) t.equal((await ended.get("session/")).status, 401);
  for (const guess of ["", cookie.slice(0, -1), `${cookie}x`, cookie.toUpperCase()]) {
    t.equal((await createClient(url, { Cookie: guess }).get("session/")).status, 401, guess);
  }
});

test("secrets are stored as hashes", async (t) => {
  const { store, organizationId, withScopes } = await startService(t);
  const client = await withScopes("jobs:read");
  const secret = client.headers["X-API-Key"] ?? "";
  const user = await store.users.create(organizationId, { email: EMAIL, password: PASSWORD });
  const session = await store.sessions.create(organizationId, user?.id ?? "", { lifetimeSeconds: 60 });
  const kept = JSON.stringify([
    await store.apiKeys.list(organizationId),
    await store.users.list(organizationId),
    await store.sessions.find(session?.token ?? ""),
    await store.auditLog.list(organizationId),
  ]);
  for (const text of [secret, PASSWORD, session?.token ?? "?"]) t.notOk(kept.includes(text));
});

test("nothing that is sent becomes a header or another address", async (t) => {
  const { url, client, organizationId, store } = await startService(t);
  const host = new URL(url).host;
  const key = `X-API-Key: ${client.headers["X-API-Key"]}`;
  const ask = (target: string, ...headers: string[]) =>
    sendRaw(
      url,
      [`GET ${target} HTTP/1.1`, `Host: ${host}`, "Connection: close", ...headers, "", ""].join("\r\n"),
    );
  for (const target of [
    "http://evil.example.com/api/v1/jobs",
    "//evil.example.com/api/v1/jobs",
    "/\\evil.example.com/api/v1/jobs",
    "/api/v1//evil.example.com/jobs",
    "/api/v1/jobs?next=https://evil.example.com",
    "/api/v1/jobs%0d%0aLocation:%20https://evil.example.com",
  ]) {
    const [, location = "/"] = /^location: (.*)$/im.exec(await ask(target)) ?? [];
    t.match(location, /^\/(api\/v1\/jobs\/(\?.*)?)?$/, target);
  }
  for (let documents = 0; documents < 2; documents += 1) await client.upload(PDF);
  const page = await ask("http://evil.example.com/api/v1/documents/?page_size=1", key);
  t.match(page, new RegExp(`"next":"http://${host}/api/v1/documents/\\?page_size=1&page=2"`));
  for (const forged of ["evil.example.com/x", "a b", "[::1"]) {
    const raw = `GET /api/v1/documents/?page_size=1 HTTP/1.1\r\nHost: ${forged}\r\n${key}\r\nConnection: close\r\n\r\n`;
    t.notMatch(await sendRaw(url, raw), /"next":"[^"]*(evil|a b)/, forged);
  }

  const name = 'a"; filename="b.exe\r\nSet-Cookie: s=1\r\n\u2028é.pdf';
  const blob = await store.blobs.put(
    (async function* () {
      yield PDF;
    })(),
  );
  const made = await store.documents.create(organizationId, {
    filename: name,
    fileSize: blob.size,
    checksum: blob.checksum,
    contentType: "application/pdf",
    blobKey: blob.key,
  });
  const download = await client.get(`documents/${made?.id}/content/`);
  t.equal(download.status, 200);
  t.equal(download.headers.get("set-cookie"), null);
  t.match(
    download.headers.get("content-disposition"),
    /^attachment; filename="a_; filename=_b\.exe__Set-Cookie: s=1____\.pdf"; filename\*=UTF-8''a%22/,
  );
  t.match(download.headers.get("content-security-policy"), /default-src 'none'/, "nothing in it runs");
});

test("no log line and no error tells of people, pay, names of files or secrets", async (t) => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, callback) {
      lines.push(chunk.toString());
      callback();
    },
  });
  const service = await startService(t, { logger: pino({ level: "trace" }, sink) });
  const { client, store } = service;
  const world = await createWorld(service);
  const problems: string[] = [];
  for (const { call } of OPERATIONS) {
    await call(client, world);
    for (const other of [
      await service.stranger(),
      createClient(service.url, { "X-API-Key": "pl_guessed" }),
    ]) {
      const { status, body } = await call(other, world);
      if (status >= 400) problems.push(JSON.stringify(body));
    }
  }
  const personal = { email: "jane.doe@example.com", password: "a password of hers" };
  problems.push(JSON.stringify((await client.post("session/", personal)).body));
  problems.push(JSON.stringify((await client.post("jobs/", { document_id: "JANE A DOE" })).body));
  problems.push(JSON.stringify((await client.get(`jobs/?status=JANE%20A%20DOE`)).body));
  await client.upload(Buffer.from("%PDF-1.7 JANE A DOE 2000.10"), { filename: "JANE A DOE.pdf" });
  store.results.get = async () => {
    throw new Error(`duplicate key: ${JSON.stringify(OUTPUT)}`);
  };
  const failed = await client.get(`jobs/${world.completedJob}/`);
  t.equal(failed.status, 500);
  problems.push(JSON.stringify(failed.body));
  await service.server.stop();
  await pause(0);
  const log = lines.join("");
  t.match(log, /request failed/, "the failure is told");
  const told = log + problems.join("");
  for (const text of [
    /JANE/i,
    /Harbor Light/,
    /2[,.]?000\.1/,
    /1500\.05|399\.9|100\.05/,
    /register\.pdf/,
    /password of hers|jane\.doe/,
    /pl_[\w-]{20}|pl_guessed/,
    /whsec_/,
  ]) {
    t.notMatch(told, text);
  }
  t.notMatch(told, new RegExp(`${UNKNOWN_ID}.*at `), "no stack of a caller's error");
});
