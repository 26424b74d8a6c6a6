import type { Word } from "../../page-reader.ts";
import { median } from "../median.ts";
import type { SeenWord } from "../recogniser.ts";
import { spelled } from "./spelling.ts";
import { withSpreadWords } from "./spread-words.ts";
import { onTypewriterGrid } from "./typewriter.ts";

/**
 * How far letters reach above the line they stand on and below it, in font sizes, as usual in the typefaces of
 * business documents.
 */
const TALL = 0.72;
const LOW = 0.53;
const COMMA = 0.13;
const TAIL = 0.21;
/** How far a dollar sign reaches above the figures behind it. */
const DOLLAR = 0.05;

const LOW_LETTERS = /^[acegmnopqrsuvwxyz.,:;~+=<>-]+$/;
const WITH_TAIL = /[gjpqy()[\]{}|@]/;
/** Reaches below the line in some typefaces and not in others. */
const SLASH = /\//;
const WITH_COMMA = /[,;$Q_]/;
/** Has what stands on its line as usual: the sign as which a speck is read does not. */
const TELLS_SIZE = /[\p{L}\p{N}]/u;
/** Too flat to tell a size: dashes, dots, quotes. */
const FLAT = /^[-–—_=~.,:;'"`’‘“”*°^|•·]+$/;

const SAME_LINE_EM = 0.25;
/** Sizes of one line that differ by less are one size. */
const SAME_SIZE = 0.22;

/** White behind the ink of a letter, in font sizes, as usual; before it, blur makes up for it. A 1 has more, as wide as other digits. */
const BEHIND_EM = 0.04;
/** An f reaches over what is behind it. */
const BEHIND_F_EM = -0.06;
const [BEFORE_ONE_EM, BEHIND_ONE_EM] = [0.08, 0.11];

/** A word this much taller than its line has a box that is not its own. */
const TOO_TALL = 1.35;

/** Higher than this, in font sizes, a letter is a capital. */
const CAPITAL_FROM = 0.62;
/** A line of the usual size is no larger than so many times it. */
const LARGER = 1.2;
/** A typewriter's capitals are lower than its digits: so many words in capitals tell how high they are, and others are almost as high. */
const [FEWEST_CAPITALS, AS_CAPITALS] = [5, 0.94];

interface PlacedWord extends SeenWord {
  baseline: number;
  size: number;
  certain: boolean;
}

/**
 * Words of a recogniser (in points of the upright page) as words of a text layer are: on the baseline of their line, in
 * the size of the font, and in reading order.
 */
export function wordsOfSeen(seen: readonly SeenWord[]): Word[] {
  const words = wordsInLines(seen);
  const onGrid = onTypewriterGrid(words);
  return withSpreadWords(onGrid === words ? words.map(withBearings) : onGrid);
}

/** The box that a text layer gives a word, which takes in the white of its first and last letter. */
function withBearings(word: Word): Word {
  const before = word.text.startsWith("1") ? BEFORE_ONE_EM : 0;
  const behind = word.text.endsWith("1") ? BEHIND_ONE_EM : word.text.endsWith("f") ? BEHIND_F_EM : BEHIND_EM;
  return { ...word, x0: round(word.x0 - before * word.size), x1: round(word.x1 + behind * word.size) };
}

function wordsInLines(seen: readonly SeenWord[]): Word[] {
  const usual = usualSize(seen);
  const capital = usualCapital(seen);
  const placed = seen.map((word) => place(word, usual));
  settleUnclearWords(placed, usual);
  return linesUp(placed).flatMap((line) => {
    const sure = surest(line);
    const baseline = median(sure.map((word) => word.baseline)) ?? 0;
    const lineSize = median(sure.map(({ size }) => size)) ?? 0;
    return line
      .sort((a, b) => a.x0 - b.x0)
      .map((word) => toWord(word, baseline, sizeIn(word, lineSize, sure), { usual, capital }));
  });
}

/** The words of a line that tell most of its size: without commas and tails, else with capitals or figures, else all. */
function surest(line: readonly PlacedWord[]): readonly PlacedWord[] {
  const certain = line.filter((word) => word.certain);
  if (certain.length > 0) return certain;
  const tall = line.filter(isTall);
  return tall.length > 0 ? tall : line;
}

function isTall({ text }: SeenWord): boolean {
  return TELLS_SIZE.test(text) && !LOW_LETTERS.test(text);
}

function place(word: SeenWord, usual: number): PlacedWord {
  const height = word.bottom - word.top;
  if (FLAT.test(word.text)) {
    // Where a flat sign stands above its line says its form; it takes part in the line of its neighbours.
    const middle = (word.top + word.bottom) / 2;
    const above = /^[.,:;_]+$/.test(word.text) ? 0 : 0.3;
    return { ...word, baseline: middle + above * usual, size: usual, certain: false };
  }
  const letters = LOW_LETTERS.test(word.text) ? LOW : TALL;
  const above = letters + (word.text.includes("$") ? DOLLAR : 0);
  const below = belowOf(word, above, usual);
  const size = height / (above + below);
  const certain = below === 0 && letters === TALL && TELLS_SIZE.test(word.text);
  return { ...word, baseline: word.bottom - below * size, size, certain };
}

/** How far a word reaches below its line, in font sizes. */
function belowOf({ text, top, bottom }: SeenWord, above: number, usual: number): number {
  if (WITH_TAIL.test(text)) return TAIL;
  const comma = WITH_COMMA.test(text) ? COMMA : 0;
  if (!SLASH.test(text)) return comma;
  const missedWith = (below: number): number => Math.abs((bottom - top) / (above + below) - usual);
  return missedWith(TAIL) < missedWith(comma) ? TAIL : comma;
}

/**
 * Where letters touch what is above or below, a recogniser gives the height of the whole line; and dashes and stars
 * tell of no line at all. Such a word stands like its nearest neighbour.
 */
function settleUnclearWords(placed: readonly PlacedWord[], usual: number): void {
  const lines = Map.groupBy(placed, ({ line }) => line);
  for (const words of lines.values()) {
    const sure = words.filter(({ certain, size }) => certain && size < TOO_TALL * usual);
    const lineSize = median(sure.map(({ size }) => size)) ?? usual;
    const even = words.filter(
      ({ text, size }) => !FLAT.test(text) && size <= TOO_TALL * lineSize && size >= lineSize / TOO_TALL,
    );
    if (even.length === 0) continue;
    for (const word of words) {
      if (!FLAT.test(word.text) && word.size <= TOO_TALL * lineSize) continue;
      const gapTo = (other: PlacedWord): number => Math.max(other.x0 - word.x1, word.x0 - other.x1);
      const nearest = even.reduce((best, other) => (gapTo(other) < gapTo(best) ? other : best));
      word.baseline = nearest.baseline;
      word.size = nearest.size;
      word.certain = false;
    }
  }
}

function usualSize(seen: readonly SeenWord[]): number {
  const heights = seen
    .filter(({ text }) => /^[A-Z\d.]+$/.test(text) && /[A-Z\d]/.test(text))
    .map(({ top, bottom }) => (bottom - top) / TALL);
  return median(heights) ?? 8;
}

/** How high words in capitals usually are, in points; null where few tell. */
function usualCapital(seen: readonly SeenWord[]): number | null {
  const heights = seen.filter(({ text }) => /^[A-Z]{2,}$/.test(text)).map(({ top, bottom }) => bottom - top);
  return heights.length < FEWEST_CAPITALS ? null : (median(heights) ?? null);
}

/** Groups words that stand on one line, top to bottom. */
function linesUp(placed: PlacedWord[]): PlacedWord[][] {
  const sorted = placed.sort((a, b) => a.baseline - b.baseline || a.x0 - b.x0);
  const lines: PlacedWord[][] = [];
  let line: PlacedWord[] = [];
  for (const word of sorted) {
    const last = line.at(-1);
    const middle = median(line.map(({ baseline }) => baseline)) ?? 0;
    const near = last !== undefined && word.baseline - middle < SAME_LINE_EM * Math.min(word.size, last.size);
    if (!near) {
      line = [];
      lines.push(line);
    }
    line.push(word);
  }
  return lines;
}

/** The size of its line, or of its phrase where that is another; but where a word is surely of another, or stands apart from all that tell of it. */
function sizeIn(word: PlacedWord, lineSize: number, sure: readonly PlacedWord[]): number {
  const beside = median(sure.filter(({ line }) => line === word.line).map(({ size }) => size));
  const usual = beside === undefined || isSameSize(beside, lineSize) ? lineSize : beside;
  if (isSameSize(word.size, usual)) return usual;
  const isOwn = sure.includes(word) || (beside === undefined && isTall(word));
  return isOwn ? word.size : usual;
}

function isSameSize(one: number, other: number): boolean {
  return Math.abs(one / other - 1) <= SAME_SIZE;
}

function toWord(
  word: PlacedWord,
  baseline: number,
  size: number,
  { usual, capital }: { usual: number; capital: number | null },
): Word {
  const { x0, x1, confidence, otherReadings } = word;
  const [height, most] = [word.bottom - word.top, LARGER * usual];
  const isAsCapitals = capital !== null && size <= most && height >= AS_CAPITALS * capital;
  const tall = isAsCapitals || height > CAPITAL_FROM * Math.min(size, most);
  return {
    text: spelled(word.text, tall),
    x0: round(x0),
    top: round(baseline - 0.8 * size),
    x1: round(x1),
    bottom: round(baseline + 0.2 * size),
    baseline: round(baseline),
    size: round(size),
    bold: false,
    source: "ocr",
    confidence: round(confidence),
    ...(otherReadings === undefined ? {} : { otherReadings }),
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
