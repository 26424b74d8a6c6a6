import { overlap, type Cell } from "../infer/cells/cells.ts";
import { headingOf } from "../infer/vocabulary/headings.ts";
import type { Token } from "../layout/token.ts";
import type { HeaderBand } from "./header-band.ts";

/** Words of a header that a column takes its place from. */
export interface HeadingPhrase {
  text: string;
  x0: number;
  x1: number;
  /** Which occurrence of the words in the header, in reading order, from 1. */
  nth: number;
}

interface Span {
  x0: number;
  x1: number;
}

/** A heading may miss its column by this much, in points. */
const NEAR_PT = 12;
const SAME_PT = 2;
const SEARCHES = [
  [0, true],
  [0, false],
  [-NEAR_PT, true],
  [-NEAR_PT, false],
] as const;
/** Words of one heading stand closer than this, in font sizes, where several columns share a cell. */
const APART_EM = 0.45;

/**
 * The heading over numbers: the lowest that overlaps them and says what they are, else the lowest, else the nearest one
 * beside; null where there is none.
 */
export function headingOver(band: HeaderBand, numbers: Span, others: readonly Span[]): HeadingPhrase | null {
  for (const [reach, known] of SEARCHES) {
    for (const { cells } of band.rows.toReversed()) {
      const over = cells.filter(
        (cell) => overlap(cell, numbers) > reach && (!known || headingOf(cell.text) !== null),
      );
      const cell = over.toSorted((a, b) => Math.abs(a.x1 - numbers.x1) - Math.abs(b.x1 - numbers.x1))[0];
      if (cell !== undefined) return phraseOf(band, partOver(cell, numbers, others));
    }
  }
  return null;
}

/** The heading at whose left edge texts begin: the lowest; null where there is none. */
export function headingAtLeft(band: HeaderBand, x0: number, tolerance: number): HeadingPhrase | null {
  for (const { cells } of band.rows.toReversed()) {
    const starts = cells
      .flatMap(({ tokens }) => runsOf(tokens))
      .filter((run) => Math.abs(run[0]!.x0 - x0) <= tolerance);
    const run = starts.toSorted((a, b) => Math.abs(a[0]!.x0 - x0) - Math.abs(b[0]!.x0 - x0))[0];
    if (run !== undefined) return phraseOf(band, run);
  }
  return null;
}

/** The whole heading that begins at a left edge and ends before the next one; null where several columns share it. */
export function headingFrom(band: HeaderBand, x0: number, next: number): HeadingPhrase | null {
  for (const { cells } of band.rows.toReversed()) {
    const cell = cells.find((other) => Math.abs(other.x0 - x0) <= SAME_PT && other.x1 < next);
    if (cell !== undefined) return phraseOf(band, cell.tokens);
  }
  return null;
}

/** Of a cell over several columns only the words right over this one. */
function partOver(cell: Cell, numbers: Span, others: readonly Span[]): readonly Token[] {
  if (!others.some((other) => overlap(cell, other) > 0)) return cell.tokens;
  const over = runsOf(cell.tokens).find(
    (run) => overlap({ x0: run[0]!.x0, x1: run.at(-1)!.x1 }, numbers) > 0,
  );
  return over ?? cell.tokens;
}

function runsOf(tokens: readonly Token[]): Token[][] {
  const runs: Token[][] = [];
  for (const token of tokens) {
    const last = runs.at(-1)?.at(-1);
    if (last === undefined || token.x0 - last.x1 > APART_EM * token.size) runs.push([token]);
    else runs.at(-1)!.push(token);
  }
  return runs;
}

/** The phrase with its place among equal words, counted as the placing of columns counts. */
function phraseOf(band: HeaderBand, tokens: readonly Token[]): HeadingPhrase {
  const words = tokens.map(({ plain }) => plain);
  let nth = 0;
  for (const { line } of band.rows) {
    for (let i = 0; i + words.length <= line.tokens.length; i++) {
      if (!words.every((word, k) => line.tokens[i + k]!.plain === word)) continue;
      nth++;
      if (line.tokens[i] === tokens[0])
        return { text: words.join(" "), x0: tokens[0]!.x0, x1: tokens.at(-1)!.x1, nth };
    }
  }
  return { text: words.join(" "), x0: tokens[0]!.x0, x1: tokens.at(-1)!.x1, nth: Math.max(nth, 1) };
}
