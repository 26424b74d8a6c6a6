import type { CanonicalOutput } from "@paylift/canonical";
import { validateCanonicalOutput } from "@paylift/canonical/schema";
import fc from "fast-check";
import { test } from "tap";
import { correctResult, FIELD_CORRECTION_TYPES, type FieldCorrection } from "../../src/corrections.ts";
import { OUTPUT, readAs } from "./output.ts";

function correction(
  id: string,
  correction_type: FieldCorrection["correction_type"],
  field_path: string,
  corrected_value = "",
): FieldCorrection {
  return { id, correction_type, field_path, corrected_value };
}

function applyCorrections(output: CanonicalOutput, corrections: readonly FieldCorrection[]) {
  const { canonical_output, applied, superseded, not_applied } = correctResult(readAs(output), corrections);
  return { canonicalOutput: canonical_output, applied, superseded, notApplied: not_applied };
}

test("values take the type of their field", async (t) => {
  const { canonicalOutput, applied } = applyCorrections(OUTPUT, [
    correction("1", "wrong_value", "employees[0].gross_pay", "2,345.60"),
    correction("2", "wrong_value", "pay_date", "2026-03-21"),
    correction("3", "wrong_value", "employees[0].deductions[0].pretax", "false"),
    correction("4", "wrong_value", "employees[0].employee_id", "0017"),
    correction("5", "missing_field", "employees[0].deductions[0].ytd_amount", "12.5"),
  ]);
  t.same(applied, ["1", "2", "3", "4", "5"]);
  const [employee] = canonicalOutput.employees;
  t.equal(employee?.gross_pay, 2345.6);
  t.equal(canonicalOutput.pay_date, "2026-03-21");
  t.equal(employee?.deductions[0]?.pretax, false);
  t.equal(employee?.employee_id, "0017");
  t.equal(employee?.deductions[0]?.ytd_amount, 12.5);
});

test("what a field cannot hold is not applied", async (t) => {
  for (const [path, value] of [
    ["pay_date", "2026-02-30"],
    ["currency", "dollars"],
    ["employees[0].deductions[0].role", "gift"],
    ["employees[0].gross_pay", "1.234"],
    ["employees[9].gross_pay", "1.00"],
    ["employees", "[]"],
    ["nothing", "1"],
  ] as const) {
    const { canonicalOutput, notApplied } = applyCorrections(OUTPUT, [
      correction("1", "wrong_value", path, value),
    ]);
    t.match(notApplied, [{ id: "1", reason: String }], path);
    t.same(canonicalOutput, OUTPUT);
  }
});

test("a value in the wrong field moves to the field that the correction names", async (t) => {
  const { canonicalOutput } = applyCorrections(OUTPUT, [
    correction("1", "wrong_field", "employees[0].net_pay", "employees[0].taxes[0].taxable_wages"),
  ]);
  t.equal(canonicalOutput.employees[0]?.net_pay, null);
  t.equal(canonicalOutput.employees[0]?.taxes[0]?.taxable_wages, 1500.05);
});

test("a value moves whole, or not at all", async (t) => {
  for (const [from, to] of [
    ["employees[0].name", "employees[0].gross_pay"],
    ["employees[0].name", "employees[0]"],
    ["employees[0].taxes[0]", "employees[0].deductions[0]"],
    ["employees[0].net_pay", "employees[0].department"],
    ["employees[0].net_pay", "employees[0].net_pay"],
    ["employees[0].net_pay", "employees[7].net_pay"],
    ["employees[0].taxes[0].amount", "employees[0].gross_pay"],
    ["company.id", "employees[0].taxes[0].amount"],
  ] as const) {
    const { canonicalOutput, applied, notApplied } = applyCorrections(OUTPUT, [
      correction("1", "wrong_field", from, to),
    ]);
    t.same(applied, [], `${from} to ${to}`);
    t.match(notApplied, [{ id: "1", reason: String }]);
    t.same(canonicalOutput, OUTPUT);
  }
});

test("what was read as text is money in a field of money", async (t) => {
  const output = { ...OUTPUT, company: { ...OUTPUT.company, id: "1,234.50" } };
  const { canonicalOutput } = applyCorrections(output, [
    correction("1", "wrong_field", "company.id", "employees[0].gross_pay"),
  ]);
  t.equal(canonicalOutput.company.id, null);
  t.equal(canonicalOutput.employees[0]?.gross_pay, 1234.5);
});

test("records are removed last, each once, and the others stay whose they were", async (t) => {
  const { canonicalOutput, applied, notApplied } = applyCorrections(OUTPUT, [
    correction("1", "spurious", "employees[0].deductions[0]"),
    correction("2", "spurious", "employees[0].deductions[2]"),
    correction("3", "spurious", "employees[0].deductions[0]"),
    correction("4", "spurious", "employees[0].department"),
  ]);
  t.same(canonicalOutput.employees[0]?.deductions, [OUTPUT.employees[0]?.deductions[1]]);
  t.same(applied, ["4", "1", "2"]);
  t.match(notApplied, [{ id: "3" }]);
});

