import type { CanonicalOutput } from "@paylift/canonical";
import type { Check, Evidence, PageSummary, ProviderDescription, UsedReader, Voting } from "@paylift/engine";
import type { JobCompletion } from "@paylift/store";

export const PDF = Buffer.from("%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n");
export const CSV = Buffer.from("Employee,Gross Pay,Net Pay\nJane Doe,1200.00,1000.00\n");
export const UNKNOWN_ID = "6b9f5f5e-6a43-4e2b-9d0c-3f0f9d3f7a11";

export const PROVIDERS: ProviderDescription[] = ["gusto", "adp"].map((slug) => ({
  slug,
  name: slug.toUpperCase(),
  description: "A payroll provider",
  supported_formats: ["payroll_journal"],
  format_variants: [
    { slug: "journal", name: "Journal", format_type: "payroll_journal", version: "1", evidence: "sample" },
  ],
}));

const deduction = {
  code: null,
  type: "401k",
  role: "cash",
  pretax: true,
  ytd_amount: null,
} as const;

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

const box = { x0: 402.05, top: 32.6, x1: 434.3, bottom: 39.67 };
const printed = { page: 1, box, text: "2,000.10" } satisfies Evidence;
const check = {
  id: "employee.net_pay:employees[0]",
  scope: "employee",
  identity: "gross_pay − Σ taxes − Σ deductions = net_pay",
  expected: 1_500.05,
  actual: 1_500.05,
  difference: 0,
  passed: true,
  members: ["employees[0].net_pay", "employees[0].gross_pay"],
} satisfies Check;
const unmade = { ...check, expected: null, actual: null, difference: null, passed: null } satisfies Check;
const page = {
  number: 1,
  width: 792,
  height: 612,
  rotation: 0,
  source: "text",
  reason: "text_layer",
  straightened: null,
  words: 413,
  money_tokens: 185,
  unclaimed: 1,
} satisfies PageSummary;
const scan = {
  ...page,
  number: 2,
  source: "ocr",
  reason: "no_text",
  straightened: { turned: 90, skew: -0.7 },
} satisfies PageSummary;

/** A result whose parts are as the engine gives them. */
export const COMPLETION: JobCompletion = {
  confidence: 0.98,
  canonicalOutput: OUTPUT,
  checks: [check, unmade],
  unclaimed: [printed],
  evidence: { "employees[0].gross_pay": [printed] },
  pages: [page, scan],
  reader: { name: "joint", version: 3 } satisfies UsedReader,
  voting: {
    effect: "same",
    voters: [
      {
        name: "model",
        outcome: "voted",
        pages: [1],
        votes: 4,
        cut: 0,
        refused: { malformed: 0, unknown_role: 1, unplaced: 0, too_many: 0 },
      },
    ],
  } satisfies Voting,
};
