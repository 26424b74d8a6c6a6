import type { Cell, CellRow } from "../cells/cells.ts";

/** Beside a name stand an id, a department and how somebody is paid, and no more. */
const MOST_CELLS = 4;

/** Whether a line says who somebody is. Among many headings what looks like a name is one: `Long Term` over `Care`. */
export function namesSomebody({ cells }: CellRow, names: ReadonlySet<Cell>): boolean {
  return cells.length <= MOST_CELLS && cells.some((cell) => names.has(cell));
}
