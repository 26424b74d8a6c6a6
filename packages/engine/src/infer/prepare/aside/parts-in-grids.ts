import type { Token } from "../../../layout/token.ts";
import { isFigure, overlap, type Cell, type CellRow } from "../../cells/cells.ts";
import { figureOfLabel } from "../../vocabulary/figure-labels.ts";
import { headingOf } from "../../vocabulary/headings.ts";
import { periodOfRow } from "../../vocabulary/total-labels.ts";
import { PAY } from "../../../variants/figures-of-people.ts";
import type { RowsAside } from "./rows-aside.ts";

/** The rows of a grid stand right below its header: one for the period, and one for the year. */
const MOST_ROWS = 3;

/** The names of a grid, and its rows. */
interface Grid {
  header: CellRow;
  rows: readonly CellRow[];
}

/**
 * A grid at the end of a statement says again how the net pay comes about: names of figures above a row for the period and
 * one for the year. What is no figure of all pay there is a line that the lists above tell: `Imputed` between `Gross Pay` and `Taxes`.
 */
export function withoutPartsInGrids(rows: readonly CellRow[]): RowsAside {
  const aside: Token[] = [];
  const out = new Set<Cell>();
  for (const grid of rows.flatMap((_, i) => gridAt(rows, i) ?? []))
    for (const name of grid.header.cells.filter(isPart)) {
      const under = grid.rows.flatMap(({ cells }) => cells.filter((cell) => isUnder(cell, name, grid)));
      if (!under.every((cell) => isToldAbove(cell, grid, rows))) continue;
      for (const cell of [name, ...under]) out.add(cell);
      for (const { tokens } of under) aside.push(...tokens);
    }
  if (out.size === 0) return { rows, aside };
  return {
    rows: rows.map((row) => ({ ...row, cells: row.cells.filter((cell) => !out.has(cell)) })),
    aside,
  };
}

/** The grid that a line heads with names of figures, gross and net pay among them; null for other lines. */
function gridAt(rows: readonly CellRow[], at: number): Grid | null {
  const header = rows[at]!;
  if (header.cells.some(({ number }) => number !== null)) return null;
  const figures = header.cells.map(({ text }) => figureOfLabel(text));
  if (!PAY.every((figure) => figures.includes(figure))) return null;
  const below = rows.slice(at + 1, at + 1 + MOST_ROWS);
  const end = below.findIndex((row) => row.page !== header.page || !isOfPeriod(row));
  const own = end < 0 ? below : below.slice(0, end);
  return own.length === 0 ? null : { header, rows: own };
}

function isOfPeriod({ cells: [label, ...others] }: CellRow): boolean {
  return label !== undefined && periodOfRow(label.text) !== null && others.some(isFigure);
}

/** Whether a name is that of lines: of no sum that lists have, of no list and of no fact. */
function isPart({ text }: Cell): boolean {
  const figure = figureOfLabel(text);
  return figure === "total_reimbursements" || (figure === null && headingOf(text) === null);
}

function isUnder(cell: Cell, name: Cell, { header }: Grid): boolean {
  if (!isFigure(cell)) return false;
  const nearest = header.cells.reduce((a, b) => (overlap(b, cell) > overlap(a, cell) ? b : a));
  return nearest === name;
}

/** Whether an amount stands elsewhere on the page as well, or is none. */
function isToldAbove({ number, page }: Cell, grid: Grid, rows: readonly CellRow[]): boolean {
  if (number?.cents === 0) return true;
  return rows.some(
    (row) =>
      row.page === page &&
      !grid.rows.includes(row) &&
      row.cells.some((cell) => isFigure(cell) && cell.number.cents === number?.cents),
  );
}
