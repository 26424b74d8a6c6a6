import { onEveryDatabase } from "./support/backends.ts";
import { drain, failure, present, sample } from "./support/samples.ts";

const NEW = { name: "m", sourceProvider: "a", targetProvider: "b" };

onEveryDatabase("what is laid down for a payroll migration", async (t, backend) => {
  await drain(backend);
  const { store } = backend;
  const { organization, document } = await sample(store);
  const o = organization.id;
  const { id } = present(await store.payrollMigrations.create(o, NEW));

  await t.test("settings are empty, then what was put last, each part by itself", async (t) => {
    t.same(await store.comparisonSettings.get(o, id), { mapping: {}, tolerance: {} });
    await store.comparisonSettings.put(o, id, { mapping: { lines: [{ factor: -1 }] } });
    await store.comparisonSettings.put(o, id, { tolerance: { min_confidence: 0.9 } });
    const both = { mapping: { lines: [{ factor: -1 }] }, tolerance: { min_confidence: 0.9 } };
    t.same(await store.comparisonSettings.get(o, id), both);
    const answer = await store.comparisonSettings.put(o, id, { mapping: {} });
    t.same(answer, { ...both, mapping: {} });
  });

  await t.test("a difference is decided once, however long its key", async (t) => {
    const decision = { key: `["line",${"x".repeat(9_000)}]`, reason: "as agreed", decidedBy: "user:1" };
    const made = present(await store.decisions.create(o, id, { ...decision, discrepancy: { kind: "ytd" } }));
    t.match(made, { ...decision, migrationId: id, discrepancy: { kind: "ytd" } });
    const again = await failure(store.decisions.create(o, id, { ...decision, discrepancy: {} }));
    t.match(again, { code: "already_decided" });
    const other = present(await store.payrollMigrations.create(o, NEW));
    t.ok(await store.decisions.create(o, other.id, { ...decision, discrepancy: {} }), "elsewhere it is open");
    t.match(await store.decisions.list(o, id), { count: 1, rows: [{ id: made.id }] });
    t.equal(await store.decisions.delete(o, id, made.id), true);
    t.same(await store.decisions.all(o, id), []);
  });

  await t.test("the newest validation of each source run", async (t) => {
    const run = async (runType: "source" | "target") =>
      present(await store.runs.create(o, id, { runType, documentId: document.id })).id;
    const [first, second, target] = [await run("source"), await run("source"), await run("target")];
    const made = async (sourceRunId: string) =>
      present(await store.validations.create(o, id, { sourceRunId, targetRunId: target })).id;
    await made(first);
    const newest = [await made(second), await made(first)];
    t.same(
      present(await store.validations.newestOfSourceRuns(o, id)).map((each) => each.id),
      newest,
    );
  });

  await t.test("all of it goes with the payroll migration", async (t) => {
    const decision = { key: "k", reason: "r", decidedBy: "a", discrepancy: {} };
    const decided = present(await store.decisions.create(o, id, decision));
    const signed = present(
      await store.signOffs.create(o, id, { signedBy: "user:1", comment: null, figures: { go: true } }),
    );
    t.match(await store.signOffs.get(o, id, signed.id), { figures: { go: true }, comment: null });
    t.equal(await store.payrollMigrations.delete(o, id), true);
    t.equal(await store.decisions.get(o, id, decided.id), null);
    t.equal(await store.signOffs.get(o, id, signed.id), null);
    t.equal(await store.comparisonSettings.get(o, id), null);
  });
});
