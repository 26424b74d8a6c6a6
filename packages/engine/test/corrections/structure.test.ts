import type { CanonicalOutput } from "@paylift/canonical";
import { validateCanonicalOutput } from "@paylift/canonical/schema";
import fc from "fast-check";
import { test } from "tap";
import {
  correctResult,
  LINE_LISTS,
  type Correction,
  type StructureCorrection,
} from "../../src/corrections.ts";
import type { ExtractionResult } from "../../src/index.ts";
import { goodDocument } from "../support/good-document.ts";
import { sharedEngine } from "../support/shared-engine.ts";

const good: ExtractionResult = await (await sharedEngine()).extract(goodDocument());

const [anna] = good.canonical_output.employees;

/** The good document, read otherwise: what a list of corrections makes of it. */
function misread(corrections: readonly Correction[]): ExtractionResult {
  const { canonical_output, checks, confidence_reasons, confidence_score, evidence } = correctResult(
    good,
    corrections,
  );
  return { ...good, canonical_output, checks, confidence_reasons, confidence_score, evidence };
}

function failing({ checks }: { readonly checks: ExtractionResult["checks"] }): string[] {
  return checks.flatMap(({ id, passed }) => (passed === false ? id : []));
}

test("a person who was overlooked is added with their lines, and the sums hold again", async (t) => {
  const wrong = misread([
    { id: "x", correction_type: "spurious", field_path: "employees[1]", corrected_value: "" },
  ]);
  t.equal(wrong.canonical_output.employees.length, 1);
  t.ok(failing(wrong).includes("document.net_pay:company"), "the total misses them");
  t.ok(wrong.confidence_score < 0.95);
  const bert = good.canonical_output.employees[1]!;
  const line = (list: string, index: number, values: Record<string, string>): Correction => ({
    id: `${list} ${index}`,
    action: "add",
    field_path: `employees[1].${list}[${index}]`,
    values,
  });
  const texts = (record: object): Record<string, string> =>
    Object.fromEntries(
      Object.entries(record).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
    );
  const added = correctResult(wrong, [
    {
      id: "1",
      action: "add",
      field_path: "employees[1]",
      values: { name: bert.name, department: "Office", gross_pay: "2,000.00", net_pay: "1,500.00" },
    },
    ...[...LINE_LISTS, "payments" as const].flatMap((list) =>
      bert[list].map((record, i) => line(list, i, texts(record))),
    ),
  ]);
  t.same(added.not_applied, []);
  t.same(failing(added), []);
  t.same(added.canonical_output.employees[1], bert);
  const pay = added.corrected.filter(({ field_path }) => field_path.endsWith("_pay"));
  t.same(
    pay.map(({ field_path, proved }) => [field_path, proved]),
    [
      ["employees[1].gross_pay", true],
      ["employees[1].net_pay", true],
    ],
  );
});

test("two records of one person are merged: their pay is added up, and lines of one label", async (t) => {
  const halves = structuredClone(good.canonical_output);
  const [first] = halves.employees;
  const second = structuredClone(first!);
  for (const half of [first!, second]) {
    half.gross_pay = 500;
    half.net_pay = 400;
    for (const list of LINE_LISTS) for (const each of half[list]) each.amount /= 2;
    for (const each of half.payments) each.amount /= 2;
    for (const each of half.earnings) each.hours = each.hours === null ? null : each.hours / 2;
  }
  const apart: CanonicalOutput = { ...halves, employees: [first!, second, halves.employees[1]!] };
  const read = { ...good, canonical_output: apart, checks: [], evidence: {} };
  const { canonical_output, not_applied, corrected_as } = correctResult(read, [
    { id: "1", action: "merge", field_path: "employees[1]", into: "employees[0]" },
  ]);
  t.same(not_applied, []);
  t.equal(canonical_output.employees.length, 2);
  const [merged] = canonical_output.employees;
  t.same({ ...merged, payments: [] }, { ...anna, payments: [] });
  t.same(
    corrected_as["employees[1]"],
    "employees[2]",
    "Bert is still corrected by the path that he was read by",
  );
});

