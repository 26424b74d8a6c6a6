import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { onEveryDatabase } from "./support/backends.ts";
import { present, sample } from "./support/samples.ts";

onEveryDatabase("an API key is known by its secret until it is deleted", async (t, { store }) => {
  const { organization } = await sample(store);
  const scopes = ["documents:read", "jobs:write"];
  const made = present(await store.apiKeys.create(organization.id, { name: "ci", scopes }));
  t.match(made.apiKey, { name: "ci", scopes, lastUsedAt: null, expiresAt: null });
  t.match(made.secret, /^pl_[\w-]{43}$/);
  t.ok(made.secret.startsWith(made.apiKey.prefix));
  t.same(await store.apiKeys.list(organization.id), { count: 1, rows: [made.apiKey] });
  const used = present(await store.apiKeys.authenticate(made.secret));
  t.match(used, { id: made.apiKey.id, organizationId: organization.id, scopes });
  t.same(await store.apiKeys.authenticate(made.secret), used, "noted to the minute");
  t.same(await store.apiKeys.get(organization.id, made.apiKey.id), used);
  t.equal(await store.apiKeys.authenticate(made.secret.slice(0, -1)), null);
  t.ok(await store.apiKeys.delete(organization.id, made.apiKey.id));
  t.equal(await store.apiKeys.authenticate(made.secret), null);
});

onEveryDatabase(
  "an API key ends when it was to, though it was found a moment before",
  async (t, { store, query }) => {
    const { organization } = await sample(store);
    const make = async (expiresAt: Date) =>
      present(await store.apiKeys.create(organization.id, { name: "ci", scopes: ["jobs:read"], expiresAt }));
    const ended = await make(new Date(Date.now() - 1));
    t.equal(await store.apiKeys.authenticate(ended.secret), null);
    const made = await make(new Date(Date.now() + 60_000));
    t.match(await store.apiKeys.authenticate(made.secret), { id: made.apiKey.id });
    await query(
      sql`update api_keys set expires_at = now() - interval '1 second' where id = ${made.apiKey.id}`,
    );
    // Longer than a lookup may be used again.
    await pause(200);
    t.equal(await store.apiKeys.authenticate(made.secret), null);
  },
);
