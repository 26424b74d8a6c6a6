import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { glyphsOf, heightOf, inkIn, rowsWithInk, type Span } from "../ink/glyphs.ts";
import { inkPieces } from "../ink/ink-pieces.ts";
import { marksAbove } from "../ink/loose-marks.ts";
import { readOtherwise } from "../read-otherwise.ts";
import type { SeenWord } from "../recogniser.ts";

/** One letter that was read twice, in both its cases: `Cc`. */
const TWICE = /^(\p{L})\1$/iu;
/** One letter is no wider than this, in its height; two that touch are. */
const WIDEST = 1.15;
/** What a recogniser makes of a C that has no neighbour to compare with. */
const MAYBE_C = /^[Ll[/(]?[eEcC\u00a2\u20ac\u00a9(=&][cCtels:;})\u2019'/\]]{0,2}$/;
/** A letter whose capital has the same form. */
const SMALL = /^[osuvwxz]$/;
const SAME_FORM = /^[cosuvxz]$/i;
/** From this height on, in usual capitals, a letter is one. */
const CAPITAL = 0.86;
/** A C is at least so wide, in its height; a bracket is narrower. */
const LEAST_WIDTH = 0.5;

/**
 * A code of one capital as its ink shows it. In a column of codes no neighbour tells a recogniser how high a capital is, and
 * of one glyph it makes two letters, or a small one. `capitalPx` is how high capitals usually are.
 */
export function loneLetter(word: SeenWord, image: GrayImage, tones: Tones, capitalPx: number): SeenWord {
  const { paper } = tones;
  if (STROKES.test(word.text)) return withStrokes(word, image, paper, capitalPx);
  if (MARKED_CAPITAL.test(word.text.normalize("NFD"))) return withoutMark(word, image, tones, capitalPx);
  const twice = word.text === word.text.toUpperCase() ? null : TWICE.exec(word.text);
  if (word.text === ZERO) return wideZero(word, image, tones, capitalPx);
  const isMaybeC = MAYBE_C.test(word.text);
  const isSmall = SMALL.test(word.text);
  if (twice === null && !isMaybeC && !isSmall) return word;
  const ink = inkIn(word, image, paper);
  const [glyph, ...more] = glyphsOf(word, image, ink);
  const isSeenHigh = isSmall && word.otherReadings?.includes(word.text.toUpperCase());
  const least = (isSeenHigh ? HIGH : CAPITAL) * capitalPx;
  if (glyph === undefined || more.length > 0 || heightOf(glyph, word, image, ink) < least) return word;
  const isWide = glyph.to - glyph.from > WIDEST * heightOf(glyph, word, image, ink);
  if (isWide && twice !== null)
    return SAME_FORM.test(twice[1]!) ? { ...word, text: word.text.toUpperCase() } : word;
  if (isSmall && !isMaybeC) return { ...word, text: word.text.toUpperCase() };
  if (twice !== null) return readOtherwise(word, twice[1]!.toUpperCase());
  return isMaybeC && isC(glyph, word, image, ink) ? readOtherwise(word, "C") : word;
}

const [ZERO, WIDE_ZERO] = ["0", 0.85];
/** Its box may have lost so much of its height above and below. */
const CUT = 0.7;

/** A zero that is as wide as no digit is, in its height: a code in a column, `O` for overtime. */
function wideZero(word: SeenWord, image: GrayImage, tones: Tones, capitalPx: number): SeenWord {
  const cut = CUT * (word.bottom - word.top);
  const middle = (word.top + word.bottom) / 2;
  const around = { ...word, top: word.top - cut, bottom: word.bottom + cut };
  const pieces = inkPieces(around, image, tones).filter(({ top, bottom }) => top < middle && bottom > middle);
  const [ring, ...more] = pieces;
  if (ring === undefined || more.length > 0) return word;
  const [width, height] = [ring.x1 - ring.x0, ring.bottom - ring.top];
  const isWide = width >= WIDE_ZERO * height && width <= WIDEST * height;
  return isWide && height >= CAPITAL * capitalPx ? readOtherwise(word, "O") : word;
}

/** An initial with a mark above it, which makes it so much higher than a capital. */
const MARKED_CAPITAL = /^[A-Z][\u0300-\u030c]$/;
const HIGHER_BY_MARK = 1.12;

/** An initial as its ink shows it: a recogniser that expects marks sees one in the dust, and beside a lone letter no other tells. */
function withoutMark(word: SeenWord, image: GrayImage, tones: Tones, capitalPx: number): SeenWord {
  const ink = inkIn(word, image, tones.paper);
  const [glyph] = glyphsOf(word, image, ink);
  const isHigher = glyph === undefined || heightOf(glyph, word, image, ink) > HIGHER_BY_MARK * capitalPx;
  if (isHigher || marksAbove(word, image, tones).length > 0) return word;
  return readOtherwise(word, word.text.normalize("NFD").slice(0, 1));
}

/** As what a second of a name is read. */
const STROKES = /^[nI]$/;
const STROKE_ALONE = "I";
const TWO_STROKES = /^(?:[HUN]|[^\s.,]{2,})$/u;
/** Strokes of one word are equally high, which a point or a comma is not. */
const EVEN_STROKES = 0.9;
/** A stroke is no wider than this, in its height. */
const STROKE = 0.4;
/** So near to its corner the foot of a letter is inked, unless it is round. */
const CORNER_PX = 2;

const LOW = /^[aceimnorsuvwxz]{2,}$/;
/** A code of a state, and the like, of which the second letter has a small form unlike its capital. */
const TWO = /^\p{Lu}[aeimnr]$/u;
const WITH_I = /^\p{Lu}+i\p{Lu}+$/u;
/** No letter tells how high a capital is where the only one bears a mark that touches it. */
const MARKED_FIRST = /^[\u00c0-\u00de][aceimnorsuvwxz]+$/;
const ONE_HEIGHT = 0.94;
const CAPITALS = /^[\p{Lu}/]+$/u;
/** The same, the first of which has a small form. */
const SMALL_FIRST = /^[cosuvwxz][\p{Lu}/]+$/u;
/** Longer codes are seldom. */
const MOST_OF_CODE = 4;
/** Capitals that another look saw need not be quite so high. */
const HIGH = 0.8;
/** No letter but a stroke is so narrow, in heights of a capital. */
const SLIVER = 0.25;

/**
 * A short code or name in capitals that was read as low letters, `or` for `OT` and `Åsa` for `ÅSA`, where another look gave
 * capitals and its ink is as high.
 */
export function highLetters(word: SeenWord, image: GrayImage, tones: Tones, capitalPx: number): SeenWord {
  const { paper } = tones;
  if (TWO.test(word.text)) return withSecondCapital(word, image, tones);
  if (WITH_I.test(word.text)) return withCapitalI(word, image, tones);
  const isBehindMark = MARKED_FIRST.test(word.text);
  if (!LOW.test(word.text) && !isBehindMark) return word;
  const { otherReadings = [] } = word;
  const capitals =
    otherReadings.find((other) => CAPITALS.test(other)) ??
    otherReadings.find((other) => SMALL_FIRST.test(other));
  if (capitals === undefined) return word;
  const ink = inkIn(word, image, paper);
  // Weak print tears slivers off a letter.
  const letters = glyphsOf(word, image, ink).filter(({ from, to }) => to - from > SLIVER * capitalPx);
  const least = HIGH * capitalPx;
  const isHigh = letters.length > 0 && letters.every((letter) => heightOf(letter, word, image, ink) >= least);
  return isHigh ? readOtherwise(word, capitals.toUpperCase()) : word;
}

/** Two letters that are equally high are both capitals: `WA`, which was read `Wa`; an i has a dot over its stroke. */
function withSecondCapital(word: SeenWord, image: GrayImage, tones: Tones): SeenWord {
  const ink = inkIn(word, image, tones.paper);
  const [first, second, ...more] = glyphsOf(word, image, ink);
  if (first === undefined || second === undefined || more.length > 0) return word;
  const isDotted = word.text.endsWith("i") && inkPieces(word, image, tones).length > 2;
  const isHigh = heightOf(second, word, image, ink) >= ONE_HEIGHT * heightOf(first, word, image, ink);
  return isHigh && !isDotted ? readOtherwise(word, word.text.toUpperCase()) : word;
}

/** Capitals among which an i stands without a dot, so that each is one piece of ink: `SiT`. */
function withCapitalI(word: SeenWord, image: GrayImage, tones: Tones): SeenWord {
  const isDotless = inkPieces(word, image, tones).length === word.text.length;
  return isDotless ? readOtherwise(word, word.text.toUpperCase()) : word;
}

/** Whether a word of low letters is as high as capitals, which it then is; `capitalPx` is how high capitals usually are. */
export function isTooHigh(word: SeenWord, image: GrayImage, { paper }: Tones, capitalPx: number): boolean {
  if (!LOW.test(word.text) || word.text.length > MOST_OF_CODE) return false;
  const ink = inkIn(word, image, paper);
  const { top, bottom } = rowsWithInk({ ...word, top: Math.max(0, Math.floor(word.top)) }, image, ink);
  return bottom - top >= HIGH * capitalPx;
}

/**
 * Two strokes that stand apart, equally high, or that blur joins at their heads and that are as high as capitals: no small
 * letter is. One stroke may hide another only where some look has seen more than one.
 */
function withStrokes(word: SeenWord, image: GrayImage, paper: number, capitalPx: number): SeenWord {
  const isStroke = word.text === STROKE_ALONE;
  if (isStroke && word.otherReadings?.some((other) => TWO_STROKES.test(other)) !== true) return word;
  const ink = inkIn(word, image, paper);
  const glyphs = glyphsOf(word, image, ink);
  const heights = glyphs.map((glyph) => heightOf(glyph, word, image, ink));
  const areStrokes = glyphs.every(({ from, to }, i) => to - from <= STROKE * heights[i]!);
  const areEven = Math.min(...heights) >= EVEN_STROKES * Math.max(...heights);
  const areApart = glyphs.length === 2 && areStrokes && areEven;
  const isHigh = !isStroke && glyphs.length === 1 && heights[0]! >= CAPITAL * capitalPx;
  return areApart || isHigh ? readOtherwise(word, "II") : word;
}

/** An L and an I whose feet touch, which narrow print makes a U of: that is round at both sides of its foot. */
export function withSquareFoot(word: SeenWord, image: GrayImage, { paper }: Tones): SeenWord {
  if (word.text !== "U") return word;
  const ink = inkIn(word, image, paper);
  const [glyph, ...more] = glyphsOf(word, image, ink);
  if (glyph === undefined || more.length > 0) return word;
  const { bottom } = rowsWithInk({ ...word, x0: glyph.from, x1: glyph.to }, image, ink);
  const isInked = (x: number): boolean => image.pixels[(bottom - CORNER_PX) * image.width + x]! < ink;
  const isSquare = isInked(glyph.from + CORNER_PX - 1) && isInked(glyph.to - CORNER_PX);
  return isSquare ? readOtherwise(word, "LI") : word;
}

/** Whether a glyph is round and open to the right: ink at its left, its head and its foot, and none from its middle on. */
function isC({ from, to }: Span, word: SeenWord, image: GrayImage, ink: number): boolean {
  const [first, last] = [Math.max(0, Math.floor(word.top)), Math.min(image.height, Math.ceil(word.bottom))];
  const { top, bottom } = rowsWithInk({ x0: from, top: first, x1: to, bottom: last }, image, ink);
  const [width, height] = [to - from, bottom - top];
  if (width < LEAST_WIDTH * height) return false;
  /** Whether a part of the glyph, in shares of its width and height, shows ink. */
  const isInked = (x0: number, x1: number, y0: number, y1: number): boolean => {
    for (let y = Math.ceil(top + y0 * height); y < top + y1 * height; y++) {
      for (let x = Math.floor(from + x0 * width); x < from + x1 * width; x++)
        if (image.pixels[y * image.width + x]! < ink) return true;
    }
    return false;
  };
  return (
    isInked(0, 0.35, 0.4, 0.6) &&
    !isInked(0.45, 1, 0.42, 0.58) &&
    isInked(0.4, 0.7, 0, 0.25) &&
    isInked(0.4, 0.7, 0.75, 1) &&
    isInked(0.7, 1, 0.1, 0.4) &&
    isInked(0.7, 1, 0.6, 0.9)
  );
}
