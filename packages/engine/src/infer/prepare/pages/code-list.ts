import type { RecordReading } from "../../../interpret/reading.ts";
import { isFigure, partOf, type Cell, type CellRow } from "../../cells/cells.ts";
import { Edges } from "../../cells/edges.ts";
import { headingOf } from "../../vocabulary/headings.ts";
import { isLineLabel } from "../../vocabulary/line-labels.ts";
import { isReportTitle } from "../../document/infer-format-type.ts";
import { totalScope } from "../../vocabulary/total-labels.ts";
import type { Token } from "../../../layout/token.ts";
import { codesOfSums } from "./codes-of-sums.ts";

/** What a list of codes is called, wherever in the document it stands. */
const TITLE =
  /^(?:(?:payroll|pay|earnings?|deductions?|tax|hours|earnings?\/deductions?) )?(?:codes? )?(?:legend|key|descriptions?|definitions?|list|explanations?)(?: of codes)?:?$|^(?:(?:payroll|pay|earnings?|deductions?|tax|hours) )?codes?:?$/i;
const SAYS_LIST = /codes?|legend|key/i;
/** Before the code of a tax may stand its state: `MA-UI`; one of a plan may begin with its number: `401LN`. */
const CODE = /^(?:[A-Z]{2,4}-(?=.))?(?=[A-Z0-9]{1,6}$)(?:[A-Z]{0,4}\d{0,4}[A-Z]?\d?|\d{3}[A-Z]{1,3})$/;
/** A word that is shortened may be a code too, where others stand beside it: `Reg Regular   OT Overtime`. */
const SHORT_WORD = /^\p{Lu}\p{Ll}{1,4}$/u;
const MEANING = /\p{L}{3}/u;
const SIGN = /^(?:[-\u2013:=]|--)$/;
const LINE_EM = 4;
const LEAST = 3;

/** What a code means, in each list that explains it: lists beside each other may be of different sections. */
export type CodeList = ReadonlyMap<string, readonly CodeMeaning[]>;

export interface CodeMeaning {
  text: string;
  /** Which of the lists says so. */
  list: number;
}

/** Codes of a list beside a table: what each means, and where the list begins. */
export type SideCodes = ReadonlyMap<string, { text: string; x0: number }>;

/** Whether a text is the title of a list of codes. */
export function namesCodeList(text: string): boolean {
  return TITLE.test(text) && SAYS_LIST.test(text);
}

type Entry = readonly [code: string, meaning: string, x0: number];

/** What the codes of a document mean, by lists of them under a title of their own, or by its sums; empty where it has none. */
export function findCodeList(rows: readonly CellRow[], beside: SideCodes = new Map()): CodeList {
  const codes = new Map<string, CodeMeaning[]>();
  const lists = new Edges();
  const put = ([code, text, x0]: Entry): void => {
    const list = lists.take(x0);
    const known = codes.get(code);
    if (known === undefined) codes.set(code, [{ text, list }]);
    else if (known.every((other) => other.text !== text)) known.push({ text, list });
  };
  rows.forEach(({ cells }, i) => {
    const titles = cells.filter(({ number, text }) => number === null && namesCodeList(text));
    const behind = titles.length === 1 && titles[0] === cells[0] ? listBehind(rows, i) : [];
    if (behind.length > 0) return behind.forEach(put);
    if (titles.length === 0 || cells.some(isFigure)) return;
    if (titles[0] === cells[0] && cells[1]?.text.includes(" = ") === true) paragraphAt(rows, i).forEach(put);
    else if (cells.length <= titles.length + 1) listBelow(rows, i).forEach(put);
  });
  for (const [code, { text, x0 }] of beside) put([code, text, x0]);
  if (codes.size < LEAST) codesOfSums(rows, isMeaning).forEach(put);
  for (const [code, meanings] of codes)
    if (new Set(meanings.map(({ list }) => list)).size < meanings.length) codes.delete(code);
  return codes.size < LEAST ? new Map() : codes;
}

/** The lines right below a title that are entries each. */
function listBelow(rows: readonly CellRow[], at: number): Entry[] {
  const found: Entry[] = [];
  let last = rows[at]!;
  for (const row of rows.slice(at + 1)) {
    if (!isRightBelow(last, row)) break;
    const entries = row.cells.some(isFigure) ? [] : entriesOf(row.cells);
    if (entries.length === 0 && row.cells.length > 0 && !isRule(row)) break;
    found.push(...entries);
    last = row;
  }
  return found;
}

