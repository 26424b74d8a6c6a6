import { onEveryDatabase } from "./support/backends.ts";
import { present, sample } from "./support/samples.ts";

onEveryDatabase("webhooks are made, changed and deleted", async (t, { store }) => {
  const { organization } = await sample(store);
  const fields = { url: "https://example.com/hook", events: ["job.completed"] };
  const made = present(await store.webhooks.create(organization.id, fields));
  t.match(made, fields);
  t.match(made.secret, /^whsec_[A-Za-z0-9+/]{43}=$/);
  const changed = present(await store.webhooks.update(organization.id, made.id, { events: [] }));
  t.same(changed, { ...made, events: [], updatedAt: changed.updatedAt });
  t.same(await store.webhooks.list(organization.id), { count: 1, rows: [changed] });
  t.ok(await store.webhooks.delete(organization.id, made.id));
  t.equal(await store.webhooks.get(organization.id, made.id), null);
});
