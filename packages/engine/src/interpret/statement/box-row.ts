import type { Cents } from "@paylift/canonical";
import type { Line } from "../../layout/lines.ts";
import { dateOfEitherOrder } from "../../layout/date-order.ts";
import type { Token } from "../../layout/token.ts";
import type { MoneyReading, QuantityReading } from "../reading.ts";
import { edgeOf, type BoxColumn } from "./box-heading.ts";

/** A figure in a row, with the signs beside it that the page sets apart. */
export interface BoxNumber {
  column: BoxColumn;
  token: Token;
  negated: boolean;
  /** The text right behind the figure, such as a star. */
  mark: string;
}

/** One line of a box: words of its label, and figures by column. */
export interface BoxRow {
  line: Line;
  text: Token[];
  numbers: BoxNumber[];
  /** Whether a column says that the line is taken before tax. */
  pretax: boolean | null;
}

/** Signs stand no further from their figure than this, in font sizes. */
const SIGN_GAP_EM = 0.8;
const MINUS = /^[-\u2212\u2013]\$?$/;
const SIGN = /^(?:[-\u2212\u2013]\$?|[+$])$/;
const DASH = /^[-\u2013\u2014]$/;
const MARK = /^[-\u2212\u2013*]\*?$/;
/** The currency of an amount, right behind it. */
const CURRENCY = /^(?:USD|CAD|GBP|EUR|AUD|NZD)$/;
const NOTE_SLACK_PT = 8;
/** A label above or below its figures stands no further away than this, in font sizes. */
const NEXT_LINE_EM = 1.7;

/** The rows of a box, top to bottom. */
export function rowsOf(lines: readonly Line[], columns: readonly BoxColumn[]): BoxRow[] {
  return lines
    .map((line) => rowOf(line, columns))
    .filter(({ text, numbers }) => text.length + numbers.length > 0);
}

function rowOf(line: Line, columns: readonly BoxColumn[]): BoxRow {
  const { tokens } = line;
  const numbers = new Map<Token, BoxNumber>();
  const signs = new Set<Token>();
  for (const [i, token] of tokens.entries()) {
    const next = tokens[i + 1];
    const currency = next !== undefined && CURRENCY.test(next.plain) && isBeside(token, next) ? next : null;
    const column = columnOf(token, currency?.x1 ?? token.x1, columns);
    if (
      column === null ||
      [...numbers.values()].some((other) => other.column === column && other.column.edge !== null)
    )
      continue;
    const before = tokens[i - 1];
    const sign = before !== undefined && SIGN.test(before.plain) && isBeside(before, token) ? before : null;
    const marks = marksBehind(tokens, i);
    for (const each of [sign, currency, ...marks]) if (each !== null) signs.add(each);
    const mark = [/\*$/.exec(token.plain)?.[0] ?? "", ...marks.map(({ plain }) => plain)].join("");
    const negated = (sign !== null && MINUS.test(sign.plain)) || MINUS.test(mark.charAt(0));
    numbers.set(token, { column, token, negated, mark });
  }
  const words = tokens.filter(
    (token) => !numbers.has(token) && !signs.has(token) && !liesOnAny(token, numbers.keys()),
  );
  const hasNotes = columns.some(({ data, edge }) => data.role === "note" && edge !== null);
  const pretax = words.find((token) => textRole(token, columns) === "pretax");
  return {
    line,
    text: words.filter(
      (token, i) => textRole(token, columns) === "text" && !(hasNotes && isOfDays(words, i)),
    ),
    numbers: [...numbers.values()],
    pretax: pretax === undefined ? null : saysPretax(pretax.plain),
  };
}

/** What was put over a figure, as the number of a call-out is, is no part of its label. */
function liesOnAny({ x0, x1 }: Token, figures: Iterable<Token>): boolean {
  for (const figure of figures) if (x0 < figure.x1 && x1 > figure.x0) return true;
  return false;
}

/** Signs and stars that follow a figure. */
function marksBehind(tokens: readonly Token[], at: number): Token[] {
  const marks: Token[] = [];
  for (
    let i = at + 1;
    i < tokens.length && MARK.test(tokens[i]!.plain) && isBeside(tokens[i - 1]!, tokens[i]!);
    i++
  )
    marks.push(tokens[i]!);
  return marks;
}

