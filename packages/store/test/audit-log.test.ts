import { onEveryDatabase } from "./support/backends.ts";
import { present, sample } from "./support/samples.ts";

onEveryDatabase("the audit log is added to and searched", async (t, { store }) => {
  const { organization, document } = await sample(store);
  const entry = {
    actor: "system",
    action: "document.created",
    subjectType: "document",
    subjectId: document.id,
    details: { nested: [{ a: null }] },
  };
  const made = present(await store.auditLog.append(organization.id, entry));
  t.match(made, entry);
  await store.auditLog.append(organization.id, { ...entry, action: "document.deleted" });
  const filters = { action: "document.created", subjectId: document.id };
  t.same(await store.auditLog.list(organization.id, { filters }), { count: 1, rows: [made] });
  t.match(await store.auditLog.list(organization.id), { count: 2 });
});
