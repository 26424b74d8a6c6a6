import { onEveryDatabase } from "./support/backends.ts";
import { newJob, present } from "./support/samples.ts";

onEveryDatabase(
  "a correction says where the page shows it, and structure is corrected",
  async (t, { store }) => {
    const { organization, job } = await newJob(store);
    const evidence = { page: 1, box: { x0: 1, top: 2, x1: 3, bottom: 4 }, text: "1,284.67" };
    const fields = {
      correctionType: "wrong_value",
      fieldPath: "employees[0].net_pay",
      originalValue: "1284.76",
      correctedValue: "1284.67",
      evidence,
    } as const;
    const field = present(await store.corrections.create(organization.id, job.id, fields));
    t.same(field.evidence, evidence);
    const changed = await store.corrections.update(organization.id, job.id, field.id, { evidence: null });
    t.equal(changed?.evidence, null);
    const change = { field_path: "employees[1]", into: "employees[0]" };
    const made = present(
      await store.structureCorrections.create(organization.id, job.id, { action: "merge", change, evidence }),
    );
    t.match(made, { action: "merge", change, evidence, notes: null, jobId: job.id });
    t.same(await store.structureCorrections.get(organization.id, job.id, made.id), made);
    t.same(await store.structureCorrections.list(organization.id, job.id), { count: 1, rows: [made] });
    t.same(await store.structureCorrections.ofJobs(organization.id, [job.id]), [made]);
    t.same(await store.structureCorrections.ofJobs(organization.id, []), []);
    t.ok(await store.structureCorrections.delete(organization.id, job.id, made.id));
    t.notOk(await store.structureCorrections.delete(organization.id, job.id, made.id));
  },
);

onEveryDatabase("corrections of a job are made, changed and deleted", async (t, { store }) => {
  const { organization, job } = await newJob(store);
  const fields = {
    correctionType: "wrong_value",
    fieldPath: "employees[0].net_pay",
    originalValue: "1284.76",
    correctedValue: "1284.67",
  } as const;
  const made = present(await store.corrections.create(organization.id, job.id, fields));
  t.match(made, { ...fields, jobId: job.id, notes: null });
  const changed = present(
    await store.corrections.update(organization.id, job.id, made.id, {
      correctedValue: "1.00",
      notes: "typo",
    }),
  );
  t.same(changed, { ...made, correctedValue: "1.00", notes: "typo" });
  t.same(await store.corrections.update(organization.id, job.id, made.id, {}), changed);
  const cleared = await store.corrections.update(organization.id, job.id, made.id, { notes: null });
  t.same(cleared, { ...changed, notes: null });
  t.same(await store.corrections.list(organization.id, job.id), { count: 1, rows: [cleared] });
  const other = await newJob(store);
  t.same(await store.corrections.ofJobs(organization.id, [job.id, other.job.id, "no id"]), [cleared]);
  t.same(await store.corrections.ofJobs(other.organization.id, [job.id]), [], "not of another organization");
  t.same(await store.corrections.ofJobs(organization.id, []), []);
  t.ok(await store.corrections.delete(organization.id, job.id, made.id));
  t.equal(await store.corrections.get(organization.id, job.id, made.id), null);
});
