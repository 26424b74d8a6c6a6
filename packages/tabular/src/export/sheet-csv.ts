import { disarmFormula } from "@paylift/canonical";
import type { Worksheet } from "@paylift/validation/workbook";
import { stringify } from "csv-stringify/sync";
import { plain } from "./cells.ts";

/** So that the rows of a large table are never all held beside its text. */
const ROWS_AT_ONCE = 1_000;

/**
 * A table as CSV (RFC 4180) with a byte order mark, so that spreadsheets take it for UTF-8. Text that a spreadsheet would run as a
 * formula is disarmed with an apostrophe.
 */
export function sheetCsv({ columns, rows }: Pick<Worksheet, "columns" | "rows">): string {
  let text = "\uFEFF" + written([[...columns]]);
  let few: string[][] = [];
  for (const cells of rows) {
    few.push(cells.map((cell) => disarmFormula(plain(cell))));
    if (few.length < ROWS_AT_ONCE) continue;
    text += written(few);
    few = [];
  }
  return text + written(few);
}

function written(rows: string[][]): string {
  return stringify(rows, {
    record_delimiter: "windows",
    // A lone one would begin a row for some readers.
    quoted_match: /[\r\n]/,
  });
}
