import type { Cell } from "../workbook/workbook.ts";
import { exactDecimal, shownWith } from "./exact-decimal.ts";

/** How a number is shown: with so many decimals (null where its format does not say), and whether in hundredths. */
export interface ShownNumber {
  readonly decimals: number | null;
  readonly percent: boolean;
}

/** What stands where a formula has no stored value: a sign that nobody takes for a figure. */
export const NO_VALUE = "########";

/** Fewer decimals are no amount of money, and show less than what is paid. */
const DECIMALS_OF_MONEY = 2;

/** The cell of a stored number; a text that is none is a text. */
export function numberCell(column: number, value: string, { decimals, percent }: ShownNumber): Cell {
  const decimal = exactDecimal(value);
  if (decimal === null) return { column, text: value, kind: "text", decimals: null };
  if (percent) {
    const hundredths = exactDecimal(`${decimal}e2`) ?? decimal;
    return { column, text: `${shownWith(hundredths, decimals ?? 0)}%`, kind: "text", decimals: null };
  }
  // What is shown is what people see and sign: a formula may hold parts of a cent behind it.
  const isShownExactly = decimals !== null && decimals >= DECIMALS_OF_MONEY;
  return { column, text: isShownExactly ? shownWith(decimal, decimals) : decimal, kind: "number", decimals };
}
