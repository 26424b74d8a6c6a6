import type { CanonicalOutput } from "@paylift/canonical";
import type { ReadResult } from "../../src/corrections.ts";

const deduction = { code: null, type: "401k", role: "cash", pretax: true, ytd_amount: null } as const;

/** One employee with three deductions and a tax. */
export const OUTPUT: CanonicalOutput = {
  schema_version: "1.0",
  provider: "adp",
  format_variant: "journal",
  format_type: "payroll_journal",
  company: { name: "Harbor Light Foods", id: null },
  currency: "USD",
  pay_period: { start: "2026-03-01", end: "2026-03-15" },
  pay_date: "2026-03-20",
  run_kind: "regular",
  employees: [
    {
      employee_id: "17",
      name: "JANE A DOE",
      department: null,
      gross_pay: 2_000.1,
      net_pay: 1_500.05,
      earnings: [],
      deductions: [
        { ...deduction, description: "401K", amount: 100.05 },
        { ...deduction, description: "401K", amount: 0.1 },
        { ...deduction, description: "Employer match", role: "employer_cost", amount: 50 },
      ],
      taxes: [
        {
          code: null,
          description: "FED",
          type: "federal_income",
          jurisdiction: "US",
          locality: null,
          taxable_wages: null,
          amount: 399.9,
          ytd_taxable_wages: null,
          ytd_amount: null,
        },
      ],
      employer_taxes: [],
      employer_contributions: [],
      payments: [],
    },
  ],
  totals: null,
};

/** The output as a result of which nothing else is known. */
export function readAs(canonical_output: CanonicalOutput): ReadResult {
  return {
    canonical_output,
    confidence_score: 0.5,
    confidence_reasons: [],
    checks: [],
    unclaimed: [],
    evidence: {},
    pages: [],
  };
}
