import { normalizeLabel } from "@paylift/canonical";
import { dateOfEitherOrder } from "../layout/date-order.ts";
import type { Line } from "../layout/lines.ts";
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
export function namedPayrolls(
  lines: readonly Line[],
  factsOf: (lines: readonly Line[]) => ReadonlyMap<FactName, TextReading>,
): NamedPayrolls {
  const byPage = new Map<number, Line[]>();
  for (const line of lines) {
    const page = byPage.get(line.page);
    if (page === undefined) byPage.set(line.page, [line]);
    else page.push(line);
  }
  const companies = new Set<string>();
  const payDates = new Set<string>();
  const begins: number[] = [];
  let last = "";
  for (const [number, page] of byPage) {
    const edges =
      page.length <= HEAD_LINES + FOOT_LINES
        ? page
        : [...page.slice(0, HEAD_LINES), ...page.slice(-FOOT_LINES)];
    const facts = factsOf(edges);
    const company = facts.get("company_name");
    if (company !== undefined) companies.add(normalizeLabel(company.text));
    const date = dateOfEitherOrder(facts.get("pay_date")?.text ?? "");
    if (date !== null) payDates.add(date);
    const own = `${company === undefined ? "" : normalizeLabel(company.text)} ${date ?? ""}`;
    if (last !== "" && own.trim() !== "" && own !== last) begins.push(number);
    if (own.trim() !== "") last = own;
  }
  return { companies: companies.size, payDates: payDates.size, begins };
}
