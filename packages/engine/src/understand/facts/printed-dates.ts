import type { Token } from "../../layout/token.ts";
import { dateOfEitherOrder } from "../../layout/date-order.ts";
import type { PageGraph } from "../page-graph/page-graph.ts";
import { overlap, type Row, type Span } from "../page-graph/span.ts";
import { TOLERANCES } from "../tolerances.ts";

/** A day of the page, with the words that stand before it or above it. */
export interface PrintedDate {
  text: string;
  tokens: readonly Token[];
  page: number;
  row: number;
  words: string;
  /** What is printed right above it; a number with its label. */
  above: string;
  /** The day right behind it, where both are a period: `03/01 - 03/14`. */
  until: PrintedDate | null;
  /** It stands on a check, beside the words for whom that is made out to. */
  ofCheck: boolean;
}

const LONGEST_DATE = 4;
const DAY_WORDS = 2;
const LONGEST_WORDS = 6;
const BETWEEN = /^(?:[-\u2010-\u2015]|to|thru|through|until|ending|au|al?|bis|t\/m|au\/to|to\/au)$/i;
/** A day whose year the day behind it has as well: `June 8 through June 14, 2026`. */
const DAY_OF_MONTH = /^\p{L}{3,9}\.? \d{1,2}$/u;
const NUMBER_OF_DOCUMENT = /^#?[A-Z]{0,4}-?\d{3,10}$/i;
const FAR_EM = 6;
const HIGH_EM = 3.5;
const SAME_EDGE_PT = 2.5;
const EDGE = /^[([]+|[)\],;.]+$/g;

/** The days of a document in reading order. */
export function datesOf(graph: PageGraph): PrintedDate[] {
  return withEndsBelow(datesInRows(graph), graph.rows);
}

const BELOW_EM = 2;

/** Days with the day that stands right below them, where a word between the two ends their phrase: `May 4, 2025 -` over `May 17, 2025`. */
function withEndsBelow(dates: readonly PrintedDate[], rows: readonly Row[]): PrintedDate[] {
  const byIndex = new Map(rows.map((row) => [row.index, row]));
  return dates.map((date) => {
    const row = byIndex.get(date.row)!;
    const tokens = row.spans.flatMap((span) => span.tokens);
    const next = tokens[tokens.indexOf(date.tokens.at(-1)!) + 1];
    if (date.until !== null || next === undefined || !BETWEEN.test(next.text)) return date;
    const [first] = date.tokens;
    const until = dates.find((other) => {
      const down = byIndex.get(other.row)!.baseline - row.baseline;
      const isAtEdge = Math.abs(other.tokens[0]!.x0 - first!.x0) <= SAME_EDGE_PT;
      return other.page === date.page && isAtEdge && down > 0 && down <= BELOW_EM * first!.size;
    });
    return { ...date, until: until ?? null };
  });
}

function datesInRows({ rows }: Pick<PageGraph, "rows">): PrintedDate[] {
  const dates: PrintedDate[] = [];
  rows.forEach((row, i) => {
    const ofCheck = isOnCheck(rows, i);
    const own: { date: PrintedDate; first: number; last: number }[] = [];
    const tokens = row.spans.flatMap((span) => span.tokens.map((token) => ({ token, span })));
    for (let at = 0; at < tokens.length;) {
      const found = dateAt(tokens, at) ?? dayOfMonthAt(tokens, at);
      if (found === null) {
        at++;
        continue;
      }
      const { length, text } = found;
      const used = tokens.slice(at, at + length).map(({ token }) => token);
      const from = own.at(-1)?.last ?? 0;
      // `Fri, Aug 14, 2026`: the day of the week is of the date.
      const begin = WEEKDAY.test(tokens[at - 1]?.token.text ?? "") ? at - 1 : at;
      const left = tokens[begin - 1]?.token;
      const isFar =
        left !== undefined && !left.text.endsWith(":") && used[0]!.x0 - left.x1 > FAR_EM * left.size;
      const before = wordsBefore(tokens.slice(from, begin).map(({ token }) => token));
      // A phrase of its own may have its words above.
      const alone = tokens[begin]!.span.tokens[0] === tokens[begin]!.token;
      const above = textAbove(rows, i, tokens[at]!.span);
      // In a band of headings over what they name the text far left is about something else.
      const mayBeHeaded = alone && above !== "" && !/\d/.test(above);
      const words = before !== "" && !(isFar && mayBeHeaded) ? before : mayBeHeaded ? above : "";
      const date = { text, tokens: used, page: row.page, row: row.index, words, above, until: null, ofCheck };
      own.push({ date, first: at, last: at + length });
      at += length;
    }
    own.forEach(({ date, last }, j) => {
      const next = own[j + 1];
      const between = next === undefined ? [] : tokens.slice(last, next.first);
      const isPeriod = next !== undefined && between.length === 1 && BETWEEN.test(between[0]!.token.text);
      dates.push(isPeriod ? { ...date, until: next.date } : date);
    });
  });
  return dates;
}

