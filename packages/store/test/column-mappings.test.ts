import { onEveryDatabase } from "./support/backends.ts";
import { completion, drain, newJob, present } from "./support/samples.ts";

const MAPPING = {
  version: 1,
  sheets: [{ sheet: null, columns: [{ column: "A", heading: "Emp", is: "name" }] }],
};

onEveryDatabase("a header has one mapping, which is replaced, listed and forgotten", async (t, { store }) => {
  const [{ id: o }, { id: other }] = [
    await store.organizations.create({ name: "One" }),
    await store.organizations.create({ name: "Other" }),
  ];
  const { columnMappings } = store;
  t.equal(await columnMappings.get(o, "abc"), null);
  const saved = present(await columnMappings.put(o, "abc", { name: "Register", mapping: MAPPING }));
  t.match(saved, { header: "abc", name: "Register", mapping: MAPPING });
  const again = present(await columnMappings.put(o, "abc", { name: "Export", mapping: MAPPING }));
  t.match(again, { id: saved.id, name: "Export", createdAt: saved.createdAt });
  t.match(await columnMappings.list(o), { count: 1, rows: [{ name: "Export" }] });
  await columnMappings.put(o, "def", { name: "Second", mapping: MAPPING });
  t.equal((await columnMappings.newest(o, 1)).length, 1);
  t.equal((await columnMappings.newest(o, 9)).length, 2);

  t.equal(await columnMappings.get(other, "abc"), null, "not a stranger's");
  t.equal(await columnMappings.delete(other, "abc"), false);
  t.same(await columnMappings.newest(other, 9), []);
  present(await columnMappings.put(other, "abc", { name: "Theirs", mapping: MAPPING }));
  t.match(await columnMappings.get(o, "abc"), { name: "Export" });

  t.equal(await columnMappings.delete(o, "abc"), true);
  t.equal(await columnMappings.delete(o, "abc"), false);
  t.match(await columnMappings.get(other, "abc"), { name: "Theirs" });
  const nobody = "6b9f5f5e-6a43-4e2b-9d0c-3f0f9d3f7a11";
  t.equal(await columnMappings.put(nobody, "abc", { name: "Nobody's", mapping: MAPPING }), null);
});

onEveryDatabase("a result keeps what its columns were taken for", async (t, backend) => {
  await drain(backend);
  const { store } = backend;
  const { organization, job } = await newJob(store);
  const columns = { header: "abc", mapping: MAPPING };
  await store.queues.jobs.complete(present(await store.queues.jobs.fetch()), { ...completion(), columns });
  t.match(await store.results.get(organization.id, job.id), { columns });
});
