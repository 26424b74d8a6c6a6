import { onEveryDatabase } from "./support/databases.ts";
import { OPERATIONS } from "./support/operations.ts";
import { createWorld } from "./support/world.ts";

onEveryDatabase("every operation of the interface answers as it says", async (t, service) => {
  const world = await createWorld(service);
  for (const { name, status, fields, list, call } of OPERATIONS) {
    await t.test(name, async (t) => {
      const answer = await call(service.client, world);
      t.equal(answer.status, status);
      if (status === 204) return t.equal(answer.body, "");
      if (list !== true) return t.same(Object.keys(answer.body).sort(), [...fields].sort());
      t.same(Object.keys(answer.body), ["count", "next", "previous", "results"]);
      t.ok(answer.body.results.length > 0);
      for (const item of answer.body.results) t.same(Object.keys(item).sort(), [...fields].sort());
    });
  }

  await t.test("Retrieve provider", async (t) => {
    const { status, body } = await service.client.get("providers/adp/");
    t.equal(status, 200);
    t.same(Object.keys(body), ["id", "name", "slug", "description", "supported_formats", "format_variants"]);
    t.same(Object.keys(body.format_variants[0]), ["id", "name", "format_type", "version"]);
    t.match(body.id, /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
