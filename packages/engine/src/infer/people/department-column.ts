import type { Cell, CellRow } from "../cells/cells.ts";
import { headingOf } from "../vocabulary/headings.ts";
import { SAME_EDGE_PT } from "./name-edges.ts";

const A_TABLE = 3;

/**
 * Texts in a first column that is headed by the word department: no people, though `Front Desk` could be one. On a further line
 * of a header whose first line heads names it is but the line below these.
 */
export function departmentCells(rows: readonly CellRow[]): Set<Cell> {
  const found = new Set<Cell>();
  let heading: Cell | null = null;
  let headsNames = false;
  for (const { cells, page } of rows) {
    const [first] = cells;
    headsNames &&= cells.every(({ number }) => number === null);
    if (first === undefined || first.number !== null) continue;
    const column = headingOf(first.text)?.text ?? null;
    headsNames ||= column === "name" && cells.length >= A_TABLE;
    if (isTableHeader(cells)) heading = column === "department" && !headsNames ? first : null;
    else if (heading?.page === page && Math.abs(first.x0 - heading.x0) <= SAME_EDGE_PT) found.add(first);
  }
  return found;
}

function isTableHeader(cells: readonly Cell[]): boolean {
  if (cells.length < A_TABLE || cells.some(({ number }) => number !== null)) return false;
  return cells.filter(({ text }) => !text.endsWith(":") && headingOf(text) !== null).length >= A_TABLE;
}
