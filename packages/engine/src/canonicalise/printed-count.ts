import type { Line } from "../layout/lines.ts";
import type { Ledger } from "./ledger.ts";

const PEOPLE =
  "employees?|emps?|people|persons?|workers?|participants?|associates?|head ?count|employee count";
/** Behind the word for people, or before it where no other words stand before the number. */
const COUNTED = new RegExp(
  `\\b(?:${PEOPLE})(?: paid| listed| processed)?:?[ \\t]+(?<after>\\d{1,5})(?![.,:/\\d-])|` +
    `(?:^|[(\\t,\u2013\u2014-] ?|\\b(?:totals?:?|all|for|of) )(?<before>\\d{1,5}) (?:${PEOPLE})\\b`,
  "gi",
);

/**
 * Puts the printed number of employees to the company's totals, where a reader left it aside and so many were found. Numbers of a part
 * of them are others, unless there is one part.
 */
export function putPrintedCount({ employees, totals }: Ledger, lines: readonly Line[]): void {
  const company = totals.filter(({ scope }) => scope === "company");
  const last = company.at(-1);
  if (last === undefined || company.some(({ employeeCount }) => employeeCount !== null)) return;
  for (const { text, tokens } of lines.toReversed()) {
    for (const { groups } of text.matchAll(COUNTED)) {
      const digits = groups!["after"] ?? groups!["before"]!;
      const token = tokens.find(({ plain }) => plain.replace(/\D/g, "") === digits);
      if (Number(digits) !== employees.length || token === undefined) continue;
      last.employeeCount = { count: employees.length, token };
      return;
    }
  }
}