test("a line goes to the list that it belongs to, and the sums through both are made anew", async (t) => {
  const wrong = misread([
    { id: "x", action: "move", field_path: "employees[0].taxes[0]", to: "employees[0].deductions" },
  ]);
  t.match(wrong.canonical_output.employees[0]?.deductions.at(-1), {
    description: "Federal Income Tax",
    amount: 80,
  });
  t.ok(failing(wrong).length > 0, "totals of taxes and of deductions fail");
  t.notOk(failing(wrong).includes("employee.net_pay:employees[0]"), "net pay is the same");
  const back = correctResult(wrong, [
    {
      id: "1",
      action: "move",
      field_path: `employees[0].deductions[${anna!.deductions.length}]`,
      to: "employees[0].taxes",
    },
  ]);
  t.same(failing(back), []);
  t.equal(back.confidence_score, good.confidence_score);
  t.match(
    back.canonical_output.employees[0]?.taxes.find(({ amount }) => amount === 80),
    { type: "federal_income", jurisdiction: "US" },
    "its label says what it is there",
  );
  const tax = back.canonical_output.employees[0]!.taxes.findIndex(({ amount }) => amount === 80);
  t.match(back.evidence[`employees[0].taxes[${tax}].amount`], [{ text: /80\.00/ }], "its place goes with it");
});

test("a line goes to the person that it is of", async (t) => {
  const wrong = misread([
    { id: "x", action: "move", field_path: "employees[0].deductions[0]", to: "employees[1].deductions" },
  ]);
  t.ok(failing(wrong).includes("employee.net_pay:employees[0]"));
  t.ok(failing(wrong).includes("employee.net_pay:employees[1]"));
  const at = wrong.canonical_output.employees[1]!.deductions.length - 1;
  const back = correctResult(wrong, [
    { id: "1", action: "move", field_path: `employees[1].deductions[${at}]`, to: "employees[0].deductions" },
  ]);
  t.same(failing(back), []);
});

test("a whole column is something else at once", async (t) => {
  const { code, description } = anna!.deductions[0]!;
  const column = { action: "set_column", list: "deductions", code, description } as const;
  const { canonical_output, corrected, checks } = correctResult(good, [
    { id: "1", ...column, values: { type: "roth_401k" }, to_list: null },
  ]);
  t.same(
    canonical_output.employees.map(({ deductions }) => deductions[0]?.type),
    ["roth_401k", "roth_401k"],
  );
  t.equal(corrected.length, 2);
  t.ok(corrected.every(({ proved }) => proved === null));
  const figures = (all: ExtractionResult["checks"]) =>
    all.map(({ id, expected, actual, passed }) => [id, expected, actual, passed]);
  t.same(figures(checks), figures(good.checks), "a type changes no sum");
  const employers = correctResult(good, [
    { id: "1", ...column, values: { role: "employer_cost" }, to_list: null },
  ]);
  t.ok(
    failing(employers).includes("employee.net_pay:employees[0]"),
    "what the employer pays is not withheld",
  );
  const taxes = correctResult(good, [{ id: "1", ...column, values: {}, to_list: "taxes" }]);
  t.same(
    taxes.canonical_output.employees.map(({ deductions }) => deductions.length),
    [0, 0],
  );
  t.same(
    failing(correctResult(good, [{ id: "1", ...column, values: { amount: "1.00" }, to_list: null }])),
    [],
  );
});

