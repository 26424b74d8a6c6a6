import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";
import { figureOfLabel } from "../../vocabulary/figure-labels.ts";
import { headingOf } from "../../vocabulary/headings.ts";
import { namesNetPay } from "../../vocabulary/line-labels.ts";

/** Names of columns that a header has at least. */
const LEAST = 4;

/**
 * What is paid by checks is the net pay where it has a column beside those of lines, and nothing else is called so there:
 * `Net Check` behind `Amount`, `Deduction`, `Amount`.
 */
export function nameNetChecks(rows: readonly CellRow[]): readonly CellRow[] {
  return rows.map((row) => {
    if (!isHeader(row) || row.cells.some(({ text }) => figureOfLabel(text) === "net_pay")) return row;
    const cells = row.cells.map((cell) => (isNet(cell) ? { ...cell, text: "Net Pay" } : cell));
    return cells.some((cell, i) => cell !== row.cells[i]) ? { ...row, cells } : row;
  });
}

function isHeader({ cells }: CellRow): boolean {
  if (cells.length < LEAST || cells.some(isFigure)) return false;
  return cells.some(({ text }) => headingOf(text)?.role === "amount");
}

function isNet({ text }: Cell): boolean {
  return /^net\b/i.test(text) && namesNetPay(text);
}
