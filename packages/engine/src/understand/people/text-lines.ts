import type { Token } from "../../layout/token.ts";
import { isDecimal } from "../page-graph/figure.ts";
import type { PageGraph } from "../page-graph/page-graph.ts";
import type { Row, Span } from "../page-graph/span.ts";
import { isSumWord } from "../votes/wording.ts";
import type { Attribute } from "./attributes.ts";
import { withoutContinued, type Part, type Parts, type Printed } from "./parts.ts";

/** What a line begins with before its numbers, if it has any. */
export interface TextLine extends Printed {
  /** Row of the graph. */
  row: number;
  hasFigures: boolean;
  /** What words at its beginning say of the rest. */
  told: readonly Attribute[];
  x0: number;
  size: number;
  bold: boolean;
}

export interface TextLines {
  /** Down the document. */
  all: readonly TextLine[];
  /** How many rows before one have numbers. */
  figuresUpTo: (row: number) => number;
}

const MOST_PHRASES = 4;
const LONGEST = 60;

/** The lines of a document that may be titles of those below. They depend on no way to read it. */
export function textLinesOf({ rows }: PageGraph, parts: Parts): TextLines {
  const last = rows.at(-1)?.index ?? -1;
  const figures = Array.from({ length: last + 2 }, () => 0);
  for (const { index, hasFigures } of rows) if (hasFigures) figures[index + 1] = 1;
  for (let at = 1; at < figures.length; at++) figures[at]! += figures[at - 1]!;
  return {
    all: rows.flatMap((row) => lineOf(row, parts) ?? []),
    figuresUpTo: (row) => figures[Math.min(row, last + 1)]!,
  };
}

function lineOf(row: Row, parts: Parts): TextLine | null {
  if (row.turned) return null;
  const numbers = row.spans.findIndex(({ figure }) => figure !== null && isDecimal(figure));
  const own = numbers === -1 ? row.spans : row.spans.slice(0, numbers);
  const spans = own.filter(({ text }) => !STARS.test(text));
  if (spans.length === 0 || spans.length > MOST_PHRASES) return null;
  const { x0, size, bold } = row.spans[0]!;
  const place = { row: row.index, hasFigures: row.hasFigures, x0, size, bold };
  const part = spans.slice(0, 2).flatMap((span): readonly Part[] => parts.get(span) ?? [])[0];
  if (spans.some(({ text }) => isSumWord(text))) return null;
  if (part !== undefined && part.told.length > 0)
    return { ...withoutContinued(part.whole.tokens), ...place, told: part.told };
  const printed = withoutContinued(wordsOf(spans));
  if (!/\p{L}/u.test(printed.text) || printed.text.length > LONGEST || /:/.test(printed.text)) return null;
  return { ...printed, ...place, told: [] };
}

const STARS = /^(?:\*+|[=_-]{2,})$/;
const CODE = /^[A-Z]?\d{1,6}[A-Z]?$/;
/** `5 employees` */
const COUNT = /^\(?\d+(?: \p{L}+)?\)?$/u;
const NEAR_EM = 3;

/** A title's words, with those behind its code: `205   Police`. */
function wordsOf(spans: readonly Span[]): readonly Token[] {
  const tokens: Token[] = [];
  let last: Span | null = null;
  for (const span of spans) {
    const isCode: boolean = last !== null && CODE.test(last.text);
    if (last !== null && !isCode && (span.x0 - last.x1 > NEAR_EM * span.size || COUNT.test(span.text))) break;
    tokens.push(...span.tokens);
    last = span;
  }
  return tokens.filter(({ text }) => !STARS.test(text));
}
