import { createHash } from "node:crypto";
import { columnName } from "../workbook/reference.ts";
import type { Row, Sheet } from "../workbook/workbook.ts";

/** A header stands among the first rows of its sheet. */
const HEADER_ROWS = 40;
const LEAST_HEADINGS = 3;

/**
 * What names the header of a spreadsheet: the same for each payroll of one export, and another one where a column is added, renamed or
 * moved. The name of the only sheet with a header is no part of it, as exports are named after their payroll. Null where no sheet has a
 * row of several texts.
 */
export function headerFingerprint(sheets: readonly Sheet[]): string | null {
  const headers = sheets
    .filter(({ hidden }) => !hidden)
    .flatMap(({ name, rows }) => {
      const header = headerOf(rows);
      return header === null ? [] : [{ name, header }];
    });
  if (headers.length === 0) return null;
  const named = headers.map(({ name, header }) => [headers.length === 1 ? null : name, header]);
  return createHash("sha256").update(JSON.stringify(named)).digest("hex");
}

/** The first row with the most texts: below it figures stand among them. */
function headerOf(rows: readonly Row[]): (readonly [column: string, heading: string])[] | null {
  let best: { texts: Row["cells"]; count: number } | null = null;
  for (const { cells } of rows.slice(0, HEADER_ROWS)) {
    const texts = cells.filter(({ kind }) => kind === "text");
    if (texts.length >= LEAST_HEADINGS && texts.length > (best?.count ?? 0))
      best = { texts, count: texts.length };
  }
  if (best === null) return null;
  return best.texts.map(({ column, text }) => [columnName(column), text.trim()]);
}
