import { test } from "tap";
import { createClient, type Client } from "./support/client.ts";
import { startService, type TestService } from "./support/service.ts";
import { createWorld } from "./support/world.ts";

const EMAIL = "payroll.lead@example.com";
const PASSWORD = "correct horse battery staple";

/** A service with a user. */
async function startWithUser(...args: Parameters<typeof startService>): Promise<TestService> {
  const service = await startService(...args);
  await service.store.users.create(service.organizationId, { email: EMAIL, password: PASSWORD });
  return service;
}

async function signIn({ url }: TestService): Promise<{ reader: Client; writer: Client; cookie: string }> {
  const answer = await createClient(url).post("session/", { email: EMAIL.toUpperCase(), password: PASSWORD });
  const cookie = answer.headers.get("set-cookie") ?? "";
  const [pair = ""] = cookie.split(";");
  const csrf = { "X-CSRF-Token": answer.body.csrf_token };
  return {
    reader: createClient(url, { Cookie: pair }),
    writer: createClient(url, { Cookie: pair, ...csrf }),
    cookie,
  };
}

test("a session", async (t) => {
  const service = await startWithUser(t);
  const world = await createWorld(service);
  const { reader, writer, cookie } = await signIn(service);

  await t.test("is kept in a cookie that scripts and other sites do not get", async (t) => {
    t.match(
      cookie,
      /^__Host-paylift_session=[^;]+; Path=\/; HttpOnly; SameSite=Strict; Secure; Max-Age=43200$/,
    );
    const insecure = await startService(t, { secureCookies: false });
    const plain = await signIn(insecure);
    t.match(plain.cookie, /^paylift_session=[^;]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=43200$/);
  });

  await t.test("says who is signed in", async (t) => {
    const { status, body } = await reader.get("session/");
    t.equal(status, 200);
    t.match(body, {
      user: { email: EMAIL },
      organization: { name: "Harbor Light Foods" },
      csrf_token: String,
    });
  });

  await t.test("may do everything in its organization, changes only with the CSRF token", async (t) => {
    t.equal((await reader.get("documents/")).status, 200);
    const path = `api-keys/${world.apiKey}/`;
    t.match(await reader.delete(path), { status: 403, body: { code: "csrf_token_invalid" } });
    const forged = await reader.request("DELETE", path, undefined, { "X-CSRF-Token": "guess" });
    t.match(forged, { status: 403, body: { code: "csrf_token_invalid" } });
    t.equal((await writer.delete(path)).status, 204);
    const all = { name: "from the dashboard", scopes: ["documents:write", "api_keys:write"] };
    t.equal((await writer.post("api-keys/", all)).status, 201);
    const { rows } = await service.store.auditLog.list(service.organizationId, { pageSize: 1 });
    t.match(rows[0]?.actor, /^user:/);
  });

  await t.test("does not make up for a wrong key", async (t) => {
    const answer = await reader.request("GET", "documents/", undefined, { "X-API-Key": "wrong" });
    t.equal(answer.status, 401);
  });

  await t.test("ends", async (t) => {
    t.equal((await reader.delete("session/")).status, 403);
    const { status, headers } = await writer.delete("session/");
    t.equal(status, 204);
    t.match(headers.get("set-cookie"), /Max-Age=0/);
    t.equal((await reader.get("session/")).status, 401);
    t.equal((await reader.get("documents/")).status, 401);
  });
});

test("signing in", async (t) => {
  const service = await startWithUser(t, {
    signInLimit: { requests: 3, windowSeconds: 60 },
    signInLimitByAddress: { requests: 6, windowSeconds: 60 },
  });
  const client = createClient(service.url);

  await t.test("answers an unknown address like a wrong password", async (t) => {
    const wrong = await client.post("session/", { email: EMAIL, password: "wrong password" });
    const unknown = await client.post("session/", {
      email: "nobody@example.com",
      password: "wrong password",
    });
    for (const { status, body } of [wrong, unknown]) {
      t.equal(status, 401);
      t.match(body, { code: "wrong_credentials", detail: wrong.body.detail });
    }
  });

  await t.test("is refused from other sites", async (t) => {
    const site = { "Sec-Fetch-Site": "cross-site" };
    const answer = await client.post("session/", { email: EMAIL, password: PASSWORD }, site);
    t.match(answer, { status: 403, body: { code: "cross_site_request" } });
  });

  await t.test("is throttled by address, and by network address", async (t) => {
    const attempt = (email: string, password: string) => client.post("session/", { email, password });
    t.equal((await attempt(EMAIL, PASSWORD)).status, 201, "a success does not count");
    t.equal((await attempt(EMAIL, "wrong password")).status, 401);
    t.equal((await attempt(EMAIL, "wrong password")).status, 401);
    const throttled = await attempt(EMAIL, PASSWORD);
    t.match(throttled, { status: 429, body: { code: "too_many_attempts" } });
    t.ok(Number(throttled.headers.get("retry-after")) > 0);
    t.match(await attempt("somebody@example.com", "wrong password"), { status: 429 });
  });
});

test("nobody is kept out by others' wrong passwords", async (t) => {
  const service = await startWithUser(t, {
    signInLimit: { requests: 3, windowSeconds: 60 },
    trustProxy: true,
  });
  const from = (address: string) => createClient(service.url, { "X-Forwarded-For": address });
  const attempt = (address: string, password: string) =>
    from(address).post("session/", { email: EMAIL, password });
  for (const _ of [1, 2, 3]) t.equal((await attempt("203.0.113.7", "wrong password")).status, 401);
  t.match(await attempt("203.0.113.7", PASSWORD), { status: 429, body: { code: "too_many_attempts" } });
  t.equal((await attempt("198.51.100.4", PASSWORD)).status, 201);
});
