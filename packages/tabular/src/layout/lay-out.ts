import type { ReadPage, Word } from "@paylift/engine/pages";
import { withFactsAbove } from "../shape/facts-above.ts";
import { withPeopleOnce } from "../shape/long-form.ts";
import { unfolded } from "../shape/unfolded.ts";
import type { Cell, Row, Sheet } from "../workbook/workbook.ts";
import { columnForms, type ColumnForm } from "./columns.ts";
import { Covered } from "./covered.ts";
import { decimalMark, type DecimalMark } from "./decimal-mark.ts";
import { hiddenAreas, type HiddenPart } from "./hidden-parts.ts";
import { withDecimals } from "./number-text.ts";
import { columnEdges, placeFact, placeRow, type LineOfSheet, type PlacedCell } from "./place.ts";
import { countWords, heightOf, MARGIN, widthOfPage } from "./page-words.ts";

/** The engine searches pages with no more words. */
const MOST_WORDS = 5000;

/** What is known of the columns of sheets before they are laid out. */
export interface KnownColumns {
  /** Whether a column measures something; null for one that nobody has told of. */
  isMeasured(sheet: string, column: number): boolean | null;
  /** The columns of a row that need no words, given the row above it. */
  silent(sheet: string, row: Row, above: Row | undefined): ReadonlySet<number>;
}

/** A page that a sheet, or a part of it, was laid out on. */
export interface LaidOutPage {
  readonly page: ReadPage;
  readonly sheet: string;
  /** The cells of each line, by its number from the top. */
  readonly lines: readonly (readonly PlacedCell[])[];
  /** What of the sheet is hidden, in the order of the page's hidden areas. */
  readonly hidden: readonly HiddenPart[];
}

/**
 * Lays sheets out as pages: a line a row, and a column of words for each column of the sheet. What is hidden is not laid out, and told.
 * Rows stay as they are where the columns are `known`.
 * Pages are numbered from 1.
 */
export function layOut(sheets: readonly Sheet[], known: KnownColumns | null = null): LaidOutPage[] {
  const shown = sheets.filter(({ hidden }) => !hidden);
  const mark = decimalMark(shown);
  const pages: LaidOutPage[] = [];
  for (const sheet of shown) pages.push(...pagesOf(sheet, mark, pages.length + 1, known));
  const last = pages.at(-1);
  if (last === undefined) return pages;
  const hiddenSheets = sheets
    .filter(({ hidden }) => hidden)
    .map((sheet): HiddenPart => ({ name: sheet.name, rows: sheet.rows }));
  return [...pages.slice(0, -1), withHidden(last, hiddenSheets)];
}

function withHidden(laid: LaidOutPage, parts: readonly HiddenPart[]): LaidOutPage {
  const hidden = [...laid.hidden, ...parts.filter(({ rows }) => rows.length > 0)];
  return hidden.length === 0
    ? laid
    : { ...laid, hidden, page: { ...laid.page, hidden: hiddenAreas(hidden) } };
}

function pagesOf(sheet: Sheet, mark: DecimalMark, first: number, known: KnownColumns | null): LaidOutPage[] {
  const forms = columnForms(sheet);
  if (known !== null)
    for (const [column, form] of forms)
      forms.set(column, { ...form, isMeasured: known.isMeasured(sheet.name, column) ?? form.isMeasured });
  const covered = new Covered(sheet.merges);
  const { rows, facts } = withFactsAbove(unfolded(shownRows(sheet, { covered, forms, mark }), sheet.merges));
  const shown = known === null ? withPeopleOnce(rows) : rows;
  const edges = columnEdges(shown);
  const merges = new Map(sheet.merges.map((merge) => [`${merge.rows[0]} ${merge.columns[0]}`, merge]));
  const places = { edges, forms, merges };
  return parts(linesOfSheet(shown, sheet.name, known)).map((own, index): LaidOutPage => {
    const above = index === 0 ? facts.map(placeFact) : [];
    const lines = [...above, ...own.map((row, at) => placeRow(row, above.length + at, places))];
    const page: ReadPage = {
      number: first + index,
      width: widthOfPage(Math.max(MARGIN, ...[...edges.values()].map(({ x1 }) => x1))),
      height: heightOf(lines.length),
      rotation: 0,
      words: wordsOfLines(lines),
      rules: [],
    };
    const laid = { page, sheet: sheet.name, lines, hidden: [] };
    return index === 0 ? withHidden(laid, hiddenParts(sheet, covered)) : laid;
  });
}

