import { isFigure, type Cell, type CellRow } from "../cells/cells.ts";

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
  const pages = new Set(rows.map(({ page }) => page)).size;
  if (different !== firsts.size || firsts.size * 2 <= pages) return new Map();
  const ends = [...firsts.values()].map((name) => endAbove(rows, name));
  // Where amounts stand above the names of statements, they are those of the same person.
  const areFirst = ends[0] === -Infinity && ends.filter((end) => end === -Infinity).length * 2 > ends.length;
  return new Map(
    [...firsts].map(([page, name], i) => [page, { name, above: areFirst ? ends[i]! : -Infinity }]),
  );
}

/** Where the last line with amounts above a name stands on its page. */
function endAbove(rows: readonly CellRow[], { page, baseline }: Cell): number {
  const above = rows.filter(
    (row) => row.page === page && row.baseline < baseline && row.cells.some(isAmount),
  );
  return Math.max(-Infinity, ...above.map((row) => row.baseline));
}

function isAmount(cell: Cell): boolean {
  return isFigure(cell) && cell.number.cents !== null && !cell.number.whole;
}
