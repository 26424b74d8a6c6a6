// The closed lists of a variant, apart from its schema: readers need the values, and not the library of schemas.

export const LINE_SECTIONS = [
  "earning",
  "deduction",
  "tax",
  "employer_tax",
  "employer_contribution",
] as const;
export const COLUMN_ROLES = [
  "text",
  "hours",
  "rate",
  "amount",
  "taxable_wages",
  "ytd_amount",
  "figure",
  "line_total",
  "decoration",
] as const;
export const FIGURES = [
  "gross_pay",
  "net_pay",
  "total_hours",
  "total_earnings",
  "total_reimbursements",
  "total_taxes",
  "total_deductions",
  "total_employer_taxes",
  "total_employer_contributions",
  "employer_cost",
  "federal_taxable_wages",
  "federal_income_wages",
  "pretax_deductions",
  "posttax_deductions",
] as const;
export const RECORD_SCOPES = [
  "employee",
  "check",
  "department",
  "group",
  "company",
  "employer",
  "summary",
] as const;
