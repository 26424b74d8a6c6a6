import type { GrayImage, Upright } from "./gray-image.ts";
import { tonesOf } from "./tones.ts";

/** How the text of a page lies, as far as its pixels tell: not whether it stands on its head. */
export interface Lie {
  /** Quarter turn that makes the lines of text run across: 0 or 1. */
  turns: 0 | 1;
  /** Degrees clockwise that then make them level. */
  skew: number;
  /** Share of the page that is ink. */
  ink: number;
}

/** Scanners feed a page in at no more than this. */
const MOST_SKEW = 5;
const COARSE_STEP = 0.25;
/** A rough measure needs one point of ink in so many. */
const COARSE_EVERY = 4;
const FINE_STEP = 0.02;
/** Unbroken ink longer than this is a rule or a picture, which says nothing of the direction of text. */
const LONGEST_STROKE_IN = 0.22;
/** Letters of a word stand closer than this, lines of text do not. */
const LETTER_GAP_IN = 0.03;
/** Text runs across unless the words that would run down are longer by so much. */
const LONGER = 1.2;
/** So many points of ink are enough, from all over the page. */
const MOST_POINTS = 50_000;

/**
 * Measures how the text lies. Letters stand closer in a word than lines in a column, so words tell the direction; the
 * lines are level where their ink gathers in the fewest rows of pixels. About 100 pixels an inch are enough.
 */
export function measureLie(image: GrayImage): Lie {
  const dark = tonesOf(image).ink;
  const ink = inkOf(image, dark);
  const turns = wordLength(image, dark, true) > LONGER * wordLength(image, dark, false) ? 1 : 0;
  const lines = turns === 0 ? image.height : image.width;
  const skew = levelled(inkPoints(image, dark, turns === 1, ink), lines);
  return { turns, skew: skew === 0 ? 0 : -skew, ink };
}

/** Lines of one page that fall alike gather their ink by so much better once they are level; those of a photograph do not. */
const CLEARLY = 1.3;

/** Degrees by which the lines of a page that is all but level fall to the right; 0 where they do not clearly. */
export function fallOf(image: GrayImage): number {
  const dark = tonesOf(image).ink;
  const found = inkPoints(image, dark, false, inkOf(image, dark));
  const slopes = { from: -COARSE_STEP, to: COARSE_STEP, step: FINE_STEP, every: 1 };
  const fall = sharpest(found, image.height, slopes);
  const [level, fallen] = [0, fall].map((skew) => sharpnessAt(found, image.height, skew, 1));
  return fallen! >= CLEARLY * level! ? fall : 0;
}

/** The same lie with the page on its head or not. */
export function uprightOf({ turns, skew }: Lie, head: boolean): Upright {
  const turned = head ? turns + 2 : turns;
  return { turns: turned as Upright["turns"], skew };
}

function inkOf({ pixels }: GrayImage, dark: number): number {
  let count = 0;
  for (let i = 0; i < pixels.length; i++) if (pixels[i]! < dark) count++;
  return count / pixels.length;
}

/** The usual length of words, in pixels, if text runs across, or down the page. Each pixel of ink counts once. */
function wordLength({ width, height, pixels, dpi }: GrayImage, dark: number, down: boolean): number {
  const [lines, length] = down ? [width, height] : [height, width];
  const [nextLine, step] = down ? [1, width] : [width, 1];
  const longestStroke = LONGEST_STROKE_IN * dpi;
  const letterGap = LETTER_GAP_IN * dpi;
  let [squares, sum] = [0, 0];
  for (let line = 0; line < lines; line++) {
    let [word, stroke, gap] = [0, 0, 0];
    for (let i = 0; i <= length; i++) {
      if (i < length && pixels[line * nextLine + i * step]! < dark) {
        if (stroke === 0) word += gap;
        gap = 0;
        stroke++;
        word++;
        continue;
      }
      if (stroke > longestStroke) word = 0;
      stroke = 0;
      if (word === 0) continue;
      if (i < length && ++gap <= letterGap) continue;
      squares += word * word;
      sum += word;
      word = gap = 0;
    }
  }
  return sum === 0 ? 0 : squares / sum;
}

/** Places of ink: `along` the lines of text, and `across` them. */
interface InkPoints {
  along: Uint16Array;
  across: Uint16Array;
  count: number;
}

function inkPoints(
  { width, height, pixels }: GrayImage,
  dark: number,
  down: boolean,
  ink: number,
): InkPoints {
  const along = new Uint16Array(MOST_POINTS);
  const across = new Uint16Array(MOST_POINTS);
  const every = Math.ceil((ink * pixels.length) / MOST_POINTS);
  let [seen, count] = [0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width && count < MOST_POINTS; x++) {
      if (pixels[y * width + x]! >= dark || seen++ % every !== 0) continue;
      // After a quarter turn clockwise the page is read from its left edge, which is then on top, and from below.
      along[count] = down ? height - 1 - y : x;
      across[count++] = down ? x : y;
    }
  }
  return { along, across, count };
}

/** Degrees by which the lines of text fall to the right. */
function levelled(found: InkPoints, lines: number): number {
  const rough = sharpest(found, lines, {
    from: -MOST_SKEW,
    to: MOST_SKEW,
    step: COARSE_STEP,
    every: COARSE_EVERY,
  });
  return sharpest(found, lines, {
    from: rough - COARSE_STEP,
    to: rough + COARSE_STEP,
    step: FINE_STEP,
    every: 1,
  });
}

/** Slopes that are tried, in degrees; one point of ink in so many counts. */
interface Slopes {
  from: number;
  to: number;
  step: number;
  every: number;
}

/** The slope at which the ink gathers in the fewest rows; level where it makes no difference. */
function sharpest(found: InkPoints, lines: number, { from, to, step, every }: Slopes): number {
  let best = { skew: 0, sharpness: sharpnessAt(found, lines, 0, every) };
  for (let skew = from; skew <= to; skew += step) {
    const sharpness = sharpnessAt(found, lines, skew, every);
    if (sharpness > best.sharpness) best = { skew, sharpness };
  }
  return Math.round(best.skew * 100) / 100;
}

/** How much the ink of neighbouring rows differs, with rows that fall by `skew` degrees; one point in so many counts. */
function sharpnessAt({ along, across, count }: InkPoints, rows: number, skew: number, every: number): number {
  if (count === 0) return 0;
  const slope = Math.tan((skew * Math.PI) / 180);
  const margin = Math.ceil(Math.abs(slope) * 65_535) + 2;
  const ink = new Int32Array(rows + 2 * margin);
  for (let i = 0; i < count; i += every) ink[Math.round(across[i]! - along[i]! * slope) + margin]!++;
  let sum = 0;
  for (let row = 1; row < ink.length; row++) {
    const step = ink[row]! - ink[row - 1]!;
    sum += step * step;
  }
  return sum / count;
}
