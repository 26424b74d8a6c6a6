import { test } from "tap";
import { createClient, type Answer, type Client } from "./support/client.ts";
import { startService, type TestService } from "./support/service.ts";

const TOKEN = "a-link-that-was-printed-once";
const EMAIL = "payroll.lead@example.com";
const PASSWORD = "correct horse battery staple";
const ADA = { email: "ada@example.com", password: "long enough" };
const GRACE = { email: "grace@example.com", password: "long enough" };

/** Speaks as the browser of whoever was given this answer. */
function browserOf({ url }: Pick<TestService, "url">, { headers, body }: Answer): Client {
  const [cookie = ""] = (headers.get("set-cookie") ?? "").split(";");
  return createClient(url, { Cookie: cookie, "X-CSRF-Token": body.csrf_token });
}

test("the first user is made with the link that the service has printed, once", async (t) => {
  const { url, organizationId } = await startService(t, { setupToken: TOKEN });
  const anybody = createClient(url);
  t.same((await anybody.get("setup/")).body, { open: true, organization: "Harbor Light Foods" });

  const setup = { token: TOKEN, organization: "Mine", ...ADA };
  const wrong = await anybody.post("setup/", { ...setup, token: "guessed" });
  t.match(wrong, { status: 403, body: { code: "setup_link_invalid" } });
  const short = await anybody.post("setup/", { ...setup, password: "1234567" });
  t.match(short, { status: 400, body: { errors: [{ pointer: "/password" }] } });
  const foreign = await anybody.post("setup/", setup, { "Sec-Fetch-Site": "cross-site" });
  t.match(foreign, { status: 403, body: { code: "cross_site_request" } });

  const made = await anybody.post("setup/", setup);
  t.match(made, { status: 201, body: { user: { email: ADA.email }, organization: { id: organizationId } } });
  t.equal((await browserOf({ url }, made).get("session/")).status, 200);
  t.same((await anybody.get("setup/")).body, { open: false, organization: null });
  const again = await anybody.post("setup/", { ...setup, email: "eve@example.com" });
  t.match(again, { status: 409, body: { code: "setup_closed" } });
});

test("a service without a link is set up elsewhere", async (t) => {
  const { client } = await startService(t);
  t.same((await client.get("setup/")).body, { open: false, organization: null });
  const setup = await client.post("setup/", { token: "x", organization: "Mine", ...ADA });
  t.match(setup, { status: 409, body: { code: "setup_closed" } });
});

test("people let each other in, and keys let nobody in", async (t) => {
  const service = await startService(t);
  const { client, url } = service;
  await service.store.users.create(service.organizationId, { email: EMAIL, password: PASSWORD });
  t.match(await client.get("users/"), { status: 401, body: { code: "not_authenticated" } });
  const lead = browserOf(
    service,
    await createClient(url).post("session/", { email: EMAIL, password: PASSWORD }),
  );
  const unguarded = createClient(url, { Cookie: lead.headers["Cookie"] ?? "" });
  t.match(await unguarded.post("users/", GRACE), { status: 403, body: { code: "csrf_token_invalid" } });

  const made = await lead.post("users/", GRACE);
  t.match(made, { status: 201, body: { email: GRACE.email } });
  t.notMatch(JSON.stringify(made.body), /long enough|scrypt/);
  const eve = { email: "eve@example.com", password: "long enough" };
  const once = { "Idempotency-Key": "eve" };
  const first = await lead.post("users/", eve, once);
  const again = await lead.post("users/", { ...eve, password: "another one" }, once);
  t.same(again.body, first.body, "a password leaves no trace in what is kept to tell repetitions");
  t.equal((await lead.delete(`users/${first.body.id}/`)).status, 204);
  t.match(await lead.post("users/", GRACE), { status: 409, body: { code: "email_taken" } });
  const elsewhere = await service.store.organizations.create({ name: "Northwind Payroll" });
  const known = { email: "known@example.com", password: "correct horse" };
  await service.store.users.create(elsewhere.id, known);
  const told = await lead.post("users/", { ...known, password: "long enough" });
  const unknown = await lead.post("users/", { email: "new@example.com", password: "long enough" });
  t.same(
    [told.status, Object.keys(told.body)],
    [201, Object.keys(unknown.body)],
    "others' users are not told",
  );
  for (const { body } of [told, unknown]) t.equal((await lead.delete(`users/${body.id}/`)).status, 204);
  t.equal((await lead.get("users/")).body.count, 2);

  const grace = browserOf(service, await createClient(url).post("session/", GRACE));
  const password = { password: "another one" };
  t.equal((await lead.post(`users/${made.body.id}/password/`, password)).status, 200);
  t.equal((await grace.get("session/")).status, 401, "a new password ends what the old one began");
  t.equal((await createClient(url).post("session/", { ...GRACE, ...password })).status, 201);

  const me = (await lead.get("session/")).body.user.id;
  for (const id of [me, me.toUpperCase()])
    t.match(await lead.delete(`users/${id}/`), { status: 409, body: { code: "user_is_caller" } });
  t.equal((await lead.delete(`users/${made.body.id}/`)).status, 204);
  t.match(await lead.delete(`users/${made.body.id}/`), { status: 404, body: { code: "user_not_found" } });
  t.match(await lead.post(`users/${made.body.id}/password/`, password), { body: { code: "user_not_found" } });
});
