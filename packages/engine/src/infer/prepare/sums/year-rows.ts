import { isFigure, overlap, type Cell, type CellRow } from "../../cells/cells.ts";
import type { FigureCell } from "../../cells/cell-groups.ts";
import { periodOfRow, totalScope } from "../../vocabulary/total-labels.ts";

/** So many figures stand on the line of a person in a table. */
const IN_TABLE = 4;
/** So many people have a second line of larger figures where that is the line of the year, and such a share of them. */
const [LEAST, MOST] = [3, 0.9];
const BRACKETS = /^\(.*\)$/;

/**
 * Names the lines of the year that have no label: below the line of each person and sum stands one with a figure below
 * each, none of which is smaller.
 */
export function withYearRows(rows: readonly CellRow[], names: ReadonlySet<Cell>): readonly CellRow[] {
  const pairs = rows.flatMap((row, i): [CellRow, CellRow][] => {
    const below = rows[i + 1];
    return below !== undefined && isOfSomebody(row, names) && isSecondLine(row, below, names)
      ? [[row, below]]
      : [];
  });
  const larger = pairs.filter(([row, below]) => isNoSmaller(row, below)).length;
  if (larger < LEAST || larger < MOST * pairs.length) return rows;
  const ofYear = new Set(pairs.map(([, below]) => below));
  return rows.map((row) => (ofYear.has(row) ? named(row) : row));
}

function isOfSomebody({ cells }: CellRow, names: ReadonlySet<Cell>): boolean {
  const [first] = cells;
  return cells.some((cell) => names.has(cell)) || (first?.number === null && totalScope(first.text) !== null);
}

/** Whether a line has at most an id beside its figures, and each stands below one of the line above. */
function isSecondLine(row: CellRow, below: CellRow, names: ReadonlySet<Cell>): boolean {
  if (row.page !== below.page || below.cells.some((cell) => names.has(cell))) return false;
  const [above, figures] = [row.cells.filter(isFigure), below.cells.filter(isFigure)];
  const texts = below.cells.filter((cell) => !isFigure(cell));
  if (above.length < IN_TABLE || figures.length !== above.length || texts.length > 1) return false;
  if (texts.some((text) => text.x0 > figures[0]!.x0 || !canBeId(text))) return false;
  return figures.every((figure, i) => overlap(figure, above[i]!) > 0);
}

/** Whether a text can be the number of whoever stands above, and no sum of others. */
function canBeId({ text }: Cell): boolean {
  return /\d/.test(text) && totalScope(text) === null && periodOfRow(text) === null;
}

function isNoSmaller(row: CellRow, below: CellRow): boolean {
  const [above, figures] = [row, below].map(({ cells }) => cells.filter(isFigure).map(sizeOf));
  return figures!.every((size, i) => size >= above![i]!) && figures!.some((size, i) => size > above![i]!);
}

function sizeOf({ number: { cents, quantity } }: FigureCell): number {
  return Math.abs(cents ?? quantity?.units ?? 0);
}

/** The line with a label before its figures; brackets around all of them are no minus. */
function named(row: CellRow): CellRow {
  const at = row.cells.findIndex(isFigure);
  const bracketed = row.cells.every((cell) => !isFigure(cell) || BRACKETS.test(cell.text));
  const figures = row.cells.slice(at).map((cell) => (bracketed && isFigure(cell) ? positive(cell) : cell));
  const { x0 } = row.cells[at]!;
  const label: Cell = { ...row.cells[at]!, text: "YTD", number: null, x1: x0 };
  return { ...row, cells: [...row.cells.slice(0, at), label, ...figures] };
}

function positive(cell: FigureCell): Cell {
  const { number } = cell;
  return number.cents === null ? cell : { ...cell, number: { ...number, cents: Math.abs(number.cents) } };
}