test("what was removed leaves the paths of the others as they were", async (t) => {
  const { canonical_output, corrected_as, checks, evidence } = correctResult(good, [
    { id: "1", correction_type: "spurious", field_path: "employees[0]", corrected_value: "" },
    {
      id: "2",
      correction_type: "wrong_value",
      field_path: "employees[1].name",
      corrected_value: "Bertha Specimen",
    },
  ]);
  t.equal(canonical_output.employees[0]?.name, "Bertha Specimen");
  t.match(corrected_as, { "employees[0]": "employees[1]" });
  t.ok(checks.some(({ id, passed }) => id === "employee.net_pay:employees[0]" && passed));
  t.notOk(checks.some(({ id }) => id.includes("employees[1]")));
  t.same(evidence["employees[0].net_pay"], good.evidence["employees[1].net_pay"]);
});

test("what cannot be done is told, and changes nothing", async (t) => {
  const impossible: StructureCorrection[] = [
    { id: "1", action: "add", field_path: "employees[0]", values: {} },
    { id: "2", action: "add", field_path: "employees[7].taxes[0]", values: {} },
    { id: "3", action: "add", field_path: "employees[0].taxes[9]", values: { amount: "abc" } },
    { id: "4", action: "add", field_path: "employees[0].taxes[9]", values: { hours: "1" } },
    { id: "5", action: "merge", field_path: "employees[0]", into: "employees[0]" },
    { id: "6", action: "merge", field_path: "employees[0]", into: "employees[5]" },
    { id: "7", action: "move", field_path: "employees[0].taxes[0]", to: "employees[0].taxes" },
    { id: "8", action: "move", field_path: "employees[0].taxes[0]", to: "employees[0].payments" },
    { id: "9", action: "move", field_path: "employees[0].name", to: "employees[1].taxes" },
    {
      id: "10",
      action: "set_column",
      list: "taxes",
      code: null,
      description: "none",
      values: {},
      to_list: null,
    },
  ];
  for (const correction of impossible) {
    const { not_applied, canonical_output } = correctResult(good, [correction]);
    t.match(not_applied, [{ id: correction.id, reason: String }]);
    t.same(canonical_output, good.canonical_output, correction.id);
  }
});

test("whatever is done to the structure, the output keeps to the canonical schema, and no money is made", async (t) => {
  const records = good.canonical_output.employees.flatMap((employee, i) => [
    `employees[${i}]`,
    ...LINE_LISTS.flatMap((list) => employee[list].map((_, j) => `employees[${i}].${list}[${j}]`)),
  ]);
  const lists = [0, 1].flatMap((i) => LINE_LISTS.map((list) => `employees[${i}].${list}`));
  const path = fc.constantFrom(...records);
  const structure = fc.oneof(
    fc.record({ action: fc.constant("merge" as const), field_path: path, into: path }),
    fc.record({ action: fc.constant("move" as const), field_path: path, to: fc.constantFrom(...lists) }),
    fc.record({
      correction_type: fc.constant("spurious" as const),
      field_path: path,
      corrected_value: fc.constant(""),
    }),
  );
  const moneyOf = ({ employees }: CanonicalOutput): number =>
    employees
      .flatMap((employee) =>
        LINE_LISTS.flatMap((list) => employee[list].map(({ amount }) => Math.round(amount * 100))),
      )
      .reduce((sum, cents) => sum + cents, 0);
  const all = moneyOf(good.canonical_output);
  fc.assert(
    fc.property(fc.array(structure, { minLength: 1, maxLength: 5 }), (made) => {
      const corrections = made.map((each, i) => ({ ...each, id: String(i) }));
      const { canonical_output, checks, applied, not_applied } = correctResult(good, corrections);
      t.same(validateCanonicalOutput(canonical_output), { valid: true, value: canonical_output });
      t.equal(applied.length + not_applied.length, made.length);
      const removes = made.some((each) => "correction_type" in each);
      if (removes) t.ok(moneyOf(canonical_output) <= all);
      else t.equal(moneyOf(canonical_output), all);
      for (const { members } of checks) {
        for (const member of members.filter((each) => each.startsWith("employees[")))
          t.ok(Number(/\d+/.exec(member)?.[0]) < canonical_output.employees.length);
      }
    }),
    { numRuns: 150, seed: 5 },
  );
});
