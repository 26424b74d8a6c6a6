import { ROLES, type Role } from "@paylift/store";
import { test, type Test } from "tap";
import type { Scope } from "../../src/index.ts";
import { createClient, type Answer, type Client } from "./support/client.ts";
import { onEveryDatabase } from "./support/databases.ts";
import { OPERATIONS } from "./support/operations.ts";
import { startService, type TestService } from "./support/service.ts";
import { createWorld } from "./support/world.ts";

const PASSWORD = "correct horse battery staple";

const LEAST_ROLE: Record<Scope, Role> = {
  "documents:read": "reader",
  "jobs:read": "reader",
  "migrations:read": "reader",
  "validations:read": "reader",
  "documents:write": "reviewer",
  "jobs:write": "reviewer",
  "migrations:write": "reviewer",
  "validations:write": "reviewer",
  "documents:delete": "approver",
  "api_keys:write": "admin",
  "audit_log:read": "admin",
};

/** Speaks as the browser of a new user. */
async function signedIn({ url, store, organizationId }: TestService, role: Role): Promise<Client> {
  const email = `${role}@example.com`;
  await store.users.create(organizationId, { email, password: PASSWORD, role });
  return browserOf(url, await createClient(url).post("session/", { email, password: PASSWORD }));
}

function browserOf(url: string, { headers, body }: Answer): Client {
  const [cookie = ""] = (headers.get("set-cookie") ?? "").split(";");
  return createClient(url, { Cookie: cookie, "X-CSRF-Token": body.csrf_token });
}

async function oneOfEach(service: TestService): Promise<Record<Role, Client>> {
  const browsers = {} as Record<Role, Client>;
  for (const role of ROLES) browsers[role] = await signedIn(service, role);
  return browsers;
}

onEveryDatabase("every operation needs its role, and those above it have it too", async (t, service) => {
  const world = await createWorld(service);
  const browsers = await oneOfEach(service);
  for (const { name, scope, status, call } of OPERATIONS) {
    await t.test(`${name}: ${LEAST_ROLE[scope]}`, async (t) => {
      const least = ROLES.indexOf(LEAST_ROLE[scope]);
      for (const role of ROLES.slice(0, least)) refused(t, await call(browsers[role], world), role);
      t.equal((await call(browsers[ROLES[least]!], world)).status, status);
    });
  }
});

function refused(t: Test, answer: Answer, role: Role): void {
  t.match(answer, { status: 403, body: { code: "missing_role", detail: `yours is ${role}` } });
}

test("what cannot be taken back needs an approver or an admin", async (t) => {
  const service = await startService(t);
  const world = await createWorld(service);
  const browsers = await oneOfEach(service);
  const { reader, reviewer, approver, admin } = browsers;
  const migration = `payroll-migrations/${world.migration}/`;

  refused(t, await reviewer.post(`${migration}sign-offs/`, {}), "reviewer");
  t.match(await approver.post(`${migration}sign-offs/`, {}), { body: { code: "migration_not_ready" } });
  refused(t, await reviewer.delete(migration), "reviewer");
  t.equal((await approver.delete(migration)).status, 204);

  for (const role of ["reader", "reviewer", "approver"] as const) {
    const browser = browsers[role];
    refused(t, await browser.put("retention/", { retention_days: 30 }), role);
    refused(t, await browser.put("sign-off-policy/", { two_persons: false }), role);
    refused(t, await browser.post("webhooks/", { url: "https://example.com/", events: [] }), role);
    refused(t, await browser.delete(`webhooks/${world.webhook}/`), role);
    refused(t, await browser.get("audit-log/"), role);
  }
  t.equal((await admin.put("retention/", { retention_days: 30 })).status, 200);
  t.equal((await admin.delete(`webhooks/${world.webhook}/`)).status, 204);
  t.equal((await reader.get("webhooks/")).status, 200);
});

test("an admin lets people in, and says what they may do", async (t) => {
  const service = await startService(t);
  const { reader, reviewer, admin } = await oneOfEach(service);
  const grace = { email: "grace@example.com", password: PASSWORD };
  refused(t, await reviewer.post("users/", grace), "reviewer");
  const made = await admin.post("users/", grace);
  t.match(made, { status: 201, body: { role: "reviewer" } }, "nobody is given more than was said");
  const wrong = await admin.post("users/", { ...grace, email: "eve@example.com", role: "owner" });
  t.match(wrong, { status: 400, body: { errors: [{ pointer: "/role" }] } });
  t.match((await reader.get("users/")).body, { count: 5 }, "who is called what is known to everybody");

  const { id } = made.body;
  refused(t, await reviewer.put(`users/${id}/role/`, { role: "admin" }), "reviewer");
  refused(t, await reviewer.delete(`users/${id}/`), "reviewer");
  refused(t, await reviewer.post(`users/${id}/password/`, { password: PASSWORD }), "reviewer");
  const own = browserOf(service.url, await createClient(service.url).post("session/", grace));
  t.match((await own.get("session/")).body, { user: { role: "reviewer" } });

  t.match(await admin.put(`users/${id}/role/`, { role: "reader" }), {
    status: 200,
    body: { role: "reader" },
  });
  t.match((await own.get("session/")).body, { user: { role: "reader" } }, "in a session that there is, too");
  refused(t, await own.post("jobs/", { document_id: id }), "reader");
  t.equal(
    (await own.post(`users/${id}/password/`, { password: PASSWORD })).status,
    200,
    "their own password",
  );

  const me = (await admin.get("session/")).body.user.id;
  for (const caller of [me, me.toUpperCase()])
    t.match(await admin.put(`users/${caller}/role/`, { role: "reader" }), {
      status: 409,
      body: { code: "user_is_caller" },
    });
  const stranger = await service.store.organizations.create({ name: "Somebody Else" });
  const theirs = await service.store.users.create(stranger.id, grace);
  t.match(await admin.put(`users/${theirs?.id}/role/`, { role: "reader" }), {
    status: 404,
    body: { code: "user_not_found" },
  });
  const noted = (await admin.get("audit-log/?page_size=100")).body.results;
  t.match(
    noted.find(({ action }: { action: string }) => action === "user.role_set"),
    { subject_id: id, details: { role: "reader" } },
  );
});

test("who makes the first user is the admin", async (t) => {
  const token = "a-link-that-was-printed-once";
  const { url } = await startService(t, { setupToken: token });
  const setup = { token, organization: "Mine", email: "ada@example.com", password: PASSWORD };
  t.match(await createClient(url).post("setup/", setup), { status: 201, body: { user: { role: "admin" } } });
});
