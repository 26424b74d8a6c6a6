import { looksLikePersonName } from "@paylift/canonical";
import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";
import { isColumnName } from "../../vocabulary/headings.ts";
import { lineOfColumn } from "../../vocabulary/line-of-column.ts";
import { isLineLabel } from "../../vocabulary/line-labels.ts";

const EDGE_PT = 2;
/** What a box says stands right below its name, no further than this, in font sizes. */
const BELOW_EM = 1.9;
/** So many boxes stand beside each other, and so many such lines make a form. */
const LEAST = 3;

/** A name of a line of boxes may stand before their own. */
const TITLE = 1;

/**
 * A form is ruled into boxes, line below line, each with its name in the corner and what it says below: the name goes
 * before that with a colon, and what a line of them is called before all. A table has its names once, and lines below each
 * other.
 */
export function withBoxesBeside(rows: readonly CellRow[]): readonly CellRow[] {
  const named = new Map<CellRow, CellRow>();
  rows.forEach((row, i) => {
    const names = rows[i - 1];
    if (names !== undefined && !named.has(names) && areBoxes(names, row)) named.set(row, names);
  });
  const ofPages = Map.groupBy(named.keys(), ({ page }) => page);
  const isForm = ({ page }: CellRow): boolean => (ofPages.get(page)?.length ?? 0) >= LEAST;
  const names = new Set([...named.values()].filter(isForm));
  if (names.size === 0) return rows;
  return rows.flatMap((row) => {
    const above = named.get(row);
    if (names.has(row)) return [];
    return above === undefined || !isForm(row) ? [row] : [beside(above, row)];
  });
}

function areBoxes(names: CellRow, row: CellRow): boolean {
  const { page, baseline, cells } = row;
  if (names.page !== page || cells.length < LEAST || baseline - names.baseline > BELOW_EM * cells[0]!.size)
    return false;
  const isName = ({ number, text }: Cell): boolean =>
    number === null && !text.endsWith(":") && !isColumnName(text);
  const titles = names.cells.length - cells.length;
  if (!names.cells.every(isName) || titles < 0 || titles > TITLE) return false;
  const over = cells.map((cell) => nameOf(names, cell));
  if (cells.some((cell, i) => over[i] === undefined || (isFigure(cell) && namesPay(over[i].text))))
    return false;
  if (titles > 0 && over.includes(names.cells[0])) return false;
  // People beside each other stand above what is said of them.
  if (names.cells.every(({ text }) => looksLikePersonName(text))) return false;
  // Words below words may be a legend.
  if (!cells.some(({ text }) => /\d/.test(text))) return false;
  // What ends together as well may be a column.
  return cells.some((cell, i) => Math.abs(cell.x1 - over[i]!.x1) > EDGE_PT);
}

/** Names of lines of pay head their figures, wherever these stand. */
function namesPay(text: string): boolean {
  return isLineLabel(text) || lineOfColumn(text) !== null;
}

function nameOf({ cells }: CellRow, value: Cell): Cell | undefined {
  return cells.find(({ x0 }) => Math.abs(x0 - value.x0) <= EDGE_PT);
}

function beside(names: CellRow, row: CellRow): CellRow {
  const cells = row.cells.flatMap((value) => {
    const name = nameOf(names, value)!;
    return [{ ...name, baseline: row.baseline, text: `${name.text}:` }, value];
  });
  const [first] = names.cells;
  const title = row.cells.every((value) => nameOf(names, value) !== first) ? [first!] : [];
  return { ...row, cells: [...title, ...cells] };
}
