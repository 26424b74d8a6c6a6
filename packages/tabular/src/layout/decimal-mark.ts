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
        const mark = kind === "number" ? /([.,])\d{1,2}\D*$/.exec(text)?.[1] : undefined;
        if (mark !== undefined) commas += mark === "," ? 1 : -1;
      }
  return { sign: commas > 0 ? "," : ".", isShown: commas !== 0 };
}
