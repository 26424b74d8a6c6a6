import { parseDate, parseDateRange, type PlainDate, type PlainDateRange } from "@paylift/canonical";
import type { Line } from "./lines.ts";

/** Which comes first in dates of numbers alone: the month or the day. */
export type DateOrder = "mdy" | "dmy";

const NUMERIC = /^[("']?(\d{1,2})([/.-])(\d{1,2})\2(?:\d{4}|\d{2})[)"',;:]?$/;
/** Where these are paid, nobody prints the month first. */
const DAY_FIRST_CURRENCIES: ReadonlySet<string> = new Set(["GBP", "EUR"]);

/**
 * The order of a document's dates: that of the dates which can be read in one order only, `30/06/2026`; where there are
 * none, what is usual where its currency (ISO 4217) is paid.
 */
export function printedDateOrder(lines: readonly Line[], currency: string): DateOrder {
  let dayFirst = 0;
  let monthFirst = 0;
  for (const { tokens } of lines) {
    for (const { text } of tokens) {
      const found = NUMERIC.exec(text);
      if (found === null) continue;
      const [first, second] = [found[1]!, found[3]!];
      if (isDayOnly(first) && isMonth(second)) dayFirst++;
      else if (isMonth(first) && isDayOnly(second)) monthFirst++;
    }
  }
  if (dayFirst !== monthFirst) return dayFirst > monthFirst ? "dmy" : "mdy";
  return DAY_FIRST_CURRENCIES.has(currency) ? "dmy" : "mdy";
}

/** A date in either order, for whoever asks only whether it is one. */
export function dateOfEitherOrder(text: string): PlainDate | null {
  return parseDate(text) ?? parseDate(text, { order: "dmy" });
}

/** A period whose dates are in either order, for whoever asks only whether it is one. */
export function periodOfEitherOrder(text: string): PlainDateRange | null {
  return parseDateRange(text) ?? parseDateRange(text, { order: "dmy" });
}

function isMonth(number: string): boolean {
  return Number(number) >= 1 && Number(number) <= 12;
}

function isDayOnly(number: string): boolean {
  return Number(number) > 12 && Number(number) <= 31;
}
