import { normalizeLabel } from "@paylift/canonical";
import { dateOfEitherOrder } from "../layout/date-order.ts";
import type { FactName, TextReading } from "./reading.ts";

/** Lines at the head and the foot of a page that tell whose payroll it is, and of which day. */
const HEAD_LINES = 14;
const FOOT_LINES = 6;

/** How many companies and pay dates the pages of a document name. */
export interface NamedPayrolls {
  companies: number;
  payDates: number;
  /** Pages, from 1, on which another company or pay date is named than on the one before. */
  begins: readonly number[];
}

/** Counts what the heads and feet of pages name, with the given reader of facts. */
export function namedPayrolls<Row extends { page: number }>(
  rows: readonly Row[],
  factsOf: (rows: readonly Row[]) => ReadonlyMap<FactName, TextReading>,
): NamedPayrolls {
  const companies: string[] = [];
  const payDates = new Set<string>();
  const begins: number[] = [];
  let last = "";
  for (const [number, page] of Map.groupBy(rows, (row) => row.page)) {
    const edges =
      page.length <= HEAD_LINES + FOOT_LINES
        ? page
        : [...page.slice(0, HEAD_LINES), ...page.slice(-FOOT_LINES)];
    const facts = factsOf(edges);
    const company = sameOf(companies, normalizeLabel(facts.get("company_name")?.text ?? ""));
    if (company !== "" && !companies.includes(company)) companies.push(company);
    const date = dateOfEitherOrder(facts.get("pay_date")?.text ?? "");
    if (date !== null) payDates.add(date);
    const own = `${company} ${date ?? ""}`.trim();
    if (last !== "" && own !== "" && own !== last) begins.push(number);
    if (own !== "") last = own;
  }
  return { companies: companies.length, payDates: payDates.size, begins };
}

/** The company that is named already, with more words or fewer: `Company Totals - Cordova Auto Mall Inc`. */
function sameOf(companies: readonly string[], name: string): string {
  if (name === "") return name;
  return companies.find((known) => known.includes(name) || name.includes(known)) ?? name;
}
