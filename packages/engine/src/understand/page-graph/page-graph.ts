import type { Line } from "../../layout/lines.ts";
import type { Token } from "../../layout/token.ts";
import type { ReadPage } from "../../read/page-reader.ts";
import { TOLERANCES } from "../tolerances.ts";
import { codeStarts } from "./code-starts.ts";
import { isDecimal } from "./figure.ts";
import { wordsOf } from "./letters-apart.ts";
import { levelled } from "./levelled.ts";
import { markStarts } from "./mark-starts.ts";
import { nearLines } from "./near-lines.ts";
import { ruledHeads, type RuledHead } from "./ruled-heads.ts";
import { rulingOf, type Edge } from "./ruling.ts";
import { turnedSpans } from "./turned.ts";
import { habitsOf, phrasesOf, type Phrase } from "./phrases.ts";
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
  const habits = habitsOf(lines);
  const drawn = pages.map((page) => {
    const ruling = rulingOf(page);
    const onPage = lines.filter((line) => line.page === page.number);
    const turned = turnedSpans(page);
    const heads = ruledHeads([...onPage, ...turned.map(lineOf)], ruling);
    const taken = new Set(heads.flat().flatMap(({ tokens }) => tokens));
    const printed = nearLines(levelled(without(taken, onPage), ruling));
    const besides = printed.map((line) =>
      ruling.uprights.filter(({ from, to }) => from < line.baseline - 1 && to > line.baseline - 2),
    );
    return {
      printed,
      heads,
      turned: turned.filter(({ tokens }) => !taken.has(tokens[0]!)),
      besides,
      levels: ruling.levels,
      first: printed.map((line, i) => phrasesOf(line.tokens, habits, besides[i]!)),
    };
  });
  const isStart = columnStarts(drawn.flatMap(({ first }) => first));
  for (const { printed, heads, turned, besides, levels, first } of drawn) {
    const between = [...turnedRows(turned, printed), ...headRows(heads)].sort((a, b) => a.bottom - b.bottom);
    const put = (own: readonly Span[], place: (index: number) => Row): void => {
      spans.push(...own);
      rows.push(place(rows.length));
    };
    printed.forEach((line, i) => {
      while (between.length > 0 && between[0]!.bottom <= line.baseline)
        putBetween(between.shift()!, put, rows, spans);
      const alone = aloneIn(first[i]!);
      const phrases = phrasesOf(line.tokens, habits, besides[i]!, (token, before, first) =>
        isStart(token, before, alone ?? first, alone !== null),
      );
      const index = rows.length;
      const own = phrases.map((phrase, j) => spanOf(phrase, spans.length + j, index));
      put(own, () => rowOf(own, line, index, isRuled(line, rows.at(-1), levels)));
    });
  }
  return { rows, spans, pages };
}

/** Headings that are more than a line high, as one row at their feet. */
interface HighRow {
  spans: readonly Span[];
  top: number;
  bottom: number;
  turned: boolean;
}

/** Headings of ruled cells, each as wide as its cell, in the order of the cells' upper edges. */
function headRows(rows: readonly (readonly RuledHead[])[]): HighRow[] {
  let above = 0;
  return rows.map((heads) => {
    const spans = heads
      .map(({ cell, tokens }): Span => {
        const phrase: Phrase = { tokens: [...tokens], figure: null, nothing: false, drawn: null };
        return { ...spanOf(phrase, 0, 0), x0: cell.left.at + BORDER_PT, x1: cell.right.at - BORDER_PT };
      })
      .sort((a, b) => a.x0 - b.x0);
    // Text of a high cell may end above that of a cell which begins lower.
    above = Math.max(above + LEAST_PT, ...spans.map((span) => span.bottom));
    return { spans, top: Math.min(...spans.map((span) => span.top)), bottom: above, turned: false };
  });
}

const LEAST_PT = 0.1;
const BORDER_PT = 1;

/** Turned text as a line, for all that asks where it stands. */
function lineOf({ page, bottom, top, tokens, text }: Span): Line {
  return { page, baseline: bottom, top, bottom, tokens: [...tokens], text };
}

function without(taken: ReadonlySet<Token>, lines: readonly Line[]): readonly Line[] {
  if (taken.size === 0) return lines;
  return lines.flatMap((line) => {
    const tokens = line.tokens.filter((token) => !taken.has(token));
    return tokens.length === 0 ? [] : [{ ...line, tokens }];
  });
}

/** Turned headings that stand beside each other. */
function turnedRows(turned: readonly Span[], printed: readonly Line[]): HighRow[] {
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
  // A line alone runs along the margin, but over a column.
  return rows
    .filter(({ spans }) => spans.length > 1 || isOverFigures(spans[0]!, printed))
    .map((row) => ({ ...row, turned: true }));
}

function isOverFigures({ x0, x1, bottom }: Span, printed: readonly Line[]): boolean {
  const below = printed.filter(
    ({ baseline, tokens }) =>
      baseline > bottom && tokens.some((token) => token.moneyLike && token.x0 < x1 && token.x1 > x0),
  );
  return below.length >= TOLERANCES.figuresBelowTurned;
}

function putBetween(
  { spans: high, top, bottom, turned }: HighRow,
  put: (own: readonly Span[], place: (index: number) => Row) => void,
  rows: readonly Row[],
  spans: readonly Span[],
): void {
  const own = high.map((span, i) => ({ ...span, index: spans.length + i, row: rows.length }));
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
    turned,
    heads: !turned,
  }));
}

const DASH = /^[-\u2010-\u2015]$/;

