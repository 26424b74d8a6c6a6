import { isFigure, overlap, type Cell, type CellRow } from "../../cells/cells.ts";

/** The columns under headings of one name. */
export interface NamedColumns {
  headings: ReadonlySet<Cell>;
  isBelow(cell: Cell): boolean;
}

/** The columns whose headings a pattern knows, but for the first of a line; null where there are none. */
export function columnsNamed(rows: readonly CellRow[], pattern: RegExp): NamedColumns | null {
  const headings = rows.flatMap(({ cells }) =>
    cells.some(isFigure) ? [] : cells.filter(({ text }, i) => i > 0 && pattern.test(text)),
  );
  if (headings.length === 0) return null;
  return {
    headings: new Set(headings),
    isBelow: (cell) => headings.some((heading) => overlap(heading, cell) > 0),
  };
}
