import { isFigure, overlap, type Cell, type CellRow } from "../../cells/cells.ts";

/** The columns under headings of one name. */
export interface NamedColumns {
  headings: ReadonlySet<Cell>;
  isBelow(cell: Cell): boolean;
}

/**
 * The columns whose headings a pattern knows, but for the first of a line, and that hold what `isOfColumn` says; null where
 * there are none. What only begins the name of another column holds nothing of the kind: `State` over `Income Tax`.
 */
export function columnsNamed(
  rows: readonly CellRow[],
  pattern: RegExp,
  isOfColumn: (cell: Cell) => boolean,
): NamedColumns | null {
  const named = rows.flatMap(({ cells }) =>
    cells.some(isFigure) ? [] : cells.filter(({ text }, i) => i > 0 && pattern.test(text)),
  );
  if (named.length === 0) return null;
  const held = Map.groupBy(
    rows.flatMap(({ cells }) => cells.filter(isOfColumn)),
    ({ page }) => page,
  );
  const headings = named.filter((heading) =>
    held.get(heading.page)?.some((cell) => overlap(heading, cell) > 0),
  );
  if (headings.length === 0) return null;
  return {
    headings: new Set(headings),
    isBelow: (cell) => headings.some((heading) => overlap(heading, cell) > 0),
  };
}
