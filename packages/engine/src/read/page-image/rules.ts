import type { Box } from "../../api/result.ts";
import { BLUR_PX, eraseRule, sidesOf, type Bar } from "./erase-rule.ts";
import type { GrayImage } from "./gray-image.ts";
import type { Tones } from "./tones.ts";

/** A stroke this long is a ruled line: no letter of a business document is. */
const SHORTEST_RULE_IN = 0.4;
/** Thicker bars are no rules; a long one may be a double line, and holds no print up to here. */
const THICKEST_RULE_IN = 0.035;
const [LONG_RULE_IN, THICKEST_LONG_IN] = [2, 0.065];
/** Dust and compression break lines by so many pixels, and take away no more than this share. */
const WIDEST_BREAK_PX = 3;
const LEAST_INKED = 0.92;
/** Of the two sides of a rule so much is white; rows of pixels through small letters have less. */
const LEAST_FREE = 0.7;
/** An underline stands close below letters: it has white on its other side, some between them, and is drawn very evenly. */
const [FREE_SIDE, BETWEEN_LETTERS, VERY_EVEN] = [0.95, 0.3, 0.8];
/** A short rule is drawn evenly: its lightest tenth has so much of its usual ink. Blur joins the feet of figures to a stroke, and is lighter. */
const SHORT_IN = 1;
const LIGHTEST = 0.1;
const LEAST_EVEN = 0.5;
/** Pieces of one rule stand no further apart. */
const WIDEST_GAP_IN = 1;

/** A straight stroke, one pixel wide: on pixel line `line`, from `from` to before `to`. */
interface Stroke {
  line: number;
  from: number;
  to: number;
}

/**
 * Takes the ruled lines off a level page and gives their boxes in pixels. Recognisers read them as letters, and lose the
 * figures that stand on them. Letters that cross a line stay as they are.
 */
export function eraseRules(image: GrayImage, tones: Tones): Box[] {
  const across = rulesOf(image, tones, false);
  const down = rulesOf(image, tones, true);
  for (const rule of across) eraseRule(image, tones, rule, false);
  for (const rule of down) eraseRule(image, tones, rule, true);
  return [
    ...across.map(({ first, last, from, to }) => ({ x0: from, top: first, x1: to, bottom: last + 1 })),
    ...down.map(({ first, last, from, to }) => ({ x0: first, top: from, x1: last + 1, bottom: to })),
  ];
}

/** Strokes along rows of pixels, or `down` columns; by line, then by where they begin. */
function strokesOf(image: GrayImage, { faint }: Tones, down: boolean): Stroke[] {
  const { width, height, pixels } = image;
  const [lines, length] = down ? [width, height] : [height, width];
  const [nextLine, step] = down ? [1, width] : [width, 1];
  const shortest = SHORTEST_RULE_IN * image.dpi;
  // Wherever a stroke begins, it crosses one of the places that are so far apart; most ink between them is never looked at.
  const apart = Math.max(1, Math.floor(shortest));
  const ends = new Int32Array(lines);
  const found: Stroke[] = [];
  for (let place = 0; place < length; place += apart) {
    for (let line = 0; line < lines; line++) {
      const [first, least] = [line * nextLine, Math.max(ends[line]!, place - WIDEST_BREAK_PX)];
      // The place may lie in a break of a stroke.
      let at = place;
      while (at >= least && pixels[first + at * step]! >= faint) at--;
      if (at < least) continue;
      const start = first + at * step;
      const before = inkAlong(pixels, faint, { start, step: -step, most: at });
      const behind = inkAlong(pixels, faint, { start, step, most: length - 1 - at });
      const [from, to] = [at - before.reach, at + behind.reach + 1];
      ends[line] = to;
      const inked = before.count + 1 + behind.count;
      if (to - from >= shortest && inked >= LEAST_INKED * (to - from)) found.push({ line, from, to });
    }
  }
  return found.sort((a, b) => a.line - b.line || a.from - b.from);
}

