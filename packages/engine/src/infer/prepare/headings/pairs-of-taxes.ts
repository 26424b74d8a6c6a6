import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";
import { isOfTaxes, sectionsOf } from "../../vocabulary/line-labels.ts";

/** So many taxes stand beside each other. */
const LEAST = 2;
/** Names of taxes stand so far above their columns at most, in font sizes. */
const ABOVE_EM = 2.5;
const WAGES = /^(?:taxable|taxable wages|wages|subject|basis)$/i;
const TAX = /^(?:tax|taxes|tax amount|withheld|amount)$/i;

/**
 * Names columns of wages and the taxes on them after the tax that stands over both: `Taxable` and `Tax` under `Federal Income
 * Tax`. Such names are those of lines.
 */
export function namePairsOfTaxes(rows: readonly CellRow[]): readonly CellRow[] {
  const result = [...rows];
  rows.forEach((row, i) => {
    const above = result[i - 1];
    if (above === undefined || above.page !== row.page || row.cells.some(isFigure)) return;
    if (row.baseline - above.baseline > ABOVE_EM * (row.cells[0]?.size ?? 0)) return;
    const pairs = pairsOf(row.cells).flatMap((pair) => {
      const name = above.cells.find((cell) => isOver(cell, pair));
      return name === undefined ? [] : [{ pair, name }];
    });
    // Among columns of both sides pairs are no more than parts.
    if (pairs.length < LEAST || pairs.length < above.cells.filter(namesTax).length) return;
    const named = new Map(
      pairs.flatMap(({ pair: [wages, tax], name }) => [
        [wages, { ...wages, text: `${name.text} Taxable Wages` }],
        [tax, { ...tax, text: name.text }],
      ]),
    );
    const names = new Set(pairs.map(({ name }) => name));
    result[i - 1] = { ...above, cells: above.cells.filter((cell) => !names.has(cell)) };
    result[i] = { ...row, cells: row.cells.map((cell) => named.get(cell) ?? cell) };
  });
  return result.filter(({ cells }) => cells.length > 0);
}

/** Columns of wages, each with the tax on them right behind it. */
function pairsOf(cells: readonly Cell[]): [Cell, Cell][] {
  return cells.flatMap((cell, i) => {
    const next = cells[i + 1];
    return next !== undefined && WAGES.test(cell.text) && TAX.test(next.text) ? [[cell, next]] : [];
  });
}

/** Whether the name of a tax stands over the middle of a pair of columns. */
function isOver(cell: Cell, [wages, tax]: readonly [Cell, Cell]): boolean {
  const middle = (cell.x0 + cell.x1) / 2;
  return namesTax(cell) && middle > wages.x0 && middle < tax.x1;
}

function namesTax({ number, text }: Cell): boolean {
  return number === null && sectionsOf(text).some(isOfTaxes);
}
