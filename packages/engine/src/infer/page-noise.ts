import type { Line } from "../layout/lines.ts";
import type { Token } from "../layout/token.ts";
import { cellRowsOf, type CellRow } from "./cells.ts";

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

function medianSize(tokens: readonly Token[]): number {
  const sizes = tokens.map(({ size }) => size).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? Infinity;
}
