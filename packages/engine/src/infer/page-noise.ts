import type { Line } from "../layout/lines.ts";
import type { Token } from "../layout/token.ts";
import type { Anchors } from "./anchors.ts";
import { captionOf } from "./department-captions.ts";
import { isTitle } from "./infer-format-type.ts";
import { headingOf } from "./label-kinds.ts";
import { cellRowsOf, isFigure, type Cell, type CellRow } from "./cells.ts";

const PAGE_NUMBER = /^page:? *\d+(?: *(?:of|\/) *\d+)?$/i;
/** Words across a page are larger than its text by this factor. */
const HUGE = 2.5;

/** The rows of a document without page numbers and the words that are stamped across pages. */
export function readableRows(lines: readonly Line[]): CellRow[] {
  const most = HUGE * medianSize(lines.flatMap(({ tokens }) => tokens));
  const readable = lines.map((line) => ({ ...line, tokens: line.tokens.filter(({ size }) => size <= most) }));
  return cellRowsOf(readable.filter(({ tokens }) => tokens.length > 0))
    .map((row) => ({ ...row, cells: row.cells.filter(({ text }) => !PAGE_NUMBER.test(text)) }))
    .filter(({ cells }) => cells.length > 0);
}

const SAME_PLACE_PT = 4;

/**
 * Leaves out text that stands at the same place of most pages: titles, companies and dates come between lines that belong
 * together. Names, departments and headings of tables stay.
 */
export function withoutRepeated(rows: readonly CellRow[], { cells: names, byPage }: Anchors): CellRow[] {
  // On pages of one person each, what stands at the same place is about different people.
  if (byPage.size > 0) return [...rows];
  const stays = (cell: Cell): boolean =>
    names.has(cell) || isFigure(cell) || (headingOf(cell.text) !== null && !isTitle(cell.text));
  const isFixed = (row: CellRow): boolean => row.cells.some(stays) || captionOf(row) !== null;
  const pages = new Set(rows.map(({ page }) => page)).size;
  const places = new Map<string, Set<number>>();
  for (const row of rows) {
    const place = placeOf(row);
    places.set(place, (places.get(place) ?? new Set()).add(row.page));
  }
  return rows.filter((row) => isFixed(row) || places.get(placeOf(row))!.size <= Math.max(1, pages / 2));
}

/** What a row says and where, to the next few points. */
function placeOf({ cells, baseline }: CellRow): string {
  const text = cells.map((cell) => cell.text).join(" ");
  return `${Math.round(baseline / SAME_PLACE_PT)} ${Math.round((cells[0]?.x0 ?? 0) / SAME_PLACE_PT)} ${text}`;
}

function medianSize(tokens: readonly Token[]): number {
  const sizes = tokens.map(({ size }) => size).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? Infinity;
}