/** Every path into a value, records and lists included. */
function pathsOf(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null) return [path];
  const children = Object.entries(value).flatMap(([key, child]) =>
    pathsOf(child, Array.isArray(value) ? `${path}[${key}]` : path === "" ? key : `${path}.${key}`),
  );
  return path === "" ? children : [path, ...children];
}

test("a line goes before its record, whichever was corrected first", async (t) => {
  const [person] = OUTPUT.employees;
  if (person === undefined) return;
  const output = {
    ...OUTPUT,
    employees: ["Ann Lo", "Bob Jones"].map((name) => ({ ...structuredClone(person), name })),
  };
  const gone = correction("1", "spurious", "employees[0]");
  const line = correction("2", "spurious", "employees[0].taxes[0]");
  for (const corrections of [
    [gone, line],
    [line, gone],
  ]) {
    const { canonicalOutput, applied } = applyCorrections(output, corrections);
    t.same([...applied].sort(), ["1", "2"]);
    t.same(canonicalOutput.employees, [{ ...person, name: "Bob Jones" }], "Bob keeps his taxes");
  }
});

const TOTALS = {
  employee_count: 1,
  gross_pay: 1,
  net_pay: 1,
  total_earnings: null,
  total_deductions: null,
  total_taxes: null,
};

test("a value does not move to the record that holds its field, and nothing changes", async (t) => {
  const output = { ...OUTPUT, totals: TOTALS };
  const { canonicalOutput, applied, notApplied } = applyCorrections(output, [
    correction("1", "wrong_field", "totals.total_taxes", "totals"),
  ]);
  t.same(canonicalOutput, output);
  t.same(applied, []);
  t.same(notApplied, [{ id: "1", reason: "the other field holds this one" }]);
});

test("of several values of one field the last holds, and what it replaced is told", async (t) => {
  const { canonicalOutput, applied, superseded } = applyCorrections(OUTPUT, [
    correction("1", "wrong_value", "employees[0].net_pay", "1.00"),
    correction("2", "wrong_value", "employees[0].gross_pay", "3.00"),
    correction("3", "missing_field", "employees[0].net_pay", "2.00"),
  ]);
  t.equal(canonicalOutput.employees[0]?.net_pay, 2);
  t.same(applied, ["2", "3"]);
  t.same(superseded, ["1"]);
});

test("a missing field makes the line, the person or the totals that it is of", async (t) => {
  const { canonicalOutput, notApplied } = applyCorrections(OUTPUT, [
    correction("1", "missing_field", "employees[0].taxes[1].description", "Medicare"),
    correction("2", "missing_field", "employees[0].taxes[1].amount", "12.34"),
    correction("3", "missing_field", "employees[4].name", "Bob Jones"),
    correction("4", "missing_field", "totals.net_pay", "1,500.05"),
  ]);
  t.same(notApplied, []);
  t.match(canonicalOutput.employees[0]?.taxes[1], { description: "Medicare", amount: 12.34, type: "other" });
  t.match(canonicalOutput.employees[1], { name: "Bob Jones", employee_id: "", gross_pay: null, taxes: [] });
  t.match(canonicalOutput.totals, { net_pay: 1500.05, gross_pay: null });
});

test("whatever is corrected, the output keeps to the canonical schema", async (t) => {
  const output = { ...OUTPUT, totals: TOTALS };
  const paths = [...pathsOf(output), "employees[0].taxes[1]", "employees[1]", "nothing", "totals.nothing"];
  const texts = [
    "",
    "x",
    "-3",
    "1.234",
    "12.50",
    "(1.00)",
    "true",
    "null",
    "2026-03-01",
    "USD",
    "US-CA",
    "{}",
  ];
  const correct = fc
    .tuple(
      fc.constantFrom(...FIELD_CORRECTION_TYPES),
      fc.constantFrom(...paths),
      fc.constantFrom(...paths, ...texts),
    )
    .map(([type, path, value]) => correction(`${type} ${path} ${value}`, type, path, value));
  fc.assert(
    fc.property(fc.array(correct, { minLength: 1, maxLength: 6 }), (corrections) => {
      const { canonicalOutput, applied, superseded, notApplied } = applyCorrections(output, corrections);
      if (applied.length === 0) t.same(canonicalOutput, output);
      t.equal(applied.length + superseded.length + notApplied.length, corrections.length);
      t.same(validateCanonicalOutput(canonicalOutput), { valid: true, value: canonicalOutput });
    }),
    { numRuns: 500 },
  );
});
