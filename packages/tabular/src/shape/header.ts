import type { Row } from "../workbook/workbook.ts";

/** The header of a sheet's table and what stands below it. */
export interface Table {
  /** What columns are called, from the last row of text above the first figures, by column. */
  readonly headings: ReadonlyMap<number, string>;
  /** Rows above the first row with figures. */
  readonly above: readonly Row[];
  readonly body: readonly Row[];
}

const LEAST_HEADINGS = 3;

/** The table among the rows of a sheet; null where no row of several texts stands above figures. */
export function tableOf(rows: readonly Row[]): Table | null {
  const headerAt = rows.findIndex(
    ({ cells }, at) =>
      cells.length >= LEAST_HEADINGS &&
      cells.every(({ kind }) => kind === "text") &&
      rows[at + 1]?.cells.some(({ kind }) => kind === "number") === true,
  );
  if (headerAt < 0) return null;
  const headings = new Map(rows[headerAt]!.cells.map(({ column, text }) => [column, text]));
  return { headings, above: rows.slice(0, headerAt + 1), body: rows.slice(headerAt + 1) };
}
