import type { Correction, CorrectionType } from "@paylift/store";
import { test } from "tap";
import { applyCorrections } from "../../src/http/resources/corrections/apply-corrections.ts";
import { OUTPUT } from "./support/samples.ts";

function correction(
  id: string,
  correctionType: CorrectionType,
  fieldPath: string,
  correctedValue = "",
): Correction {
  const common = { jobId: "j", originalValue: "", notes: null, createdAt: new Date(0) };
  return { id, correctionType, fieldPath, correctedValue, ...common };
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
    t.match(notApplied, [{ correctionId: "1", reason: String }], path);
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

test("records are removed from the last one on, each once", async (t) => {
  const { canonicalOutput, applied, notApplied } = applyCorrections(OUTPUT, [
    correction("1", "spurious", "employees[0].deductions[0]"),
    correction("2", "spurious", "employees[0].deductions[2]"),
    correction("3", "spurious", "employees[0].deductions[0]"),
    correction("4", "spurious", "employees[0].department"),
  ]);
  t.same(canonicalOutput.employees[0]?.deductions, [OUTPUT.employees[0]?.deductions[1]]);
  t.same(applied, ["4", "2", "1"]);
  t.match(notApplied, [{ correctionId: "3" }]);
});
