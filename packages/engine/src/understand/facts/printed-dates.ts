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
  /** The day right behind it, where both are a period: `03/01 - 03/14`. */
  until: PrintedDate | null;
}

const LONGEST_DATE = 4;
const LONGEST_WORDS = 6;
const BETWEEN = /^(?:[-\u2010-\u2015]|to|thru|through|until|ending)$/i;
const EDGE = /^[([]+|[)\],;.]+$/g;

/** The days of a document in reading order. */
export function datesOf({ rows }: PageGraph): PrintedDate[] {
  const dates: PrintedDate[] = [];
  rows.forEach((row, i) => {
    const own: { date: PrintedDate; first: number; last: number }[] = [];
    const tokens = row.spans.flatMap((span) => span.tokens.map((token) => ({ token, span })));
    for (let at = 0; at < tokens.length;) {
      const length = dateAt(tokens, at);
      if (length === 0) {
        at++;
        continue;
      }
      const used = tokens.slice(at, at + length).map(({ token }) => token);
      const from = own.at(-1)?.last ?? 0;
      const before = wordsBefore(tokens.slice(from, at).map(({ token }) => token));
      // A phrase of its own may have its words above.
      const alone = tokens[at]!.span.tokens[0] === tokens[at]!.token;
      const words = before !== "" ? before : alone ? wordsAbove(rows, i, tokens[at]!.span) : "";
      const date = { text: dateText(used), tokens: used, page: row.page, row: row.index, words, until: null };
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

function dateText(tokens: readonly Token[]): string {
  return tokens
    .map(({ plain }) => plain)
    .join(" ")
    .replace(EDGE, "");
}

function dateAt(tokens: readonly { token: Token; span: Span }[], at: number): number {
  if (!/\d|^\p{L}{3,9}\.?$/u.test(tokens[at]!.token.text)) return 0;
  for (let length = Math.min(LONGEST_DATE, tokens.length - at); length > 0; length--) {
    const text = dateText(tokens.slice(at, at + length).map(({ token }) => token));
    if (/\d/.test(text) && dateOfEitherOrder(text) !== null) return length;
  }
  return 0;
}

/** The words right before a place of a row, up to a number. */
function wordsBefore(tokens: readonly Token[]): string {
  const words: string[] = [];
  for (const { text } of [...tokens].reverse()) {
    if (/\d/.test(text) || words.length === LONGEST_WORDS) break;
    words.unshift(text);
  }
  return words.join(" ").trim();
}

function wordsAbove(rows: readonly Row[], at: number, span: Span): string {
  for (let i = at - 1; i >= 0; i--) {
    const row = rows[i]!;
    if (row.page !== span.page || rows[at]!.baseline - row.baseline > TOLERANCES.headerPitch * span.size)
      return "";
    const head = row.spans.find((other) => overlap(other, span) > 0);
    if (head !== undefined) return /\d/.test(head.text) ? "" : head.text;
  }
  return "";
}
