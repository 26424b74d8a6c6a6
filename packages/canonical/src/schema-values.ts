/** The version of the canonical shape, the value of `schema_version`. */
export const CANONICAL_SCHEMA_VERSION = "1.0";

/** What kind of document an output was read from. */
export const FORMAT_TYPES = [
  "payroll_journal",
  "payroll_summary",
  "pay_statement",
  "tax_report",
  "benefits_summary",
] as const;
export type FormatType = (typeof FORMAT_TYPES)[number];

export const RUN_KINDS = ["regular", "off_cycle", "correction"] as const;
export type RunKind = (typeof RUN_KINDS)[number];

export const EARNING_TYPES = [
  "regular",
  "overtime",
  "double_overtime",
  "shift",
  "pto",
  "sick",
  "holiday",
  "bonus",
  "commission",
  "tips",
  "retro",
  "severance",
  "stock",
  "reimbursement",
  "other",
] as const;
export type EarningType = (typeof EARNING_TYPES)[number];

/** `cash` is paid; `memo` (cash tips) and `imputed` (group-term life) are in gross pay and not paid out. */
export const EARNING_ROLES = ["cash", "memo", "imputed"] as const;
export type EarningRole = (typeof EARNING_ROLES)[number];

export const DEDUCTION_TYPES = [
  "401k",
  "roth_401k",
  "401k_loan",
  "403b",
  "roth_403b",
  "457b",
  "roth_457b",
  "simple_ira",
  "pension",
  "medical",
  "dental",
  "vision",
  "hsa",
  "fsa_medical",
  "fsa_dependent_care",
  "commuter",
  "life",
  "disability",
  "stock_purchase",
  "loan",
  "garnishment",
  "child_support",
  "tax_levy",
  "union_dues",
  "charity",
  "other",
] as const;
export type DeductionType = (typeof DEDUCTION_TYPES)[number];

/** `cash` is withheld; `employer_cost` is printed among the deductions and paid by the employer; `offset` takes an imputed earning back. */
export const DEDUCTION_ROLES = ["cash", "memo", "employer_cost", "offset"] as const;
export type DeductionRole = (typeof DEDUCTION_ROLES)[number];

/** `fica` is social security and Medicare printed as one figure. */
export const TAX_TYPES = [
  "federal_income",
  "social_security",
  "medicare",
  "fica",
  "state_income",
  "state_disability",
  "state_unemployment",
  "state_family_leave",
  "local_income",
  "federal_unemployment",
  "other",
] as const;
export type TaxType = (typeof TAX_TYPES)[number];

/**
 * Countries besides the United States with jurisdictions for taxes, as ISO 3166-1 codes: those with payslips that the
 * vocabulary knows.
 */
export const TAX_COUNTRIES = [
  "AU",
  "BE",
  "BR",
  "CA",
  "DE",
  "ES",
  "FR",
  "GB",
  "IE",
  "IN",
  "IT",
  "MX",
  "NL",
  "NZ",
  "PH",
  "PL",
  "SG",
  "ZA",
] as const;

export const PAYMENT_METHODS = ["check", "direct_deposit"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
