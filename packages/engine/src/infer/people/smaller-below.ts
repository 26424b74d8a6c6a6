import type { Cell, CellRow } from "../cells/cells.ts";
import { SAME_EDGE_PT } from "./name-edges.ts";

/** In smaller letters than this share of a name's stands a fact about them, within so many font sizes below. */
const [SMALLER, BELOW_EM] = [0.95, 2];

/** What stands in smaller letters right below names: in a table they all have one size. */
export function smallerBelow(rows: readonly CellRow[], names: ReadonlySet<Cell>): Set<Cell> {
  const found = rows.flatMap(({ cells }, i) => {
    const below = rows[i + 1]?.cells ?? [];
    return cells.flatMap((name) =>
      names.has(name) ? (below.find((cell) => isBelow(cell, name)) ?? []) : [],
    );
  });
  return new Set(found);
}

function isBelow({ page, baseline, size, x0 }: Cell, name: Cell): boolean {
  const [isClose, isSmall] = [baseline - name.baseline <= BELOW_EM * name.size, size < SMALLER * name.size];
  return page === name.page && isClose && isSmall && Math.abs(x0 - name.x0) <= SAME_EDGE_PT;
}
