import { normalizeLabel } from "@paylift/canonical";
import { isDecimal } from "../page-graph/figure.ts";
import type { Row } from "../page-graph/span.ts";

const HIRED_FOR =
  /^(?:(?:base|basic|annual|yearly|monthly|weekly|hourly|contract|current|regular|pay) )*(?:salary|wage|pay|rate)(?: rate| amount)?$/;

/** Whether words name what somebody is hired for, a year, a month or an hour: `Base Salary`, `Hourly rate`. */
export function namesSalary(text: string): boolean {
  return HIRED_FOR.test(normalizeLabel(text));
}

/**
 * Whether a row says who somebody is, though it has a number: what they are hired for is no line of their pay.
 *
 *     LEE, ANN   SSN: XXX-XX-6308   Hourly rate: 22.50   State: MO
 */
export function saysWho({ spans }: Row): boolean {
  const amounts = spans.flatMap(({ figure }, i) => (figure !== null && isDecimal(figure) ? i : []));
  const isRate = (i: number): boolean =>
    i > 1 && spans[i - 1]!.figure === null && namesRate(spans[i - 1]!.text);
  return amounts.length > 0 && amounts.every(isRate);
}

/** Whether rows are about somebody alone, and one says what they are hired for. */
export function sayWho(rows: readonly Row[]): boolean {
  return rows.some(saysWho) && rows.every((row) => !row.hasFigures || saysWho(row));
}

/** Whether words with a colon, as what is said of people has, name what they are hired for: `Hourly rate:`. */
export function namesRate(text: string): boolean {
  return text.endsWith(":") && namesSalary(text);
}
