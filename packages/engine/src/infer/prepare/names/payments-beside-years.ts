import { methodOf } from "../../../interpret/payment-method.ts";
import { isFigure, overlap, type Cell, type CellRow } from "../../cells/cells.ts";
import { periodOfRow } from "../../vocabulary/total-labels.ts";
import { withChanged } from "../../cells/changed-rows.ts";

/** What stands below a name begins within this, in points, on a line no further down than this, in font sizes. */
const [EDGE_PT, LINE_EM] = [2, 2.2];
/** So many people have their payment there. */
const LEAST = 2;
const NUMBERED = /\d$/;

/**
 * Takes the number of a payment that stands below a name, before the word for the year, to the line of the name: what follows is
 * the year's. `Rosa Bellwether  800.00` over `Deposit 22061  Year to date  8,000.00`.
 */
export function withPaymentsBesideYears(rows: readonly CellRow[]): readonly CellRow[] {
  const changed = new Map<CellRow, readonly Cell[]>();
  rows.forEach((row, i) => {
    const above = rows[i - 1];
    if (above === undefined || !isOfYear(above, row)) return;
    const [payment, ...rest] = row.cells;
    const { baseline, x1 } = above.cells.at(-1)!;
    // Before figures it would name the first of them.
    changed.set(above, [...above.cells, { ...payment!, baseline, x0: x1, x1 }]);
    changed.set(row, rest);
  });
  if (changed.size < LEAST * 2) return rows;
  return withChanged(rows, changed);
}

/** Whether a line of the year begins with a payment below a text, beside figures below those of that text's line. */
function isOfYear(above: CellRow, { cells, page, baseline }: CellRow): boolean {
  const [payment, year, ...figures] = cells;
  if (payment === undefined || year === undefined || above.page !== page) return false;
  if (payment.number !== null || methodOf(payment.text) === null || !NUMBERED.test(payment.text))
    return false;
  if (periodOfRow(year.text) !== "ytd" || baseline - above.baseline > LINE_EM * payment.size) return false;
  const isName = ({ number, x0 }: Cell): boolean => number === null && Math.abs(x0 - payment.x0) <= EDGE_PT;
  const over = above.cells.filter(isFigure);
  const isBelow = (cell: Cell): boolean => isFigure(cell) && over.some((figure) => overlap(figure, cell) > 0);
  return figures.length > 0 && figures.every(isBelow) && above.cells.some(isName);
}
