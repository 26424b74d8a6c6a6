import { placeColumns, type PlacedColumn } from "../layout/columns.ts";
import type { Line } from "../layout/lines.ts";
import type { Table } from "../variants/compiled-variant.ts";

/** Most lines of a header band. */
const BAND_LINES = 8;

/** Lines of the header that begins at line `i`; 0 where none does. */
export function bandLength(table: Table, lines: readonly Line[], i: number): number {
  const first = lines[i]!;
  if (!table.headerFrom.test(first.text)) return 0;
  if (table.headerTo === null) return 1;
  for (let length = 1; length <= BAND_LINES; length++) {
    const line = lines[i + length - 1];
    if (line === undefined || line.page !== first.page) return 0;
    if (table.headerTo.test(line.text)) return length;
  }
  return 0;
}

/** The columns of the first header of a table from line `i` on, on the same page; null where there is none. */
export function nextHeader(table: Table, lines: readonly Line[], i: number): PlacedColumn[] | null {
  const page = lines[i]?.page;
  for (; i < lines.length && lines[i]!.page === page; i++) {
    const length = bandLength(table, lines, i);
    const columns = length === 0 ? null : placeColumns(table.columns, lines.slice(i, i + length));
    if (columns !== null) return columns;
  }
  return null;
}
