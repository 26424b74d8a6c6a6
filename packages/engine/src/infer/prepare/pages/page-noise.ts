import { isLevel, textOf, type Line } from "../../../layout/lines.ts";
import type { Anchors } from "../../people/anchors.ts";
import { captionOf } from "../../people/department-captions.ts";
import { isTitle } from "../../document/infer-format-type.ts";
import { headingOf } from "../../vocabulary/headings.ts";
import { cellRowsOf, filledRows, isFigure, overlap, type Cell, type CellRow } from "../../cells/cells.ts";
import { withNamesUnruled } from "./ruled-names.ts";
import { partedBelowHeadings } from "./aligned-columns.ts";
import { withNamesAsWide } from "./names-as-wide.ts";
import { partedAtColumns } from "../../cells/close-columns.ts";

const PAGE_NUMBER = /^page:? *\d+(?: *(?:of|\/) *\d+)?$/i;
const RULE = /^\+?[-=_\u2014\u2500](?: ?[-+=_\u2014\u2500]){2,}$/;
/** Words across a page are larger than its text by this factor. */
const HUGE = 2.5;

/** The rows of a document without page numbers and the words that are stamped across pages. */
export function readableRows(lines: readonly Line[]): CellRow[] {
  const most = HUGE * medianSize(lines);
  const readable = lines.map((line) =>
    line.tokens.every(({ size }) => size <= most)
      ? line
      : { ...line, tokens: line.tokens.filter(({ size }) => size <= most) },
  );
  const rows = filledRows(cellRowsOf(joinLevel(readable.filter(({ tokens }) => tokens.length > 0))));
  return withNamesAsWide(partedBelowHeadings(partedAtColumns(withNamesUnruled(rows))))
    .map((row) =>
      row.cells.some(isNoise) ? { ...row, cells: row.cells.filter((cell) => !isNoise(cell)) } : row,
    )
    .filter(({ cells }) => cells.length > 0);
}

/** Lines that are one to the eye, with words of another size beside each other, as one. */
function joinLevel(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const isSame =
      last !== undefined && ((isOneLine(last, line) && areBeside(last, line)) || areInMiddle(last, line));
    if (!isSame) joined.push(line);
    else joined[joined.length - 1] = beside(last, line);
  }
  return joined;
}

/** Words that are so much larger may share their upper edge with those beside them, and not the line they stand on. */
const LARGER = 1.3;
const TOP_EM = 0.42;

function isOneLine(one: Line, other: Line): boolean {
  if (isLevel(one, other)) return true;
  const [a, b] = [one.tokens[0]!.size, other.tokens[0]!.size];
  const large = Math.max(a, b);
  if (one.page !== other.page || large < LARGER * Math.min(a, b)) return false;
  return Math.abs(one.baseline - other.baseline) < TOP_EM * large;
}

const DASH = /^[-\u2010-\u2015\u2212]$/;
const LEAST_FIGURES = 3;
/** Figures in the middle of their row stand so far below the first line of text in it, in font sizes. */
const MIDDLE_EM = 0.75;

/** Whether a line is nothing but figures, and right of all words of the line just above, which has none: whose they are stands in two lines beside them. */
function areInMiddle(text: Line, figures: Line): boolean {
  const { size } = text.tokens[0]!;
  if (text.page !== figures.page || figures.baseline - text.baseline >= MIDDLE_EM * size) return false;
  if (figures.baseline < text.baseline || text.tokens.some(({ moneyLike }) => moneyLike)) return false;
  const right = Math.max(...text.tokens.map(({ x1 }) => x1));
  const areFigures = figures.tokens.every(
    ({ moneyLike, plain, x0 }) => x0 > right && (moneyLike || DASH.test(plain)),
  );
  return areFigures && figures.tokens.filter(({ moneyLike }) => moneyLike).length >= LEAST_FIGURES;
}

/** Whether no word of one line stands over a word of the other, and their words are of different sizes. */
function areBeside({ tokens }: Line, { tokens: others }: Line): boolean {
  if (tokens[0]!.size === others[0]!.size) return false;
  return tokens.every((token) => others.every((other) => overlap(token, other) <= 0));
}

