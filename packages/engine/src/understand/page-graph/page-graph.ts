import type { Box } from "../../api/result.ts";
import type { Line } from "../../layout/lines.ts";
import type { Token } from "../../layout/token.ts";
import type { ReadPage } from "../../read/page-reader.ts";
import { TOLERANCES } from "../tolerances.ts";
import { isDecimal } from "./figure.ts";
import { turnedSpans } from "./turned.ts";
import { phrasesOf, spaceOf, type Phrase } from "./phrases.ts";
import type { Row, Span } from "./span.ts";

/** What the pages show, before anybody says what it means. */
export interface PageGraph {
  rows: readonly Row[];
  spans: readonly Span[];
  pages: readonly Pick<ReadPage, "number" | "width" | "height">[];
}

/** The phrases, numbers and rows of a document. */
export function pageGraph(lines: readonly Line[], pages: readonly ReadPage[]): PageGraph {
  const spans: Span[] = [];
  const rows: Row[] = [];
  const space = spaceOf(lines);
  const drawn = pages.map((page) => {
    const printed = lines.filter((line) => line.page === page.number);
    const uprights = page.rules.filter(({ x0, x1, top, bottom }) => bottom - top > 2 * (x1 - x0));
    const levels = page.rules.filter(({ x0, x1, top, bottom }) => x1 - x0 > 2 * (bottom - top));
    const besides = printed.map((line) =>
      uprights.filter(({ top, bottom }) => top < line.baseline - 1 && bottom > line.baseline - 2),
    );
    return {
      printed,
      besides,
      levels,
      first: printed.map((line, i) => phrasesOf(line.tokens, space, besides[i]!)),
    };
  });
  const isStart = columnStarts(drawn.flatMap(({ first }) => first));
  for (const [p, { printed, besides, levels }] of drawn.entries()) {
    const turned = turnedRows(turnedSpans(pages[p]!));
    const put = (own: readonly Span[], place: (index: number) => Row): void => {
      spans.push(...own);
      rows.push(place(rows.length));
    };
    printed.forEach((line, i) => {
      while (turned.length > 0 && turned[0]!.bottom <= line.baseline)
        putTurned(turned.shift()!, put, rows, spans);
      const phrases = phrasesOf(line.tokens, space, besides[i]!, isStart);
      const index = rows.length;
      const own = phrases.map((phrase, j) => spanOf(phrase, spans.length + j, index));
      put(own, () => rowOf(own, line, index, isRuled(line, rows.at(-1), levels)));
    });
  }
  return { rows, spans, pages };
}

/** Turned headings that stand beside each other, as one row at their feet. */
interface TurnedRow {
  spans: readonly Span[];
  top: number;
  bottom: number;
}

function turnedRows(turned: readonly Span[]): TurnedRow[] {
  const rows: { spans: Span[]; top: number; bottom: number }[] = [];
  for (const span of turned) {
    const home = rows.find(({ top, bottom }) => span.top < bottom && span.bottom > top);
    if (home === undefined) rows.push({ spans: [span], top: span.top, bottom: span.bottom });
    else {
      home.spans.push(span);
      home.top = Math.min(home.top, span.top);
      home.bottom = Math.max(home.bottom, span.bottom);
    }
  }
  // A line alone runs along the margin.
  return rows.filter(({ spans }) => spans.length > 1).sort((a, b) => a.bottom - b.bottom);
}

function putTurned(
  { spans: turned, top, bottom }: TurnedRow,
  put: (own: readonly Span[], place: (index: number) => Row) => void,
  rows: readonly Row[],
  spans: readonly Span[],
): void {
  const own = turned.map((span, i) => ({ ...span, index: spans.length + i, row: rows.length }));
  const [x0, x1] = [Math.min(...own.map((span) => span.x0)), Math.max(...own.map((span) => span.x1))];
  const page = own[0]!.page;
  put(own, (index) => ({
    index,
    page,
    baseline: bottom,
    top,
    bottom,
    x0,
    x1,
    spans: own,
    hasFigures: false,
    ruledAbove: false,
    turned: true,
  }));
}

/** Where so many phrases of a page begin that a word there begins one, too. */
function columnStarts(phrases: readonly (readonly Phrase[])[]): (x0: number) => boolean {
  const counts = new Map<number, number>();
  for (const { tokens, figure } of phrases.flat()) {
    if (figure !== null) continue;
    const at = Math.round(tokens[0]!.x0 * 2);
    for (const near of [at - 1, at, at + 1]) counts.set(near, (counts.get(near) ?? 0) + 1);
  }
  const least = Math.max(TOLERANCES.columnStarts, TOLERANCES.columnStartsShare * phrases.length);
  const words = wordStarts(phrases);
  return (x0) => (counts.get(Math.round(x0 * 2)) ?? 0) >= least || words(x0);
}

/** Columns that stand one space apart: in most rows a word begins there, each behind another one. */
function wordStarts(phrases: readonly (readonly Phrase[])[]): (x0: number) => boolean {
  const pairs = new Map<number, Set<string>>();
  for (const { tokens } of phrases.flat()) {
    for (let i = 1; i < tokens.length; i++) {
      const at = Math.round(tokens[i]!.x0 * 2);
      const pair = `${tokens[i - 1]!.text} ${tokens[i]!.text}`;
      for (const near of [at - 1, at, at + 1]) pairs.set(near, (pairs.get(near) ?? new Set()).add(pair));
    }
  }
  const figured = phrases.filter((row) => row.some(({ figure }) => figure !== null)).length;
  const least = Math.max(TOLERANCES.wordStarts, TOLERANCES.wordStartsShare * figured);
  return (x0) => (pairs.get(Math.round(x0 * 2))?.size ?? 0) >= least;
}

function spanOf({ tokens, figure, nothing, drawn }: Phrase, index: number, row: number): Span {
  const words = tokens.flatMap((token) => token.words);
  const first = tokens[0]!;
  return {
    index,
    row,
    page: first.page,
    text: tokens.map(({ text }) => text).join(" "),
    tokens,
    size: first.size,
    bold: words.every(({ bold }) => bold),
    figure,
    nothing,
    x0: drawn?.x0 ?? first.x0,
    x1: Math.max(drawn?.x1 ?? 0, tokens.at(-1)!.x1),
    top: Math.min(...words.map(({ top }) => top)),
    bottom: Math.max(...words.map(({ bottom }) => bottom)),
  };
}

function rowOf(spans: readonly Span[], line: Line, index: number, ruledAbove: boolean): Row {
  return {
    index,
    page: line.page,
    baseline: line.baseline,
    top: line.top,
    bottom: line.bottom,
    x0: spans[0]?.x0 ?? 0,
    x1: spans.at(-1)?.x1 ?? 0,
    spans,
    turned: false,
    hasFigures: spans.some(({ figure }) => figure !== null && isDecimal(figure)),
    ruledAbove,
  };
}

function isRuled(line: Line, before: Row | undefined, levels: readonly Box[]): boolean {
  if (before === undefined || before.page !== line.page) return false;
  const tokens: readonly Token[] = line.tokens;
  const [x0, x1] = [Math.min(before.x0, tokens[0]?.x0 ?? 0), Math.max(before.x1, tokens.at(-1)?.x1 ?? 0)];
  const between = levels.filter(({ top }) => top > before.baseline - 1 && top < line.baseline - 1);
  // Rules may be drawn cell by cell.
  const covered = between.reduce(
    (sum, rule) => sum + Math.max(0, Math.min(x1, rule.x1) - Math.max(x0, rule.x0)),
    0,
  );
  return covered > TOLERANCES.ruleShare * (x1 - x0);
}