function wordsOfLines(lines: readonly (readonly PlacedCell[])[]): Word[] {
  const all: Word[] = [];
  for (const cells of lines) for (const { words } of cells) all.push(...words);
  // Pages are kept, and an array that grew has room for more.
  return all.slice();
}

const NONE: ReadonlySet<number> = new Set();

function linesOfSheet(rows: readonly Row[], sheet: string, known: KnownColumns | null): LineOfSheet[] {
  return rows.map(({ row, hidden, cells }, at) => ({
    row,
    hidden,
    cells,
    silent: known?.silent(sheet, rows[at]!, rows[at - 1]) ?? NONE,
  }));
}

function hiddenParts({ name, rows, hiddenColumns, merges }: Sheet, covered: Covered): HiddenPart[] {
  const shown = rows.filter(({ hidden }) => !hidden);
  const isHidden = ({ column }: Cell): boolean => hiddenColumns.has(column);
  return [
    { name: `${name}!hidden rows`, rows: rows.filter(({ hidden }) => hidden) },
    { name: `${name}!hidden columns`, rows: hiddenColumns.size === 0 ? [] : cellsOf(shown, isHidden) },
    {
      name: `${name}!merged cells`,
      rows:
        merges.length === 0
          ? []
          : cellsOf(shown, (cell, row) => !isHidden(cell) && covered.has(row, cell.column)),
    },
  ];
}

/** What can be seen of a sheet, with numbers as amounts are printed where they measure something. */
function shownRows(
  { rows, hiddenColumns, merges: { length: merged } }: Sheet,
  { covered, forms, mark }: { covered: Covered; forms: ReadonlyMap<number, ColumnForm>; mark: DecimalMark },
): Row[] {
  const shown = (cell: Cell): Cell =>
    cell.kind === "number" && isMeasured(cell, forms) ? withRaw(cell, withDecimals(cell.text, mark)) : cell;
  const seen = rows.filter(({ hidden }) => !hidden);
  const hasUnseen = hiddenColumns.size > 0 || merged > 0;
  const all = hasUnseen
    ? cellsOf(seen, ({ column }, row) => !hiddenColumns.has(column) && !covered.has(row, column))
    : seen;
  return all.map(({ row, cells }) => ({ row, hidden: false, cells: cells.map(shown) }));
}

/** The cells of rows that are as is asked for. */
function cellsOf(rows: readonly Row[], wanted: (cell: Cell, row: number) => boolean): Row[] {
  return rows
    .map((row) => ({ ...row, cells: row.cells.filter((cell) => wanted(cell, row.row)) }))
    .filter(({ cells }) => cells.length > 0);
}

function withRaw(cell: Cell, text: string): Cell {
  return text === cell.text ? cell : { ...cell, text, raw: cell.text };
}

function isMeasured({ column, decimals, text }: Cell, forms: ReadonlyMap<number, ColumnForm>): boolean {
  return (decimals ?? 0) >= 2 || /[.,]\d$/.test(text) || forms.get(column)?.isMeasured === true;
}

/** The rows of each page: as many as fit. */
function parts(rows: readonly LineOfSheet[]): LineOfSheet[][] {
  const all: LineOfSheet[][] = [];
  let words = Infinity;
  for (const row of rows) {
    let own = 0;
    for (const { column, text } of row.cells) if (!row.silent.has(column)) own += countWords(text);
    if (words + own > MOST_WORDS) {
      all.push([]);
      words = 0;
    }
    all.at(-1)!.push(row);
    words += own;
  }
  return all;
}
