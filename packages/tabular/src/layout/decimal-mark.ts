import { lastDigits } from "./last-digits.ts";
import type { Sheet } from "../workbook/workbook.ts";

/** The sign before decimals. */
export interface DecimalMark {
  readonly sign: "." | ",";
  /** Whether numbers show it: three digits behind it are decimals then, and no thousands. */
  readonly isShown: boolean;
}

/** The sign before decimals: what numbers with one or two digits behind their last sign have most often. */
export function decimalMark(sheets: readonly Sheet[]): DecimalMark {
  let commas = 0;
  for (const { rows } of sheets)
    for (const { cells } of rows)
      for (const { kind, text } of cells) {
        if (kind !== "number") continue;
        const { sign, count } = lastDigits(text);
        if (sign !== null && count <= 2) commas += sign === "," ? 1 : -1;
      }
  return { sign: commas > 0 ? "," : ".", isShown: commas !== 0 };
}
