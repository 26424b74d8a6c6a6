import type { Variant } from "../../src/variants/compiled-variant.ts";
import { compileVariant } from "../../src/variants/compiled-variant.ts";
import type { StatementData } from "../../src/variants/statement-schema.ts";

const AMOUNTS = [
  { role: "text" },
  { role: "amount", header: "NOW" },
  { role: "ytd_amount", header: "YEAR", optional: true },
] as const;

const STATEMENT: StatementData = {
  begin: "^Acme Slip\\b",
  continued: "^Page 2\\b",
  fields: [
    { line: "^Of (?<name>[^\\t]+)" },
    { line: "No (?<employee_id>\\d+)" },
    { line: "(?<method>Check|Deposit) (?<number>\\d+)" },
    { line: "Paid (?<pay_date>{date})" },
  ],
  figures: [{ match: "Take home (?<net_pay>{money})" }, { match: "Wages (?<federal_taxable_wages>{money})" }],
  boxes: [
    {
      name: "pay",
      title: "Pay",
      columns: [
        { role: "text" },
        { role: "hours", header: "HOURS", optional: true },
        { role: "rate", header: "RATE", optional: true },
        ...AMOUNTS.slice(1),
      ],
      section: "earning",
      wrap: true,
      rows: [
        { text: "^Gross$", figure: "gross_pay" },
        { text: "^Memos:$", switch: { section: "employer_contribution" } },
      ],
    },
    {
      name: "taxes",
      title: "Taxes",
      columns: [...AMOUNTS],
      section: "tax",
      withheld: "negative",
      rows: [
        { text: "^All taxes$", figure: "total_taxes" },
        { text: "^After taxes$", switch: { section: "deduction" } },
        { text: "^Note$", total: true },
      ],
      pretax_mark: "*",
    },
    {
      name: "sums",
      columns: [
        { role: "figure", figure: "gross_pay", header: "GROSS" },
        { role: "figure", figure: "net_pay", header: "NET" },
      ],
      rows: [{ text: "^Year$", ytd: true }],
    },
    {
      name: "accounts",
      title: "Accounts",
      columns: [{ role: "text" }, { role: "amount" }],
      rows: [{ text: "^By check$", payment: "check" }, { payment: "direct_deposit" }],
      end: "^Bye",
    },
    {
      name: "leave",
      title: "Leave",
      columns: [{ role: "text" }, { role: "decoration", header: "LEFT" }],
      ignore: true,
    },
  ],
};

/** The made-up pay statement, with parts of it replaced. */
export function slip(change: Partial<StatementData> = {}): Variant {
  return compileVariant(
    { slug: "acme", name: "Acme", description: "" },
    {
      slug: "slip-v1",
      name: "Slip",
      version: "1",
      format_type: "pay_statement",
      evidence: "described",
      fingerprint: { all: ["Acme Slip"] },
      fields: [{ line: "^Acme Slip\\t(?<company_name>.+)$" }, { line: "Paid (?<pay_date>{date})" }],
      furniture: ["^Call us"],
      statement: { ...STATEMENT, ...change },
    },
  );
}