function beside(one: Line, other: Line): Line {
  const tokens = [...one.tokens, ...other.tokens].sort((a, b) => a.x0 - b.x0);
  const [top, bottom] = [Math.min(one.top, other.top), Math.max(one.bottom, other.bottom)];
  const [of, ofOther] = [one.rules, other.rules];
  const underlines = [...(of?.underlines ?? []), ...(ofOther?.underlines ?? [])];
  const rules = { underlines, sides: (of ?? ofOther)?.sides ?? [] };
  return { ...one, top, bottom, tokens, text: textOf(tokens), rules };
}

const SAME_PLACE_PT = 4;
/** How somebody is paid is said of each: `Paid by BACS credit transfer`. */
const PAID = /^(?:paid|deposited) (?:by|in|into|to)\b/i;

/**
 * Leaves out text that stands at the same place of most pages: titles, companies and dates come between lines that belong
 * together. Names, departments and headings of tables stay.
 */
export function withoutRepeated(all: readonly CellRow[], { cells: names, byPage }: Anchors): CellRow[] {
  const rows = filledRows(all);
  // On pages of one person each, what stands at the same place is about different people.
  if (byPage.size > 0) return [...rows];
  const stays = (cell: Cell): boolean => names.has(cell) || isFigure(cell) || PAID.test(cell.text);
  // Beside a title the same words are part of it: `Payroll Register  Current and Year to Date`.
  const heads = ({ cells }: CellRow): boolean =>
    cells.some(({ text }) => headingOf(text) !== null) && !cells.some(({ text }) => isTitle(text));
  const isFixed = (row: CellRow): boolean => row.cells.some(stays) || heads(row) || captionOf(row) !== null;
  const pages = new Set(rows.map(({ page }) => page)).size;
  const places = rows.map(placeOf);
  const pagesOf = new Map<string, Set<number>>();
  rows.forEach(({ page }, i) => {
    const found = pagesOf.get(places[i]!);
    if (found === undefined) pagesOf.set(places[i]!, new Set([page]));
    else found.add(page);
  });
  return rows.filter(
    (row, i) =>
      pagesOf.get(places[i]!)!.size <= Math.max(1, pages / 2) ||
      isFixed(row) ||
      isUpperLine(row, rows[i + 1]),
  );
}

/** Names of columns that a header has at least, and how near its lines stand, in font sizes. */
const [COLUMNS, LINE_EM] = [3, 1.95];

/** Whether all that a row says stands over names of columns, each over one: first words of these, which mean nothing alone. */
function isUpperLine({ cells, page, baseline }: CellRow, lower: CellRow | undefined): boolean {
  if (lower === undefined || lower.page !== page || lower.cells.length < cells.length) return false;
  if (lower.baseline - baseline > LINE_EM * cells[0]!.size || lower.cells.some(isFigure)) return false;
  if (lower.cells.filter(({ text }) => headingOf(text) !== null).length < COLUMNS) return false;
  return cells.every((cell) => lower.cells.some((below) => overlap(below, cell) > 0));
}

/** What a row says and where, to the next few points. */
function placeOf({ cells, baseline }: CellRow): string {
  const text = cells.map((cell) => cell.text).join(" ");
  return `${Math.round(baseline / SAME_PLACE_PT)} ${Math.round((cells[0]?.x0 ?? 0) / SAME_PLACE_PT)} ${text}`;
}

/** A ruled line of a typewriter, and the number of the page. */
function isNoise({ number, text }: Cell): boolean {
  return number === null && (PAGE_NUMBER.test(text) || RULE.test(text));
}

function medianSize(lines: readonly Line[]): number {
  const counts = new Map<number, number>();
  let left = 0;
  for (const { tokens } of lines) {
    left += tokens.length;
    for (const { size } of tokens) counts.set(size, (counts.get(size) ?? 0) + 1);
  }
  left = Math.floor(left / 2) + 1;
  // Few sizes are printed, many times each.
  for (const [size, count] of [...counts].sort(([a], [b]) => a - b)) if ((left -= count) <= 0) return size;
  return Infinity;
}