/** How far ink goes on from a pixel of it, over narrow breaks, and how many pixels of it are ink; at `most` so far. */
function inkAlong(
  pixels: Uint8Array,
  faint: number,
  { start, step, most }: { start: number; step: number; most: number },
): { reach: number; count: number } {
  let [reach, count] = [0, 0];
  for (let i = 1; i <= most && i - reach <= WIDEST_BREAK_PX + 1; i++) {
    if (pixels[start + i * step]! >= faint) continue;
    reach = i;
    count++;
  }
  return { reach, count };
}

function barsOf(strokes: readonly Stroke[], dpi: number): Bar[] {
  const bars: Bar[] = [];
  let open: Bar[] = [];
  for (const { line, from, to } of strokes) {
    open = open.filter((bar) => bar.last >= line - 2);
    const bar = open.find((other) => from < other.to && other.from < to);
    if (bar === undefined) {
      const started = { first: line, last: line, from, to };
      open.push(started);
      bars.push(started);
      continue;
    }
    bar.last = line;
    bar.from = Math.min(bar.from, from);
    bar.to = Math.max(bar.to, to);
  }
  return bars.filter(({ first, last, from, to }) => {
    const thickest = to - from >= LONG_RULE_IN * dpi ? THICKEST_LONG_IN : THICKEST_RULE_IN;
    return last - first < thickest * dpi;
  });
}

function rulesOf(image: GrayImage, tones: Tones, down: boolean): Bar[] {
  const bars = barsOf(strokesOf(image, tones, down), image.dpi).filter((bar) =>
    isRule(image, tones, bar, down),
  );
  const rules: Bar[] = [];
  for (const bar of bars.sort((a, b) => a.from - b.from)) {
    const before = rules.find(
      ({ first, last, to }) =>
        bar.first <= last + BLUR_PX &&
        first <= bar.last + BLUR_PX &&
        bar.from - to < WIDEST_GAP_IN * image.dpi,
    );
    if (before === undefined) {
      rules.push({ ...bar });
      continue;
    }
    before.first = Math.min(before.first, bar.first);
    before.last = Math.max(before.last, bar.last);
    before.to = Math.max(before.to, bar.to);
  }
  return rules;
}

function isRule(image: GrayImage, tones: Tones, bar: Bar, down: boolean): boolean {
  const [one, other] = freeSides(image, tones, bar, down);
  const isShort = bar.to - bar.from < SHORT_IN * image.dpi;
  if (one! + other! >= 2 * LEAST_FREE) return !isShort || evenness(image, tones, bar, down) >= LEAST_EVEN;
  const isUnderline = Math.max(one!, other!) >= FREE_SIDE && Math.min(one!, other!) >= BETWEEN_LETTERS;
  return isUnderline && evenness(image, tones, bar, down) >= VERY_EVEN;
}

/** How much ink the lightest tenth of a bar has, as a share of what it usually has. */
function evenness(image: GrayImage, { paper }: Tones, { first, last, from, to }: Bar, down: boolean): number {
  const [along, across] = down ? [image.width, 1] : [1, image.width];
  const inks: number[] = [];
  for (let i = from; i < to; i++) {
    let darkest = paper;
    for (let line = first; line <= last; line++)
      darkest = Math.min(darkest, image.pixels[i * along + line * across]!);
    inks.push(paper - darkest);
  }
  inks.sort((a, b) => a - b);
  return inks[Math.floor(LIGHTEST * inks.length)]! / inks[inks.length >> 1]!;
}

/** Which share of each side of a bar is white. */
function freeSides(image: GrayImage, { faint }: Tones, bar: Bar, down: boolean): number[] {
  const { step, before, after } = sidesOf(image, bar, down);
  return [before, after].map((side) => {
    let free = 0;
    for (let i = bar.from; i < bar.to; i++) if (image.pixels[side + i * step]! >= faint) free++;
    return free / (bar.to - bar.from);
  });
}
