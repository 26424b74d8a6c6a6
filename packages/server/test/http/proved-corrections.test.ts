import { generateSample } from "@paylift/samples";
import { test } from "tap";
import { readerOf } from "./support/read-documents.ts";
import { startService } from "./support/service.ts";

/** Layout and seed of documents with one misprinted figure; between them they misprint gross, net, a line and a total. */
const MISPRINTED = [
  ["adp-register-descriptions", 4],
  ["adp-register-columns", 1],
  ["adp-register-stacks", 3],
  ["paychex-journal", 4],
  ["paychex-journal", 2],
  ["gusto-journal", 3],
] as const;

/** Fields in which a document says something else than its clean twin. */
function differences(clean: unknown, misprinted: unknown, path = ""): { path: string; value: unknown }[] {
  if (typeof clean !== "object" || clean === null)
    return clean === misprinted ? [] : [{ path, value: clean }];
  const other = (misprinted ?? {}) as Record<string, unknown>;
  return Object.entries(clean).flatMap(([name, value]) =>
    differences(
      value,
      other[name],
      Array.isArray(clean) ? `${path}[${name}]` : path === "" ? name : `${path}.${name}`,
    ),
  );
}

test("the consistent figure turns failing sums to passing, and the confidence to that of the clean twin", async (t) => {
  const service = await startService(t);
  const { client } = service;
  const read = await readerOf(t, service);
  const kinds = new Set<string>();
  for (const [layout, seed] of MISPRINTED) {
    const document = { layout, seed, employees: 5 };
    const sample = await generateSample({ ...document, degrade: "inconsistent" });
    const twin = await generateSample(document);
    const [job, clean] = [await read(sample.pdf), await read(twin.pdf)];
    const { result } = (await client.get(`jobs/${job}/`)).body;
    const { result: wanted } = (await client.get(`jobs/${clean}/`)).body;
    const before = (await client.get(`jobs/${job}/checks/`)).body;
    kinds.add(sample.truth._inconsistencies[0]!.kind);
    t.ok(
      before.checks.some(({ passed }: { passed: boolean | null }) => passed === false),
      `${sample.name}: a sum fails`,
    );
    t.ok(before.confidence_reasons.some(({ code }: { code: string }) => code === "failed_checks"));
    const wrong = differences(wanted.canonical_output, result.canonical_output);
    t.ok(wrong.length > 0 && wrong.length < 4, `${wrong.length} fields print the wrong figure`);
    for (const { path, value } of wrong) {
      const body = {
        correction_type: "wrong_value",
        field_path: path,
        original_value: "",
        corrected_value: String(value),
      };
      t.equal((await client.post(`jobs/${job}/corrections/`, body)).status, 201);
    }
    const { body: corrected } = await client.get(`jobs/${job}/corrected/`);
    t.same(corrected.canonical_output, wanted.canonical_output, `${sample.name}: the output of the twin`);
    t.equal(corrected.confidence_score, wanted.confidence_score, `${sample.name}: its confidence`);
    t.equal(corrected.confidence_before, result.confidence_score);
    t.notOk(corrected.checks.some(({ passed }: { passed: boolean | null }) => passed === false));
    t.ok(corrected.changed_checks.length > 0);
    t.ok(corrected.corrected.every(({ proved }: { proved: boolean | null }) => proved === true));
    t.same((await client.get(`jobs/${job}/checks/`)).body, before, "what was read stays as it was read");
  }
  t.same([...kinds].sort(), ["gross_misprint", "line_misprint", "net_misprint", "total_misprint"]);
});

test("structure is corrected over HTTP, and undone", async (t) => {
  const service = await startService(t);
  const { client } = service;
  const read = await readerOf(t, service);
  const job = await read((await generateSample({ layout: "gusto-journal", seed: 3, employees: 4 })).pdf);
  const corrected = async () => (await client.get(`jobs/${job}/corrected/`)).body;
  const untouched = await corrected();
  const [first, second] = untouched.canonical_output.employees;
  const change = (body: object) => client.post(`jobs/${job}/structure/`, body);
  const undo = (id: string) => client.delete(`jobs/${job}/structure/${id}/`);

  const added = await change({
    action: "add",
    field_path: "employees",
    values: { name: "Nora Vance", net_pay: "1,000.00" },
  });
  t.match(added, { status: 201, body: { action: "add", field_path: "employees[4]" } });
  const line = await change({
    action: "add",
    field_path: "employees[4].taxes",
    values: { description: "Medicare", type: "medicare", amount: "12.00" },
  });
  t.match(line, { status: 201, body: { field_path: "employees[4].taxes[0]" } });
  const withNora = await corrected();
  t.match(withNora.canonical_output.employees[4], { name: "Nora Vance", taxes: [{ amount: 12 }] });
  t.ok(withNora.confidence_score < untouched.confidence_score, "nobody's sums prove her");

  t.match(await undo(added.body.id), { status: 204 });
  const withoutNora = await corrected();
  t.equal(withoutNora.canonical_output.employees.length, 4);
  t.match(withoutNora.not_applied, [{ correction_id: line.body.id, reason: String }], "her tax has nobody");
  t.match(
    await change({ action: "add", field_path: "employees", values: {} }),
    { body: { field_path: "employees[5]" } },
    "whose path corrections still name stays theirs",
  );

  for (const wrong of [
    { action: "add", field_path: "employees[0]", values: {} },
    { action: "add", field_path: "employees[1].taxes", values: { amount: "abc" } },
    { action: "merge", field_path: "employees[0]", into: "employees[9]" },
    { action: "move", field_path: "employees[0].taxes[0]" },
    { action: "set_column", list: "taxes", description: "no such label", values: { type: "medicare" } },
  ]) {
    t.match(await change(wrong), { status: 400, body: { code: "invalid_body" } }, JSON.stringify(wrong));
  }
  const { body: listed } = await client.get(`jobs/${job}/structure/`);
  t.equal(listed.count, 2, "what is refused is not kept");
  for (const { id } of listed.results) await undo(id);

  const merged = await change({ action: "merge", field_path: "employees[1]", into: "employees[0]" });
  t.equal(merged.status, 201);
  const one = (await corrected()).canonical_output.employees;
  t.equal(one.length, 3);
  t.equal(
    Math.round(one[0].net_pay * 100),
    Math.round(first.net_pay * 100) + Math.round(second.net_pay * 100),
  );
  await undo(merged.body.id);

  const { description, code } = first.taxes[0];
  const column = await change({
    action: "set_column",
    list: "taxes",
    description,
    code,
    values: {},
    to_list: "deductions",
  });
  t.equal(column.status, 201);
  const moved = await corrected();
  t.ok(
    moved.canonical_output.employees.every(({ taxes }: { taxes: { description: string }[] }) =>
      taxes.every((tax) => tax.description !== description),
    ),
  );
  t.ok(
    moved.checks.some(({ passed }: { passed: boolean | null }) => passed === false),
    "totals say where it belongs",
  );
  await undo(column.body.id);
  t.same(await corrected(), untouched, "all of it is undone");
  const stranger = await service.stranger();
  t.equal((await stranger.get(`jobs/${job}/structure/`)).status, 404);
  t.equal(
    (await stranger.post(`jobs/${job}/structure/`, { action: "add", field_path: "employees" })).status,
    404,
  );
});
