import { optionalPattern, patternAt } from "./pattern.ts";
import type { TransposedColumnData, TransposedData, TransposedRowData } from "./transposed-schema.ts";

/** A transposed table with its patterns compiled. */
export interface TransposedTable {
  data: TransposedData;
  title: RegExp | null;
  total: RegExp | null;
  columns: TransposedColumnData[];
  rows: TransposedRow[];
}

export interface TransposedRow {
  data: TransposedRowData;
  pattern: RegExp;
}

/** Throws SyntaxError where a pattern does not compile, or where columns could not be told apart. */
export function compileTransposed(table: TransposedData, path: string): TransposedTable {
  if (table.columns.filter(({ header }) => header === undefined).length > 1) {
    throw new SyntaxError(`${path}.columns: only one column may be without a heading`);
  }
  return {
    data: table,
    title: optionalPattern(`${path}.title`, table.title),
    total: optionalPattern(`${path}.total`, table.total),
    columns: table.columns,
    rows: table.rows.map((data, i) => ({ data, pattern: patternAt(`${path}.rows[${i}].match`, data.match) })),
  };
}
