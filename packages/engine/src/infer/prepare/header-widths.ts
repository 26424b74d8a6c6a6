import { isFigure, type Cell, type CellRow } from "../cells/cells.ts";

/** Numbers of one column end where its name does, within this, in points. */
const EDGE_PT = 2;

/** The names of columns as wide as the numbers below them, which end where they do: what stands over several is over the middle of these. */
export function asWideAsColumns(names: CellRow, body: readonly CellRow[]): CellRow {
  const figures = body.flatMap(({ cells }) => cells.filter(isFigure));
  const cells = names.cells.map((cell, i) => {
    const own = figures.filter(({ x1 }) => Math.abs(x1 - cell.x1) <= EDGE_PT).map(({ x0 }) => x0);
    return { ...cell, x0: Math.max(Math.min(cell.x0, ...own), endBefore(names.cells, i)) };
  });
  return { ...names, cells };
}

/** Where the column before another one ends; its own beginning where that reaches over it. */
function endBefore(cells: readonly Cell[], at: number): number {
  const { x0 } = cells[at]!;
  return Math.min(x0, cells[at - 1]?.x1 ?? -Infinity);
}
