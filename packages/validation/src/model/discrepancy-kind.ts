/** What differs. */
export const DISCREPANCY_KINDS = [
  "missing_employee",
  "extra_employee",
  "net_pay",
  "gross_pay",
  "line_amount",
  "line_missing",
  "line_extra",
  "line_type",
  "line_split",
  "rounding",
  "hours",
  "rate",
  "taxable_wages",
  "ytd",
  "pay_period",
  "pay_date",
  "id",
  "name",
  "total",
] as const;
export type DiscrepancyKind = (typeof DISCREPANCY_KINDS)[number];

export const SEVERITIES = ["high", "medium", "low"] as const;
export type Severity = (typeof SEVERITIES)[number];
