import { isFigure, type Cell, type CellRow } from "../cells/cells.ts";
import { BY_SIDE, headingOf, type ColumnRole } from "../vocabulary/headings.ts";
import { isLineLabel } from "../vocabulary/line-labels.ts";

/** Lines of one header stand no further apart than this, in font sizes. */
const LINE_EM = 2.2;
const LEAST_COLUMNS = 3;

/**
 * Names columns that are called after the side that pays alone by what stands over them: `Medical` over `EE` and `ER`. There are
 * as many names as times that the sides begin anew, each over the middle of its own.
 */
export function nameSidedColumns(rows: readonly CellRow[]): CellRow[] {
  const taken = new Set<CellRow>();
  const named = rows.map((row, i) => {
    const names = rows[i - 1];
    if (row.cells.length <= LEAST_COLUMNS || row.cells.some(isFigure)) return row;
    // The first column is of whoever is paid for: `Employee`.
    const runs = runsOf(row.cells.slice(1).filter(isSide));
    if (names === undefined || taken.has(names) || !isRightAbove(names, row)) return row;
    if (runs.flat().length < LEAST_COLUMNS || !runs.some(({ length }) => length > 1)) return row;
    if (names.cells.length !== runs.length || !areNames(names, runs)) return row;
    taken.add(names);
    const nameOf = new Map(runs.flatMap((run, k) => run.map((cell) => [cell, names.cells[k]!] as const)));
    const cells = row.cells.map((cell) => {
      const name = nameOf.get(cell);
      return name === undefined ? cell : { ...cell, text: `${name.text} ${cell.text}` };
    });
    return { ...row, cells };
  });
  return named.filter((_, i) => !taken.has(rows[i]!));
}

function isRightAbove(names: CellRow, { page, baseline, cells }: CellRow): boolean {
  if (names.page !== page || names.cells.some(isFigure)) return false;
  return baseline - names.baseline <= LINE_EM * (cells[0]?.size ?? 0);
}

function sideOf({ text }: Cell): ColumnRole | null {
  return /^\S+$/.test(text) ? (headingOf(text)?.role ?? null) : null;
}

function isSide(cell: Cell): boolean {
  return BY_SIDE.has(sideOf(cell));
}

/** Columns from left to right, parted where a side comes again. */
function runsOf(sides: readonly Cell[]): Cell[][] {
  const runs: Cell[][] = [];
  for (const cell of sides) {
    const open = runs.at(-1);
    if (open === undefined || open.some((other) => sideOf(other) === sideOf(cell))) runs.push([cell]);
    else open.push(cell);
  }
  return runs;
}

/** Whether each name is that of a line or of a sum, and stands over its own columns or between their neighbours. */
function areNames({ cells }: CellRow, runs: readonly (readonly Cell[])[]): boolean {
  return cells.every((name, i) => {
    const middle = (name.x0 + name.x1) / 2;
    const isOver = middle > (runs[i - 1]?.at(-1)?.x1 ?? -Infinity) && middle < runs[i]!.at(-1)!.x1;
    return isOver && (isLineLabel(name.text) || headingOf(name.text)?.role === "sum");
  });
}