function isBeside(left: Token, right: Token): boolean {
  return right.x0 - left.x1 <= SIGN_GAP_EM * right.size;
}

/** The column whose edge a figure, which ends at `end`, is nearest to; else the one without a heading. */
function columnOf(token: Token, end: number, columns: readonly BoxColumn[]): BoxColumn | null {
  if (token.quantity === null && token.money === null) return null;
  let best: BoxColumn | null = null;
  let distance = Infinity;
  for (const column of columns) {
    if (column.edge === null || !holds(column, token)) continue;
    const miss = Math.abs(edgeOf(column.align, token.x0, end) - column.edge);
    if (miss <= column.tolerance && miss < distance) [best, distance] = [column, miss];
  }
  if (best !== null) return best;
  const open = columns.find(({ data, edge }) => edge === null && data.role !== "text");
  return open !== undefined && holds(open, token) ? open : null;
}

function holds({ data: { role } }: BoxColumn, { money, quantity }: Token): boolean {
  if (role === "text" || role === "note" || role === "pretax") return false;
  const counts = role === "hours" || role === "rate" || role === "ytd_hours" || role === "decoration";
  return counts ? quantity !== null : money !== null;
}

/** Whether a word says that a line is taken before tax: `Yes`, `Pre-tax`; null where it says neither. */
function saysPretax(word: string): boolean | null {
  if (/^(?:y|pre|before)/i.test(word)) return true;
  return /^(?:n|post|after)/i.test(word) ? false : null;
}

/** Whether a word is a day, or the dash between two: such notes may end where their heading does, and begin left of it. */
function isOfDays(words: readonly Token[], at: number): boolean {
  const isDay = (token: Token | undefined): boolean =>
    token !== undefined && dateOfEitherOrder(token.plain) !== null;
  return isDay(words[at]) || (DASH.test(words[at]!.plain) && isDay(words[at - 1]) && isDay(words[at + 1]));
}

/** What a word is: it stands in the last column of words that begins at or left of it. */
function textRole(token: Token, columns: readonly BoxColumn[]): "text" | "note" | "pretax" {
  let found: "text" | "note" | "pretax" = "text";
  for (const {
    data: { role },
    edge,
    align,
  } of columns) {
    if (edge === null || align !== "left" || edge - NOTE_SLACK_PT > token.x0) continue;
    if (role === "text" || role === "note" || role === "pretax") found = role;
  }
  return found;
}

/**
 * Puts lines of words to the figures that they are a label of: those on the line below or above. Words that have a meaning
 * of their own are no part of a label.
 */
export function wrapped(rows: readonly BoxRow[], hasMeaning: (text: Token[]) => boolean): BoxRow[] {
  const result: BoxRow[] = [];
  let above: BoxRow | null = null;
  for (const [i, row] of rows.entries()) {
    if (row.numbers.length > 0) {
      result.push({ ...row, text: [...(above?.text ?? []), ...row.text] });
      above = null;
      continue;
    }
    const last = result.at(-1);
    const next = rows[i + 1];
    if (hasMeaning(row.text)) result.push(row);
    else if (next !== undefined && next.text.length === 0 && isNear(row, next)) above = row;
    else if (last !== undefined && last.numbers.length > 0 && !hasMeaning(last.text) && isNear(last, row))
      last.text.push(...row.text);
    else result.push(row);
  }
  return result;
}

function isNear(upper: BoxRow, lower: BoxRow): boolean {
  const first = lower.text[0] ?? lower.numbers[0]!.token;
  return lower.line.baseline - upper.line.baseline <= NEXT_LINE_EM * first.size;
}

/** Money of a figure, turned where the box prints it with the other sign. */
export function moneyOf({ token, negated }: BoxNumber, turned = false): MoneyReading | null {
  if (token.money === null) return null;
  const cents: Cents = negated !== turned ? -token.money : token.money;
  return { cents: cents === 0 ? 0 : cents, token };
}

export function quantityOf({ token, negated }: BoxNumber): QuantityReading | null {
  const { quantity } = token;
  if (quantity === null) return null;
  return { quantity: negated ? { ...quantity, units: -quantity.units } : quantity, token };
}
