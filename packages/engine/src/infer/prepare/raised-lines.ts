import { overlap, type Cell, type CellRow } from "../cells/cells.ts";

/** Letters so much larger than those beside them are set on a baseline of their own. */
const LARGER = 1.25;
/** Lines nearer than this part of the larger letters stand beside each other. */
const NEAR_EM = 0.5;

/** Small words beside a large one, a little higher or lower than it, are one line with it: `Net pay 931.21` beside a name. */
export function joinRaisedLines(rows: readonly CellRow[]): CellRow[] {
  const result: CellRow[] = [];
  for (const row of rows) {
    const above = result.at(-1);
    const joined = above === undefined ? null : (joinedTo(row, above) ?? joinedTo(above, row));
    if (joined === null) result.push(row);
    else result[result.length - 1] = joined;
  }
  return result;
}

/** A line of one large phrase with the small words beside it; null for other lines. */
function joinedTo(large: CellRow, small: CellRow): CellRow | null {
  const [only, second] = large.cells;
  if (only === undefined || second !== undefined || only.number !== null || large.page !== small.page)
    return null;
  if (Math.abs(large.baseline - small.baseline) > NEAR_EM * only.size) return null;
  const areBeside = (cell: Cell): boolean => only.size >= LARGER * cell.size && overlap(only, cell) <= 0;
  if (small.cells.length === 0 || !small.cells.every(areBeside)) return null;
  return { ...large, cells: [...large.cells, ...small.cells].sort((a, b) => a.x0 - b.x0) };
}
