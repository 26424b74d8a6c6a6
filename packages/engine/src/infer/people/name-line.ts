import type { Cell, CellRow } from "../cells/cells.ts";

/** Beside a name stand an id, a department and how somebody is paid, and no more. */
const MOST_CELLS = 4;

/**
 * Whether a line says who somebody is. Among many headings what looks like a name is one: `Long Term` over `Care`. Numbers, and
 * facts behind their names, are no headings: `Doe, Jane  Tax code 1257L  Cost centre: Shop`.
 */
export function namesSomebody({ cells }: CellRow, names: ReadonlySet<Cell>): boolean {
  if (!cells.some((cell) => names.has(cell))) return false;
  const words = cells.filter((cell, i) => !isFact(cell, cells[i - 1]));
  return words.length <= MOST_CELLS;
}

function isFact({ text }: Cell, before: Cell | undefined): boolean {
  return /\d/.test(text) || text.endsWith(":") || before?.text.endsWith(":") === true;
}
