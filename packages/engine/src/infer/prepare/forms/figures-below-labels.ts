import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";
import { figureOfLabel } from "../../vocabulary/figure-labels.ts";
import { isMethod, methodOfList } from "../../vocabulary/ways-paid.ts";

const EDGE_PT = 2;
const BELOW_EM = 2;
/** A label that heads no column stands so often above a number of its own. */
const LEAST = 2;

/**
 * Names of figures at the end of lines of pay, each right above its number: they go before it, as if they stood beside it.
 * A line that holds nothing but names heads columns, and stays. In their column so do the parts of a sum over all, by how they
 * are paid.
 */
export function withLabelsBeside(rows: readonly CellRow[]): readonly CellRow[] {
  const below = new Map<Cell, Cell>();
  rows.forEach((row, i) => {
    for (const [label, figure] of labelsAbove(row, rows[i + 1])) below.set(figure, label);
  });
  const counts = new Map<string, number>();
  for (const { text } of below.values()) counts.set(text, (counts.get(text) ?? 0) + 1);
  const often = [...below].filter(
    ([, { text }]) => figureOfLabel(text) !== null && counts.get(text)! >= LEAST,
  );
  if (often.length === 0) return rows;
  const edges = new Set(often.map(([, { x1 }]) => Math.round(x1)));
  const isThere = ({ x1 }: Cell): boolean => [-1, 0, 1].some((by) => edges.has(Math.round(x1) + by));
  const moved = new Map([
    ...often,
    ...[...below].filter(([, label]) => namesPayment(label) && isThere(label)),
  ]);
  const labels = new Set(moved.values());
  return rows.map((row) => ({
    ...row,
    cells: row.cells.flatMap((cell) => {
      if (labels.has(cell)) return [];
      const label = moved.get(cell);
      return label === undefined ? [cell] : [{ ...label, baseline: row.baseline }, cell];
    }),
  }));
}

function namesPayment(cell: Cell): boolean {
  return isMethod(cell) || methodOfList(cell) !== null;
}

/** The names of figures that end a line, with the numbers that end where they do on the line below. */
function labelsAbove({ cells, page, baseline }: CellRow, next: CellRow | undefined): [Cell, Cell][] {
  if (next?.page !== page) return [];
  const from = cells.findLastIndex(({ number }) => number !== null) + 1;
  const labels = cells.slice(from).filter((cell) => figureOfLabel(cell.text) !== null || namesPayment(cell));
  if (!cells.slice(0, from).some(isFigure)) return [];
  return labels.flatMap((label) => {
    if (next.baseline - baseline > BELOW_EM * label.size) return [];
    const figure = next.cells.find((cell) => isFigure(cell) && Math.abs(cell.x1 - label.x1) <= EDGE_PT);
    return figure === undefined ? [] : [[label, figure] as [Cell, Cell]];
  });
}
