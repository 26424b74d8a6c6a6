import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";
import { namesPeople } from "../../document/employee-count.ts";
import { figureOfLabel } from "../../vocabulary/figure-labels.ts";
import { namesNetPay } from "../../vocabulary/line-labels.ts";

const EDGE_PT = 2;
/** What a strip says stands right below its names, no further than this, in font sizes. */
const BELOW_EM = 2.5;
const LEAST_NAMES = 3;
/** So many of the names are those of figures of pay. */
const LEAST_FIGURES = 2;

/**
 * A strip says how the net pay comes about: names of figures in a line, and right below each its number, which begins where
 * the name does. Columns of a table end together; here each name goes before its number.
 */
export function withStripsBeside(rows: readonly CellRow[]): readonly CellRow[] {
  const taken = new Set<CellRow>();
  const besides = rows.map((row, i) => {
    const names = rows[i - 1];
    if (names === undefined || taken.has(names) || !isStrip(names, row)) return row;
    taken.add(names);
    const cells = row.cells.flatMap((number) => {
      const name = nameOf(names, number)!;
      return [{ ...name, baseline: row.baseline, text: `${sumOf(name.text)}:` }, number];
    });
    return { ...row, cells };
  });
  return besides.filter((_, i) => !taken.has(rows[i]!));
}

function isStrip(names: CellRow, { page, baseline, cells }: CellRow): boolean {
  if (names.page !== page || names.cells.length < LEAST_NAMES || names.cells.length !== cells.length)
    return false;
  if (baseline - names.baseline > BELOW_EM * cells[0]!.size) return false;
  if (names.cells.some(({ number }) => number !== null)) return false;
  const over = cells.map((cell) => nameOf(names, cell));
  if (over.some((name) => name === undefined)) return false;
  // Beside the sums may stand how many people they are over.
  const isCount = ({ number }: Cell, name: Cell): boolean => number?.whole === true && namesPeople(name.text);
  if (!cells.every((cell, i) => isFigure(cell) || isCount(cell, over[i]!))) return false;
  // What ends together as well may be a column.
  if (cells.every((cell, i) => Math.abs(cell.x1 - over[i]!.x1) <= EDGE_PT)) return false;
  return names.cells.filter(namesPay).length >= LEAST_FIGURES;
}

function nameOf({ cells }: CellRow, number: Cell): Cell | undefined {
  return cells.find(({ x0 }) => Math.abs(x0 - number.x0) <= EDGE_PT);
}

/** In a strip stand sums alone, also those that are called like a line: `Reimbursement`. */
function sumOf(text: string): string {
  const total = `Total ${text}`;
  return figureOfLabel(text) === null && figureOfLabel(total) !== null ? total : text;
}

function namesPay({ text }: Cell): boolean {
  return figureOfLabel(text) !== null || namesNetPay(text);
}
