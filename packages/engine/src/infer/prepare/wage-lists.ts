import { isFigure, overlap, type Cell, type CellRow } from "../cells/cells.ts";
import { headingOf } from "../vocabulary/headings.ts";

const AMOUNT = /^(?:amount|current|wages)$/i;
const EDGE_PT = 3;
const YEAR = /^(?:ytd|year to date)$/i;
/** Rows below a header that show what stands in a list, and how many of its lines do. */
const [ROWS, LINES] = [10, 2];

/**
 * Names lists of the wages that taxes are due on: `Taxable Wages`, `Amount` over the names of taxes and their wages. They are
 * lists of taxes, whose numbers are wages, and what is of the year are those of the year.
 */
export function nameWageLists(rows: readonly CellRow[]): readonly CellRow[] {
  return rows.map((row, i) => {
    const at = row.cells.some(isFigure) ? -1 : row.cells.findIndex(isOfWages);
    const [list, amount, year] = row.cells.slice(at, at + 3);
    if (at < 0 || list === undefined || amount === undefined || !AMOUNT.test(amount.text)) return row;
    const body = rows.slice(i + 1, i + 1 + ROWS).filter(({ page }) => page === row.page);
    if (body.filter((line) => isListed(line, list, amount)).length < LINES) return row;
    const cells = row.cells.map((cell) => {
      if (cell === list) return { ...cell, text: "Taxes" };
      if (cell === year && YEAR.test(cell.text)) return { ...cell, text: "YTD Taxable Wages" };
      return cell === amount ? { ...cell, text: "Taxable Wages" } : cell;
    });
    return { ...row, cells };
  });
}

function isOfWages({ text, number }: Cell): boolean {
  return number === null && headingOf(text)?.role === "taxable_wages";
}

/** Whether a line has a name where the list begins, and a figure behind it below the amounts. */
function isListed({ cells }: CellRow, list: Cell, amount: Cell): boolean {
  const at = cells.findIndex(({ x0, number }) => number === null && Math.abs(x0 - list.x0) <= EDGE_PT);
  const figure = at < 0 ? undefined : cells[at + 1];
  return isFigure(figure) && overlap(figure, amount) > 0;
}