const PAYEE = /\border of\b/i;
const ROWS_OF_CHECK = 4;

function isOnCheck(rows: readonly Row[], at: number): boolean {
  return rows
    .slice(Math.max(0, at - ROWS_OF_CHECK), at + ROWS_OF_CHECK)
    .some(({ page, spans }) => page === rows[at]!.page && spans.some(({ text }) => PAYEE.test(text)));
}

function dateText(tokens: readonly Token[]): string {
  return tokens
    .map(({ plain }) => plain)
    .join(" ")
    .replace(EDGE, "");
}

type Placed = readonly { token: Token; span: Span }[];

function dateAt(tokens: Placed, at: number): { length: number; text: string } | null {
  if (at >= tokens.length || !/\d|^\p{L}{3,9}\.?$/u.test(tokens[at]!.token.text)) return null;
  for (let length = Math.min(LONGEST_DATE, tokens.length - at); length > 0; length--) {
    const text = textAt(tokens, at, length);
    if (/\d/.test(text) && dateOfEitherOrder(text) !== null) return { length, text };
  }
  return null;
}

/** A day of a period whose year stands at its end alone. */
function dayOfMonthAt(tokens: Placed, at: number): { length: number; text: string } | null {
  const [length, between] = [DAY_WORDS, tokens[at + DAY_WORDS]];
  if (between === undefined || !BETWEEN.test(between.token.text)) return null;
  const text = textAt(tokens, at, length);
  const year = /(?:19|20)\d\d$/.exec(dateAt(tokens, at + length + 1)?.text ?? "")?.[0];
  const whole = `${text}, ${year}`;
  return year !== undefined && DAY_OF_MONTH.test(text) && dateOfEitherOrder(whole) !== null
    ? { length, text: whole }
    : null;
}

function textAt(tokens: Placed, at: number, length: number): string {
  return dateText(tokens.slice(at, at + length).map(({ token }) => token));
}

const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?,?$/i;

/** The words right before a place of a row, up to a number that is none of a document: `Check 5501  8/21/2026`. */
function wordsBefore(tokens: readonly Token[]): string {
  const words: string[] = [];
  let first: Token | undefined;
  for (const token of [...tokens].reverse()) {
    const { text } = token;
    // What stands far left of the first word is about something else.
    if (first !== undefined && first.x0 - token.x1 > FAR_EM * token.size) break;
    first = token;
    const isNumber = /\d/.test(text);
    const isOfDocument = NUMBER_OF_DOCUMENT.test(text) && !words.some((word) => /\d/.test(word));
    if ((isNumber && !isOfDocument) || words.length === LONGEST_WORDS) break;
    words.unshift(text);
  }
  return words.join(" ").trim();
}

function textAbove(rows: readonly Row[], at: number, span: Span): string {
  for (let i = at - 1; i >= 0; i--) {
    const row = rows[i]!;
    const away = rows[at]!.baseline - row.baseline;
    if (row.page !== span.page || away > HIGH_EM * span.size) return "";
    const head = row.spans.findIndex((other) => overlap(other, span) > 0);
    if (head < 0) continue;
    // In the boxes of a form a heading may stand further up, at the same edge.
    const isAtEdge = Math.abs(row.spans[head]!.x0 - span.x0) <= SAME_EDGE_PT;
    if (!isAtEdge && away > TOLERANCES.headerPitch * span.size) return "";
    // Words with a colon say what stands beside them, where a number does, and nothing of what is below.
    if (row.spans[head]!.text.endsWith(":") && /\d/.test(row.spans[head + 1]?.text ?? "")) return "";
    const label = /\d/.test(row.spans[head]!.text) ? head - 1 : head;
    return row.spans
      .slice(Math.max(0, label), head + 1)
      .map(({ text }) => text)
      .join(" ");
  }
  return "";
}
