import { isFigure, type Cell, type CellRow } from "../cells/cells.ts";
import { figureOfLabel } from "../vocabulary/figure-labels.ts";

/** Whose page it is, in a document of one person a page. */
export interface PagePerson {
  name: Cell;
  /** How far down the lines of whoever is on the page before go on. */
  above: number;
}

/** The person of each page, where almost all pages have one name; empty where pages hold lists. */
export function findPagePeople(
  rows: readonly CellRow[],
  names: readonly Cell[],
): ReadonlyMap<number, PagePerson> {
  const firsts = new Map<number, Cell>();
  for (const cell of names) if (!firsts.has(cell.page)) firsts.set(cell.page, cell);
  const different = new Set(names.map(({ page, text }) => `${page} ${text}`)).size;
  const pages = Map.groupBy(rows, ({ page }) => page);
  if (different !== firsts.size || firsts.size * 2 <= pages.size) return new Map();
  const ends = [...firsts].map(([page, name]) =>
    endAbove(name, pages.get(page) ?? [], pages.get(page - 1) ?? []),
  );
  // Where amounts stand above the names of statements, they are those of the same person.
  const areFirst = ends[0] === -Infinity && ends.filter((end) => end === -Infinity).length * 2 > ends.length;
  return new Map(
    [...firsts].map(([page, name], i) => [page, { name, above: areFirst ? ends[i]! : -Infinity }]),
  );
}

/** Where the last line with amounts of whoever is on the page before stands above a name. */
function endAbove({ baseline }: Cell, rows: readonly CellRow[], before: readonly CellRow[]): number {
  const above = rows.filter((row) => row.baseline < baseline && row.cells.some(isAmount));
  // A check with what is paid below may stand above the name, where the statement before has ended.
  const paid = netPaysOf(rows.filter((row) => row.baseline >= baseline));
  const isCheck = above.some(({ cells }) => cells.some((cell) => isAmount(cell) && paid.has(centsOf(cell))));
  if (isCheck && netPaysOf(before).size > 0) return -Infinity;
  return Math.max(-Infinity, ...above.map((row) => row.baseline));
}

/** Amounts right behind words for the net pay. */
function netPaysOf(rows: readonly CellRow[]): ReadonlySet<number | null> {
  const paid = rows.flatMap(({ cells }) =>
    cells.filter((cell, i) => isAmount(cell) && figureOfLabel(cells[i - 1]?.text ?? "") === "net_pay"),
  );
  return new Set(paid.map(centsOf));
}

function isAmount(cell: Cell): boolean {
  return isFigure(cell) && cell.number.cents !== null && !cell.number.whole;
}

function centsOf({ number }: Cell): number | null {
  return number?.cents ?? null;
}
