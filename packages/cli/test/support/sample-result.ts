import type { CanonicalOutput } from "@paylift/canonical";
import type { Check, ExtractionResult } from "@paylift/engine";

type Employee = CanonicalOutput["employees"][number];

export function sampleEmployee(fields: Partial<Employee> = {}): Employee {
  return {
    employee_id: "004217",
    name: "Rosa M Bellwether",
    department: null,
    gross_pay: 1727.5,
    net_pay: 1284.76,
    earnings: [],
    deductions: [],
    taxes: [],
    employer_taxes: [],
    employer_contributions: [],
    payments: [],
    ...fields,
  };
}

export function sampleOutput(fields: Partial<CanonicalOutput> = {}): CanonicalOutput {
  return {
    schema_version: "1.0",
    provider: "adp",
    format_variant: "payroll-register-v1",
    format_type: "payroll_journal",
    company: { name: "Harbor Light Foods LLC", id: "GE6" },
    currency: "USD",
    pay_period: { start: "2026-08-02", end: "2026-08-15" },
    pay_date: "2026-08-21",
    run_kind: "regular",
    employees: [sampleEmployee(), sampleEmployee({ gross_pay: 2000.1, net_pay: 1500.2 })],
    totals: null,
    ...fields,
  };
}

export function sampleCheck(fields: Partial<Check> = {}): Check {
  return {
    id: "employee.net_pay:employees[1]",
    scope: "employee",
    identity: "gross_pay − taxes − deductions = net_pay",
    expected: 1500.2,
    actual: 1500.2,
    difference: 0,
    passed: true,
    members: ["employees[1].gross_pay", "employees[1].net_pay"],
    ...fields,
  };
}

export const FAILED_CHECK: Partial<Check> = {
  expected: 1500.2,
  actual: 1500.29,
  difference: 0.09,
  passed: false,
};

export function sampleResult(fields: Partial<ExtractionResult> = {}): ExtractionResult {
  const box = { x0: 0, top: 0, x1: 10, bottom: 10 };
  return {
    confidence_score: 0.98,
    confidence_reasons: [{ code: "proved", message: "every figure is proved", effect: 0 }],
    canonical_output: sampleOutput(),
    checks: [sampleCheck({ id: "employee.net_pay:employees[0]" }), sampleCheck()],
    unclaimed: [],
    repairs: [],
    evidence: {
      "employees[1].gross_pay": [{ page: 2, box, text: "2,000.10" }],
      "employees[1].net_pay": [{ page: 2, box, text: "1,500.20" }],
    },
    pages: [],
    reader: { name: "variant", version: 1 },
    timings: {
      queue_ms: 0,
      open_ms: 0,
      read_ms: 0,
      layout_ms: 0,
      recognise_ms: 0,
      interpret_ms: 0,
      canonicalise_ms: 0,
      reconcile_ms: 0,
      score_ms: 0,
      total_ms: 0,
    },
    ...fields,
  };
}
