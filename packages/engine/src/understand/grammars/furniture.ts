import type { PageGraph } from "../page-graph/page-graph.ts";
import { textOfRow, wordingOfRow, type Row } from "../page-graph/span.ts";
import { isLine } from "../votes/wording.ts";
import type { Band } from "./bands.ts";

const SHARE = 0.5;

/**
 * Rows that stand at the same place of most pages with the same words: titles, feet, stamps. Headers are none. Numbers in them
 * may differ above and below all rows of figures; between these, and below a header, lines of two people may differ in no more.
 * Below one and the same row of a table that goes on to the right on later pages, its further lines are no furniture either.
 */
export function furnitureOf({ rows, pages }: PageGraph, bands: readonly Band[]): Set<Row> {
  const heads = new Set(bands.flatMap((band) => band.rows));
  const seen = new Map<string, Row[]>();
  const often = repeatedOnPages(rows);
  const isBetween = betweenFigures(rows, bands);
  const above = figuresAbove(rows);
  for (const row of rows) {
    if (heads.has(row) || often.has(wordingOfRow(row))) continue;
    const words = isBetween(row) ? textOfRow(row) : wordingOfRow(row);
    const key = `${Math.round(row.baseline / 2)} ${words}`;
    const known = seen.get(key);
    if (known === undefined) seen.set(key, [row]);
    else known.push(row);
  }
  const furniture = new Set<Row>();
  const least = Math.max(2, SHARE * pages.length);
  for (const same of seen.values()) {
    if (new Set(same.map(({ page }) => page)).size < least) continue;
    if (
      same.some(({ hasFigures }) => hasFigures) &&
      !same.every((row) => textOfRow(row) === textOfRow(same[0]!))
    )
      continue;
    if (same.every(isBetween) && goOnAlike(same.map((row) => above.get(row) ?? null))) continue;
    // Between other numbers people may have the same line with the same amount.
    if (same.every(isBetween) && same.every(isLineOfPay)) continue;
    for (const row of same) furniture.add(row);
  }
  return atEdges(rows, furniture, heads);
}

/** Furniture stands above all else of a page or below it: the same line in the middle of two people's is about both of them. */
function atEdges(rows: readonly Row[], repeated: ReadonlySet<Row>, heads: ReadonlySet<Row>): Set<Row> {
  const found = new Set<Row>();
  for (const own of Map.groupBy(rows, ({ page }) => page).values())
    for (const run of [own, own.toReversed()])
      for (const row of run) {
        if (repeated.has(row)) found.add(row);
        else if (!heads.has(row)) break;
      }
  return found;
}

function isLineOfPay({ hasFigures, spans }: Row): boolean {
  return hasFigures && spans[0]!.figure === null && isLine(spans[0]!.text);
}

/** The nearest row of figures above each row on its page. */
function figuresAbove(rows: readonly Row[]): ReadonlyMap<Row, Row> {
  const found = new Map<Row, Row>();
  let last: Row | null = null;
  for (const row of rows) {
    if (last?.page === row.page) found.set(row, last);
    if (row.hasFigures) last = row;
  }
  return found;
}

/** Whether rows of several pages begin with the same phrase and go on otherwise: with other columns. */
function goOnAlike(all: readonly (Row | null)[]): boolean {
  const own = all.flatMap((row) => row ?? []);
  const phrases = new Set(own.map(({ spans }) => spans.find(({ figure }) => figure === null)?.text ?? ""));
  const isSame = own.length === all.length && phrases.size === 1 && !phrases.has("");
  return isSame && new Set(own.map(wordingOfRow)).size === own.length;
}

/** Tells the rows that have rows of figures below them on their page, and above them such rows or a header of columns. */
function betweenFigures(rows: readonly Row[], bands: readonly Band[]): (row: Row) => boolean {
  const heads = new Set(bands.filter(({ kind }) => kind === "columns").flatMap((band) => band.rows));
  const reach = new Map<number, { first: number; last: number }>();
  for (const row of rows) {
    const { page, index, hasFigures } = row;
    if (!hasFigures && !heads.has(row)) continue;
    const own = reach.get(page);
    if (own === undefined) reach.set(page, { first: index, last: index });
    else own.last = index;
  }
  return ({ page, index }) => {
    const own = reach.get(page);
    return own !== undefined && index > own.first && index < own.last;
  };
}

/** What stands several times on one page, whatever its numbers are, is about what is below or beside it, each time. */
function repeatedOnPages(rows: readonly Row[]): Set<string> {
  const seen = new Set<string>();
  const often = new Set<string>();
  for (const row of rows) {
    const place = `${row.page} ${wordingOfRow(row)}`;
    if (seen.has(place)) often.add(wordingOfRow(row));
    seen.add(place);
  }
  return often;
}
