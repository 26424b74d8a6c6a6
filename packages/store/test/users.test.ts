import { sql } from "kysely";
import { onEveryDatabase } from "./support/backends.ts";
import { failure, present, sample } from "./support/samples.ts";

onEveryDatabase("users sign in by address and password", async (t, { store }) => {
  const { organization } = await sample(store);
  const email = `Rosa.${organization.id}@Example.com`;
  const user = present(await store.users.create(organization.id, { email, password: "correct horse" }));
  t.match(user, { organizationId: organization.id, email });
  t.notMatch(JSON.stringify(user), /scrypt|horse/);
  t.same(await store.users.get(organization.id, user.id), user);
  t.same(await store.users.list(organization.id), { count: 1, rows: [user] });
  t.same(await store.users.authenticate(email.toLowerCase(), "correct horse"), user);
  t.equal(await store.users.authenticate(email, "wrong horse"), null);
  t.equal(await store.users.authenticate(email, ""), null);
  t.equal(await store.users.authenticate("nobody@example.com", "correct horse"), null);
  const taken = { email: email.toUpperCase(), password: "another one" };
  t.match(await failure(store.users.create(organization.id, taken)), { code: "email_taken" });
  const short = { email: "b@example.com", password: "1234567" };
  t.match(await failure(store.users.create(organization.id, short)), { code: "invalid_argument" });
  const { token } = present(await store.sessions.create(organization.id, user.id, { lifetimeSeconds: 60 }));
  t.same(await store.users.setPassword(organization.id, user.id, "battery staple"), user);
  t.equal(await store.sessions.find(token), null, "signed out by the new password");
  t.equal(await store.users.authenticate(email, "correct horse"), null);
  t.same(await store.users.authenticate(email, "battery staple"), user);
  t.ok(await store.users.delete(organization.id, user.id));
  t.notOk(await store.users.delete(organization.id, user.id));
});

onEveryDatabase(
  "an address may have users of several organizations, and its password tells which",
  async (t, { store }) => {
    const [ours, theirs] = [(await sample(store)).organization, (await sample(store)).organization];
    const email = `${ours.id}@example.com`;
    const old = present(await store.users.create(theirs.id, { email, password: "correct horse" }));
    const added = { email: email.toUpperCase(), password: "battery staple" };
    const user = present(await store.users.create(ours.id, added));
    t.match(user, { organizationId: ours.id, email: added.email }, "as if nobody had it");
    t.match(await failure(store.users.create(ours.id, added)), { code: "email_taken" });
    t.same(await store.users.authenticate(email, "correct horse"), old);
    t.same(await store.users.authenticate(email, "battery staple"), user);
    t.equal(await store.users.authenticate(email, "wrong horse"), null);
    await store.users.setPassword(ours.id, user.id, "correct horse");
    t.same(await store.users.authenticate(email, "correct horse"), old, "whoever was there first stays");
  },
);

onEveryDatabase("a session is known by its token until it is ended", async (t, { store }) => {
  const { organization } = await sample(store);
  const email = `${organization.id}@example.com`;
  const user = present(await store.users.create(organization.id, { email, password: "correct horse" }));
  const made = present(await store.sessions.create(organization.id, user.id, { lifetimeSeconds: 60 }));
  t.match(made.session, { organizationId: organization.id, userId: user.id });
  t.equal(made.session.expiresAt.getTime() - made.session.createdAt.getTime(), 60_000);
  t.not(made.session.csrfToken, made.token);
  t.same(await store.sessions.find(made.token), made.session);
  t.equal(await store.sessions.find(`${made.token}x`), null);
  const forEver = store.sessions.create(organization.id, user.id, { lifetimeSeconds: 0 });
  t.match(await failure(forEver), { code: "invalid_argument" });
  t.ok(await store.sessions.delete(organization.id, made.session.id));
  t.equal(await store.sessions.find(made.token), null);
});

onEveryDatabase("a session ends when it was to, and is cleared away", async (t, { store, query }) => {
  const { organization } = await sample(store);
  const email = `${organization.id}@example.com`;
  const user = present(await store.users.create(organization.id, { email, password: "correct horse" }));
  const open = async () =>
    present(await store.sessions.create(organization.id, user.id, { lifetimeSeconds: 60 }));
  const [ended, lasting] = [await open(), await open()];
  await query(
    sql`update sessions set expires_at = now() - interval '1 second' where id = ${ended.session.id}`,
  );
  t.equal(await store.sessions.find(ended.token), null);
  t.ok((await store.sessions.deleteExpired()) >= 1);
  t.notOk(await store.sessions.delete(organization.id, ended.session.id));
  t.same(await store.sessions.find(lasting.token), lasting.session);
});

onEveryDatabase("a role is given and changed, and sessions know it at once", async (t, { store }) => {
  const organization = await store.organizations.create({ name: "Harbor Light Foods" });
  const person = (email: string) => ({ email, password: "correct horse" });
  const ada = present(await store.users.create(organization.id, person("ada@example.com")));
  t.equal(ada.role, "admin", "as users were before there were roles");
  const ben = present(
    await store.users.create(organization.id, { ...person("ben@example.com"), role: "reader" }),
  );
  t.equal(ben.role, "reader");
  const made = present(await store.sessions.create(organization.id, ben.id, { lifetimeSeconds: 60 }));
  t.equal(made.session.role, "reader");
  t.match(await store.users.setRole(organization.id, ben.id, "approver"), { id: ben.id, role: "approver" });
  t.match(await store.sessions.find(made.token), { role: "approver" });
  t.match(await store.users.get(organization.id, ben.id), { role: "approver" });
  t.equal(await store.users.setRole(organization.id, organization.id, "reader"), null);
});
