/** The sheets of an exported result that it is read from again. */
export const OWN_SHEETS = {
  people: "People",
  lines: "Lines",
  totals: "Totals",
  document: "Document",
} as const;

/** The columns of the table of people. */
export const PEOPLE_COLUMNS = ["employee_id", "name", "department", "gross_pay", "net_pay"] as const;

/** The columns of the long table: a row a pay item. */
export const LINE_COLUMNS = [
  "employee_id",
  "name",
  "department",
  "list",
  "code",
  "description",
  "type",
  "role",
  "pretax",
  "jurisdiction",
  "locality",
  "hours",
  "rate",
  "amount",
  "taxable_wages",
  "ytd_hours",
  "ytd_amount",
  "ytd_taxable_wages",
  "payment_number",
  "payment_method",
  "payment_date",
] as const;

/** The columns of the totals, a row each, and of what is said once. */
export const TOTAL_COLUMNS = ["total", "value"] as const;
export const DOCUMENT_COLUMNS = ["field", "value"] as const;

/** The totals in the order of their rows. */
export const TOTALS = [
  "employee_count",
  "gross_pay",
  "total_earnings",
  "total_taxes",
  "total_deductions",
  "net_pay",
] as const;
