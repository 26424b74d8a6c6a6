import type { Sheet } from "../workbook/workbook.ts";

/** The sign before decimals: what numbers with one or two digits behind their last sign have most often. */
export function decimalMark(sheets: readonly Sheet[]): "." | "," {
  let commas = 0;
  for (const { rows } of sheets)
    for (const { cells } of rows)
      for (const { kind, text } of cells) {
        const mark = kind === "number" ? /([.,])\d{1,2}\D*$/.exec(text)?.[1] : undefined;
        if (mark !== undefined) commas += mark === "," ? 1 : -1;
      }
  return commas > 0 ? "," : ".";
}
