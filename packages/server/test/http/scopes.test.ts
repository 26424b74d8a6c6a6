import { SCOPES } from "../../src/index.ts";
import { createClient } from "./support/client.ts";
import { onEveryDatabase } from "./support/databases.ts";
import { OPERATIONS } from "./support/operations.ts";
import { createWorld } from "./support/world.ts";

onEveryDatabase("every operation needs its scope and no other", async (t, service) => {
  const world = await createWorld(service);
  const nobody = createClient(service.url);
  const forger = createClient(service.url, { "X-API-Key": "pl_made-up" });
  for (const { name, scope, status, call } of OPERATIONS) {
    await t.test(`${name}: ${scope}`, async (t) => {
      const missing = await call(nobody, world);
      t.match(missing, { status: 401, body: { code: "not_authenticated" } });
      t.ok(missing.headers.has("www-authenticate"));
      t.match(await call(forger, world), { status: 401, body: { code: "not_authenticated" } });
      const others = await service.withScopes(...SCOPES.filter((other) => other !== scope));
      t.match(await call(others, world), { status: 403, body: { code: "missing_scope" } });
      t.equal((await call(await service.withScopes(scope), world)).status, status);
    });
  }

  await t.test("Retrieve provider: public", async (t) => {
    t.equal((await nobody.get("providers/adp/")).status, 200);
    t.equal((await forger.get("providers/adp/")).status, 200);
  });
});
