import { isFigure, type Cell, type CellRow } from "../cells/cells.ts";
import { SAME_EDGE_PT } from "./name-edges.ts";

/** The name of whoever pays in a narrow column, over two lines: `Harbor Kites` above `Works, Inc.` is nobody. */
export function companyOverLines(rows: readonly CellRow[], company: string | null): Set<Cell> {
  const found = new Set<Cell>();
  if (company?.includes(" ") !== true) return found;
  rows.forEach(({ cells, page }, i) => {
    const below = rows[i + 1];
    if (below?.page !== page) return;
    for (const first of cells) {
      if (isFigure(first) || !company.startsWith(`${first.text} `)) continue;
      const rest = company.slice(first.text.length + 1);
      const second = below.cells.find(
        ({ text, x0 }) => text === rest && Math.abs(x0 - first.x0) <= SAME_EDGE_PT,
      );
      if (second !== undefined) found.add(first).add(second);
    }
  });
  return found;
}
