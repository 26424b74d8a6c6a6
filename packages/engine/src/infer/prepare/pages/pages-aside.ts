import type { Token } from "../../../layout/token.ts";
import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";

/** Lines of one row of a spreadsheet stand at one height of its pages. */
const SAME_PT = 0.6;
const LEAST_ROWS = 3;
const GAP_PT = 12;

/**
 * Puts columns of a spreadsheet that were printed on pages of their own beside the columns of their rows: pages whose
 * lines of figures have no word, and stand where those of pages with words do.
 */
export function withPagesAside(rows: readonly CellRow[]): readonly CellRow[] {
  const pages = [...groupBy(rows).values()];
  const asides = pages.filter(isAside);
  if (asides.length === 0 || asides.length === pages.length) return rows;
  const owners = ownersOf(pages);
  if (owners === null) return rows;
  const joined = new Map<CellRow, CellRow>();
  for (const [owner, others] of owners)
    for (const aside of others) {
      const width = Math.max(...owner.flatMap((row) => (joined.get(row) ?? row).cells.map(({ x1 }) => x1)));
      for (const row of aside) {
        const own = owner.find((each) => isBeside(each, row));
        if (own === undefined) return rows;
        joined.set(own, beside(joined.get(own) ?? own, row, width + GAP_PT));
      }
    }
  const moved = new Set(asides.flat());
  return rows.flatMap((row) => (moved.has(row) ? [] : [joined.get(row) ?? row]));
}

type Page = readonly CellRow[];

function groupBy(rows: readonly CellRow[]): Map<number, CellRow[]> {
  const pages = new Map<number, CellRow[]>();
  for (const row of rows) pages.set(row.page, [...(pages.get(row.page) ?? []), row]);
  return pages;
}

/** Whether no line of figures of a page has a word. */
function isAside(page: Page): boolean {
  const lines = page.filter(({ cells }) => cells.some(isFigure));
  return (
    lines.length >= LEAST_ROWS && lines.every(({ cells }) => cells.every(({ number }) => number !== null))
  );
}

/**
 * The pages beside each page with words. Sheets are printed across first, or down first; null where the heights of lines
 * tell that it is no such sheet.
 */
function ownersOf(pages: readonly Page[]): Map<Page, Page[]> | null {
  const worded = pages.filter((page) => !isAside(page));
  const across = isAside(pages[1]!);
  const owners = new Map<Page, Page[]>(worded.map((page) => [page, []]));
  let [last, count] = [worded[0]!, 0];
  if (isAside(pages[0]!)) return null;
  for (const page of pages) {
    if (!isAside(page)) {
      last = page;
      continue;
    }
    const owner = across ? last : worded[count++ % worded.length]!;
    if (!page.every((row) => owner.some((own) => isBeside(own, row)))) return null;
    owners.get(owner)!.push(page);
  }
  return owners;
}

function isBeside(a: CellRow, b: CellRow): boolean {
  return Math.abs(a.baseline - b.baseline) <= SAME_PT;
}

function beside(row: CellRow, aside: CellRow, by: number): CellRow {
  const { page, baseline } = row;
  const shift = (cell: Cell): Cell => ({
    ...cell,
    page,
    baseline,
    x0: cell.x0 + by,
    x1: cell.x1 + by,
    tokens: cell.tokens.map((token) => movedBy(token, by)),
  });
  const line = {
    ...row.line,
    tokens: [...row.line.tokens, ...aside.line.tokens],
    text: `${row.line.text}\t${aside.line.text}`,
  };
  return { ...row, line, cells: [...row.cells, ...aside.cells.map(shift)] };
}

/** A word of a label elsewhere; the number of a figure stays the token that it is. */
export function movedBy(token: Token, by: number): Token {
  const { words, text, plain, page, size, money, quantity, moneyLike, claim } = token;
  return {
    words,
    text,
    plain,
    page,
    size,
    money,
    quantity,
    moneyLike,
    claim,
    x0: token.x0 + by,
    x1: token.x1 + by,
  };
}
