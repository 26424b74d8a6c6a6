import { isFigure, type Cell, type CellRow } from "../cells/cells.ts";

/** Left edges of names within this are one. */
export const SAME_EDGE_PT = 3;

const MANY_PAGES = 3;

/** Whether a cell stands on a line with figures. */
function isListed(cell: Cell, rows: readonly CellRow[]): boolean {
  return rows.some(({ cells }) => cells.includes(cell) && cells.some(isFigure));
}

/** Whether there are cells at one place of some pages of which no two say the same. */
function differ(cells: readonly Cell[], pages: number): boolean {
  return cells.some(({ x0, baseline }) => {
    const there = cells.filter(
      (cell) => Math.abs(cell.baseline - baseline) <= SAME_EDGE_PT && Math.abs(cell.x0 - x0) <= SAME_EDGE_PT,
    );
    return there.length === pages && new Set(there.map(({ text }) => text)).size === pages;
  });
}

/** Whether a cell begins where one of the names does. */
export function isNear({ x0 }: Cell, names: readonly Cell[]): boolean {
  return names.some((name) => Math.abs(name.x0 - x0) <= SAME_EDGE_PT);
}

/** Names of the edge where most stand, and of each other edge with at least a fifth as many. */
export function atCommonEdges(cells: readonly Cell[]): Cell[] {
  const clusters: Cell[][] = [];
  for (const cell of [...cells].sort((a, b) => a.x0 - b.x0)) {
    const last = clusters.at(-1);
    if (last !== undefined && cell.x0 - last[0]!.x0 <= SAME_EDGE_PT) last.push(cell);
    else clusters.push([cell]);
  }
  const most = Math.max(0, ...clusters.map(({ length }) => length));
  return clusters.filter(({ length }) => length * 5 >= most).flat();
}

/** Words that stand at one place of many pages are no person's name, nor those that stand nowhere but at one place of all pages, where others differ. */
export function isEverywhere(cell: Cell, rows: readonly CellRow[], plain: readonly Cell[]): boolean {
  const same = plain.filter(
    ({ text, baseline }) => text === cell.text && Math.abs(baseline - cell.baseline) <= SAME_EDGE_PT,
  );
  const pages = new Set(same.map(({ page }) => page)).size;
  const all = rows.at(-1)!.page;
  const isThereOnly = plain.filter(({ text }) => text === cell.text).length === pages;
  if (pages > 1 && pages === all && isThereOnly && !isListed(cell, rows) && differ(plain, pages)) return true;
  return pages >= MANY_PAGES && pages * 3 > all;
}