/** The first word of a line that has one phrase, whatever code and dash stand before it; null where it has several. */
function aloneIn(phrases: readonly Phrase[]): Token | null {
  const dash = phrases.findIndex(({ tokens }) => tokens.length === 1 && DASH.test(tokens[0]!.text));
  const own = dash === 1 ? phrases.slice(2) : phrases;
  return own.length === 1 ? own[0]!.tokens[0]! : null;
}

/** How far, in points, phrases before a column begin from where others do. */
const BESIDE_PT = 2;

/**
 * Where so many phrases of a page begin that a word there begins one, too. Where all of them are the first of their lines they are set
 * in, and no column: there `Net Pay` goes on.
 */
function columnStarts(
  phrases: readonly (readonly Phrase[])[],
): (at: Token, before: Token, first: Token, isAlone: boolean) => boolean {
  const counts = new Map<number, number>();
  const behind = new Map<number, number>();
  /** From where to where phrases begin that stand before a column. */
  const besides = new Map<number, [number, number]>();
  for (const row of phrases)
    for (const [i, { tokens, figure }] of row.entries()) {
      if (figure !== null) continue;
      const at = Math.round(tokens[0]!.x0 * 2);
      for (const near of [at - 1, at, at + 1]) {
        counts.set(near, (counts.get(near) ?? 0) + 1);
        if (i === 0) continue;
        behind.set(near, (behind.get(near) ?? 0) + 1);
        const { x0 } = row[i - 1]!.tokens[0]!;
        const [from, to] = besides.get(near) ?? [x0, x0];
        besides.set(near, [Math.min(from, x0), Math.max(to, x0)]);
      }
    }
  const least = Math.max(TOLERANCES.columnStarts, TOLERANCES.columnStartsShare * phrases.length);
  const words = wordStarts(phrases);
  const gutters = narrowGutters(phrases);
  const codes = codeStarts(phrases);
  const marks = markStarts(phrases);
  const isColumn = (at: number): boolean => {
    const count = counts.get(at) ?? 0;
    return count >= least && (behind.get(at) ?? 0) >= TOLERANCES.columnStartsBehind * count;
  };
  // A line of words alone that begins elsewhere than phrases before a column may have a word where it begins by chance, and so may
  // what begins below others that do.
  const isBeside = (at: number, { x0 }: Token, isAlone: boolean): boolean => {
    const [from, to] = besides.get(at) ?? [-Infinity, Infinity];
    const areBelow = isAlone || (counts.get(Math.round(x0 * 2)) ?? 0) > TOLERANCES.columnStarts;
    return !areBelow || (x0 > from - BESIDE_PT && x0 < to + BESIDE_PT);
  };
  return (token, before, first, isAlone) => {
    const { x0 } = token;
    const at = Math.round(x0 * 2);
    const isMark = !isAlone && marks(x0);
    return (
      (isColumn(at) && isBeside(at, first, isAlone)) ||
      isMark ||
      words(x0) ||
      gutters(x0) ||
      codes(token, before)
    );
  };
}

/**
 * Columns a space apart in some rows alone: wherever a phrase reaches over their edge a word begins there, each time another one,
 * and so does a phrase, as a heading.
 */
function narrowGutters(phrases: readonly (readonly Phrase[])[]): (x0: number) => boolean {
  const isText = ({ figure }: Phrase): boolean => figure === null;
  const all = phrases.flat().filter(isText);
  // Titles reach over any column: those of rows with numbers tell.
  const counted = phrases
    .filter((row) => row.some(({ figure }) => figure !== null && isDecimal(figure)))
    .flatMap((row) => row.filter(isText));
  const begun = new Set(all.map(({ tokens }) => Math.round(tokens[0]!.x0 * 2)));
  const inside = new Map<number, Set<string>>();
  for (const { tokens } of counted)
    for (const { x0, text } of tokens.slice(1)) {
      const at = Math.round(x0 * 2);
      inside.set(at, (inside.get(at) ?? new Set()).add(text));
    }
  const found = new Set<number>();
  for (const [at, texts] of inside) {
    if (texts.size < TOLERANCES.gutterStarts || ![at - 1, at, at + 1].some((near) => begun.has(near)))
      continue;
    let [starts, across] = [0, 0];
    for (const { tokens } of counted) {
      if (tokens[0]!.x0 * 2 >= at - 1 || tokens.at(-1)!.x1 * 2 <= at + 1) continue;
      if (tokens.some(({ x0 }) => Math.abs(x0 * 2 - at) <= 1)) starts++;
      else across++;
    }
    if (starts >= TOLERANCES.gutterShare * (starts + across)) found.add(at);
  }
  return (x0) => found.has(Math.round(x0 * 2));
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
    text: wordsOf(tokens),
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
    heads: false,
    hasFigures: spans.some(({ figure }) => figure !== null && isDecimal(figure) && !figure.percent),
    ruledAbove,
  };
}

function isRuled(line: Line, before: Row | undefined, levels: readonly Edge[]): boolean {
  if (before === undefined || before.page !== line.page) return false;
  const tokens: readonly Token[] = line.tokens;
  const [x0, x1] = [Math.min(before.x0, tokens[0]?.x0 ?? 0), Math.max(before.x1, tokens.at(-1)?.x1 ?? 0)];
  const between = levels.filter(({ at }) => at > before.baseline - 1 && at < line.baseline - 1);
  // Rules may be drawn cell by cell.
  const covered = between.reduce(
    (sum, rule) => sum + Math.max(0, Math.min(x1, rule.to) - Math.max(x0, rule.from)),
    0,
  );
  return covered > TOLERANCES.ruleShare * (x1 - x0);
}
