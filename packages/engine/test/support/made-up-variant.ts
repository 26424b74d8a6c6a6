import { compileVariant, type Variant } from "../../src/variants/compiled-variant.ts";
import type { TableData, VariantData } from "../../src/variants/variant-schema.ts";

/** The heading line of the made-up journal: text stands below the beginnings, figures below the ends of its words. */
export const HEADER =
  "PERSON          EARNINGS   HOURS   RATE     AMOUNT  TAXES       AMOUNT  DEDUCTIONS  AMOUNT  EMPLOYER  AMOUNT  PAY";

export const JOURNAL_TABLE: TableData = {
  name: "journal",
  header: { from: "^PERSON\\b" },
  columns: [
    { lane: "person", role: "text", header: "PERSON" },
    { lane: "earnings", role: "text", header: "EARNINGS" },
    { lane: "earnings", role: "hours", header: "HOURS" },
    { lane: "earnings", role: "rate", header: "RATE" },
    { lane: "earnings", role: "amount", header: "AMOUNT", sum: "gross_pay" },
    { lane: "taxes", role: "text", header: "TAXES" },
    { lane: "taxes", role: "amount", header: "AMOUNT", nth: 2, sum: "total_taxes" },
    { lane: "deductions", role: "text", header: "DEDUCTIONS" },
    { lane: "deductions", role: "amount", header: "AMOUNT", nth: 3, sum: "total_deductions" },
    { lane: "employer", role: "text", header: "EMPLOYER" },
    { lane: "employer", role: "amount", header: "AMOUNT", nth: 4 },
    { lane: "pay", role: "text", header: "PAY" },
    { lane: "pay", role: "amount", sum: "net_pay" },
  ],
  lanes: {
    earnings: {
      section: "earning",
      labels: [{ text: "^(?<code>[A-Z]\\d) (?<label>.+)$" }, { text: "^(?<code>[A-Z]\\d)$" }],
    },
    taxes: {
      section: "tax",
      labels: [
        { text: "^Taxes$", figure: "total_taxes" },
        { text: "^Subtotal$", total: true },
      ],
    },
    deductions: {
      section: "deduction",
      labels: [
        { text: "^Memos:$", switch: "employer_cost" },
        { text: "^M-(?<label>.+)$", role: "memo" },
      ],
    },
    employer: { section: "employer_tax" },
    pay: {
      labels: [
        { text: "^Gross$", figure: "gross_pay" },
        { text: "^Net$", figure: "net_pay" },
        { text: "^Check (?<number>\\d+)$", payment: "check" },
        { text: "^Deposit$", payment: "direct_deposit" },
        { text: "^Trace (?<number>\\w+)$", payment: "number" },
        { text: "^Account \\S+$", payment: "deposit" },
      ],
    },
  },
  figures: [{ match: "People: (?<employee_count>\\d+)", scope: "company" }],
  rows: [
    { match: "^Person Total$", kind: "sum", scope: "employee" },
    { match: "^Check Total$", kind: "sum", scope: "check" },
    { match: "^Dept Total$", kind: "total", scope: "department" },
    { match: "^Company Total$", kind: "total", scope: "company" },
    { match: "^Department (?<department_code>\\d+) (?<department>.+)$", kind: "department", lane: "line" },
    { match: "^Note\\b", kind: "ignore" },
    { match: "^Next Check$", kind: "check" },
    { match: "^(?<name>.+) \\(cont\\.\\)$", kind: "continued" },
    { match: "^No (?<employee_id>\\d+)$", kind: "detail" },
    { match: "^(?<name>[^,]+, ?.*)$", kind: "employee" },
    { match: "^(?<name_more>[^\\d,]+)$", kind: "detail" },
  ],
};

const JOURNAL: VariantData = {
  slug: "journal-v1",
  name: "Journal",
  version: "1",
  format_type: "payroll_journal",
  evidence: "described",
  fingerprint: { all: ["Acme Journal"] },
  fields: [
    { line: "^(?<company_name>.+)\\tAcme Journal$" },
    { line: "^Week (?<period_start>{date}) - (?<period_end>{date})\\tPaid (?<pay_date>{date})$" },
  ],
  furniture: ["^Page \\d+$"],
  tables: [JOURNAL_TABLE],
};

/** The made-up journal of stacks side by side, with parts of it replaced. */
export function journal(change: Partial<VariantData> = {}): Variant {
  return compileVariant({ slug: "acme", name: "Acme", description: "" }, { ...JOURNAL, ...change });
}

/** The made-up journal with parts of its table replaced. */
export function journalWith(table: Partial<TableData>): Variant {
  return journal({ tables: [{ ...JOURNAL_TABLE, ...table }] });
}
