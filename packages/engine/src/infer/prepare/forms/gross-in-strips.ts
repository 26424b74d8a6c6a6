import { isFigure, overlap, type Cell, type CellRow } from "../../cells/cells.ts";
import { figureOfLabel } from "../../vocabulary/figure-labels.ts";

const TOTAL = /^(?:current |this period )?totals?$/i;
const NEXT_ROWS = 2;

/**
 * In a strip of sums what is no more than a total is the gross pay, where the net pay is what the deductions leave of it: `Current
 * Total`, `Current Deductions`, `Net Pay`.
 */
export function withGrossInStrips(rows: readonly CellRow[]): readonly CellRow[] {
  return rows.map((row, i) => {
    const total = row.cells.some(isFigure) ? undefined : row.cells.find(({ text }) => TOTAL.test(text));
    if (total === undefined || named(row.cells, "gross_pay") !== undefined) return row;
    const [less, net] = [named(row.cells, "total_deductions"), named(row.cells, "net_pay")];
    if (less === undefined || net === undefined) return row;
    const holds = rows.slice(i + 1, i + 1 + NEXT_ROWS).some(({ cells, page }) => {
      const [whole, part, rest] = [total, less, net].map((heading) => centsBelow(cells, heading));
      return page === row.page && whole != null && part != null && rest != null && whole - part === rest;
    });
    if (!holds) return row;
    return {
      ...row,
      cells: row.cells.map((cell) => (cell === total ? { ...cell, text: "Gross Pay" } : cell)),
    };
  });
}

function named(cells: readonly Cell[], figure: string): Cell | undefined {
  return cells.find(({ text }) => figureOfLabel(text) === figure);
}

function centsBelow(cells: readonly Cell[], heading: Cell): number | null {
  return cells.find((cell) => isFigure(cell) && overlap(cell, heading) > 0)?.number?.cents ?? null;
}
