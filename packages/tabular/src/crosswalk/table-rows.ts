import type { Sheet } from "../workbook/workbook.ts";
import { fieldOf, type Field } from "./headings.ts";

/** One row of a table: its place, and what stands below each heading that is known. */
export interface TableRow {
  /** For people: `row 7`, with the name of the sheet where it has one. */
  readonly place: string;
  readonly cells: ReadonlyMap<Field, string>;
}

export interface Table {
  readonly fields: ReadonlySet<Field>;
  readonly rows: readonly TableRow[];
}

/** A header stands among the first rows of its sheet. */
const HEADER_ROWS = 20;

/** The table of a sheet, below the first row in which both sides have a column. Null where no row is such. */
export function tableIn({ name, rows }: Sheet): Table | null {
  for (const [at, { cells }] of rows.slice(0, HEADER_ROWS).entries()) {
    const columns = new Map<number, Field>();
    for (const { column, text } of cells) {
      const field = fieldOf(text);
      if (field !== null && ![...columns.values()].includes(field)) columns.set(column, field);
    }
    const fields = new Set(columns.values());
    const has = (side: string): boolean => [...fields].some((field) => field.startsWith(`${side}_`));
    if (!has("source") || !has("target")) continue;
    return { fields, rows: rows.slice(at + 1).map((row) => rowOf(row, columns, name)) };
  }
  return null;
}

function rowOf(
  { row, cells }: Sheet["rows"][number],
  columns: ReadonlyMap<number, Field>,
  sheet: string,
): TableRow {
  const known = cells.flatMap(({ column, text }): [Field, string][] => {
    const field = columns.get(column);
    const value = text.trim();
    return field === undefined || value === "" ? [] : [[field, value]];
  });
  return { place: `row ${row + 1}${sheet === "" ? "" : ` of the sheet ${sheet}`}`, cells: new Map(known) };
}