/** Entries right of a title, on its line and on those right below, perhaps each with the sum of its code: `Pay codes  P Paid Leave`. */
function listBehind(rows: readonly CellRow[], at: number): Entry[] {
  const [title, ...first] = rows[at]!.cells;
  const found = namedEntries(first) ?? [];
  if (found.length === 0) return [];
  let last = rows[at]!;
  for (let i = at + 1; i < rows.length; i++) {
    const row = rows[i]!;
    const [begin] = row.cells;
    if (begin === undefined || begin.x0 <= title!.x1 || !isRightBelow(last, row)) break;
    const entries = namedEntries(row.cells);
    if (entries === null) break;
    found.push(...entries);
    last = row;
  }
  return found.map(([code, meaning]) => [code, meaning, title!.x0]);
}

/** The entries that some texts are, a code and its meaning each; null where one is none, or names a column. */
function namedEntries(cells: readonly Cell[]): Entry[] | null {
  const texts = cells.filter((cell) => !isFigure(cell));
  const entries = texts.flatMap((cell) => entriesOf([cell]));
  const isColumn = ([, meaning]: Entry): boolean => headingOf(meaning)?.role != null;
  return entries.length < texts.length || entries.some(isColumn) ? null : entries;
}

const ENTRY = /(?:^|\s)(?<code>[A-Z0-9]{1,6}) = (?<meaning>\S.*?)(?=[,;]?\s+[A-Z0-9]{1,6} = |[,;.]?$)/gu;

/** `Code key: E01 = Regular; T01 = Federal Income Tax`, over several lines. */
function paragraphAt(rows: readonly CellRow[], at: number): Entry[] {
  const [first, ...below] = rows.slice(at);
  let text = textOf(first!.cells.slice(1));
  let last = first!;
  for (const row of below) {
    const line = textOf(row.cells);
    if (!isRightBelow(last, row) || !/(?:^|\s)= /.test(line)) break;
    text += ` ${line}`;
    last = row;
  }
  return [...text.matchAll(ENTRY)].map(({ groups }) => [
    groups!["code"]!,
    groups!["meaning"]!,
    first!.cells[0]!.x0,
  ]);
}

function textOf(cells: readonly Cell[]): string {
  return cells.map(({ text }) => text).join(" ");
}

function isRightBelow(above: CellRow, { page, baseline, cells }: CellRow): boolean {
  const size = cells[0]?.size ?? above.cells[0]?.size ?? 0;
  return page === above.page && baseline - above.baseline <= LINE_EM * size;
}

/** `01  REGULAR SALARY`, `FT - Federal Income Tax`, several beside each other; where some are, those of short words as well. */
function entriesOf(cells: readonly Cell[]): Entry[] {
  const entries = entriesWith(CODE, cells);
  if (entries.length === 0) return entries;
  const ofWords = cells.filter(({ tokens: [first, second] }) => second !== undefined && isShortWord(first!));
  return ofWords.length === 0 ? entries : [...entries, ...entriesWith(SHORT_WORD, ofWords)];
}

function isShortWord({ plain }: Token): boolean {
  return SHORT_WORD.test(plain);
}

function entriesWith(code: RegExp, cells: readonly Cell[]): Entry[] {
  const entries: Entry[] = [];
  cells.forEach((cell, i) => {
    const next = cells[i + 1];
    const [first, second, ...rest] = cell.tokens;
    if (code.test(cell.text) && next !== undefined && isMeaning(next))
      entries.push([cell.text, next.text, cell.x0]);
    else if (first !== undefined && second !== undefined && code.test(first.plain)) {
      const words = SIGN.test(second.plain) ? rest : [second, ...rest];
      if (words.length > 0 && isMeaning(partOf(cell, words)))
        entries.push([first.plain, partOf(cell, words).text, cell.x0]);
    }
  });
  return entries;
}

/** Words, or the name of a plan: `401K`. What explains something else has a sign within. */
function isMeaning({ number, text }: Cell): boolean {
  if (number !== null || !(MEANING.test(text) || isLineLabel(text)) || text.includes(" = ")) return false;
  return headingOf(text)?.text == null && totalScope(text) === null;
}

/** A line drawn with signs, or the names of the list's columns. */
function isRule({ cells }: CellRow): boolean {
  return (
    cells.every(({ text }) => /^[-=_*\s]+$/.test(text) || TITLE.test(text) || headingOf(text) !== null) &&
    !cells.some(({ text }) => isReportTitle(text))
  );
}

/** Gives lines that are called what a code means that code. */
export function putCodesOfList(records: readonly RecordReading[], codes: CodeList): void {
  if (codes.size === 0) return;
  for (const { items } of records)
    for (const item of items) {
      const printed = item.label.tokens.map(({ plain }) => plain).join(" ");
      if (codes.has(printed)) item.code = printed;
    }
}
