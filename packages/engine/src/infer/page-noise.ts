import type { Line } from "../layout/lines.ts";
import type { Token } from "../layout/token.ts";
import type { Anchors } from "./anchors.ts";
import { headingOf } from "./label-kinds.ts";
import { cellRowsOf, isFigure, type Cell, type CellRow } from "./cells.ts";

const PAGE_NUMBER = /^page:? *\d+(?: *(?:of|\/) *\d+)?$/i;
/** Words across a page are larger than its text by this factor. */
const HUGE = 2.5;

/** The cells of a document without page numbers and the words that are stamped across pages. */
export function readableRows(lines: readonly Line[]): CellRow[] {
  const most = HUGE * medianSize(lines.flatMap(({ tokens }) => tokens));
  const readable = lines.map((line) => ({ ...line, tokens: line.tokens.filter(({ size }) => size <= most) }));
  return cellRowsOf(readable.filter(({ tokens }) => tokens.length > 0)).map((row) => ({
    ...row,
    cells: row.cells.filter(({ text }) => !PAGE_NUMBER.test(text)),
  }));
}

const SAME_PLACE_PT = 2;

/**
 * Leaves out text that stands at the same place of an earlier page: titles, companies and dates come between lines that
 * belong together. Names and headings of tables stay.
 */
export function withoutRepeated(rows: readonly CellRow[], { cells: names, byPage }: Anchors): CellRow[] {
  // On pages of one person each, what stands at the same place is about different people.
  if (byPage.size > 0) return [...rows];
  const seen = new Map<string, CellRow>();
  const stays = (cell: Cell): boolean => names.has(cell) || isFigure(cell) || headingOf(cell.text) !== null;
  return rows.filter((row) => {
    if (row.cells.some(stays)) return true;
    const text = row.cells.map((cell) => cell.text).join(" ");
    const first = seen.get(text);
    if (first === undefined) seen.set(text, row);
    return first === undefined || first.page === row.page || !isAtSamePlace(first, row);
  });
}

function isAtSamePlace(a: CellRow, b: CellRow): boolean {
  return Math.abs(a.baseline - b.baseline) <= SAME_PLACE_PT && a.cells[0]!.x0 === b.cells[0]!.x0;
}

function medianSize(tokens: readonly Token[]): number {
  const sizes = tokens.map(({ size }) => size).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? Infinity;
}
