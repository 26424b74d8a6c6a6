import { blobsOf, type Blob } from "../../page-image/blobs.ts";
import type { GrayImage } from "../../page-image/gray-image.ts";
import { partOf } from "../../page-image/part-of.ts";
import type { Tones } from "../../page-image/tones.ts";
import { glyphsOf, heightOf, inkIn, rowsWithInk, type Span } from "../ink/glyphs.ts";
import { readOtherwise } from "../read-otherwise.ts";
import type { SeenWord } from "../recogniser.ts";

const NAME = /^[\p{Lu}@][\p{L}@'’-]*(?:,\p{Lu}[\p{L}'’-]*|[,.])?$/u;
/** As what a round letter with a stroke through it is read. */
const MAYBE_STROKED = /[oOaep@]/;
/** As what a q is read, whose tail hangs at its right. */
const MAYBE_Q = /g(?=[uv])/;
const [OF_TAIL, AT_RIGHT] = [0.12, 0.35];
/** As what a letter with a tail below it is read. */
const MAYBE_CEDILLA = /[cCg]/;
const BEHIND_CEDILLA = /[aou]/i;
const TAIL = /[gjpqyçQ,;]/;
/** A tail reaches below the line by so much of the height of the word. */
const LOW = 0.1;
/** The white on both sides of a stroke that leans to the right, in heights of the letter. */
const [LEAST_HOLE, ASIDE, MOST_ASIDE, MOST_BELOW] = [0.08, 0.1, 0.45, 0.8];
/** A stroke through the middle parts a letter so evenly: one side is no more times as large as the other. */
const EVEN = 1.6;
/** A numeral behind a name, and letters as which its strokes are read. */
const STROKES = /^(?!\d+$)[IlLTJU1|!]{2,3}(?=[,.]?$)/;
/** A stroke with its serifs is no wider than this, in its height; all are equally wide. */
const NARROW = 0.55;
const UNEVEN_PX = 1;
const BETWEEN = 128;
/** As what an ü is read. */
const TWO_DOTS = /(?<=\p{L})ii(?=\p{L})/u;
/** The two stems of an ü hang together, and are so wide, in heights of the word. */
const LEAST_BOWL = 0.3;

/** Letters of a name that no recogniser of English expects, as their ink shows them: an ø, a ç, and the strokes of II and III. */
export function inShownForm(word: SeenWord, image: GrayImage, { paper }: Tones): SeenWord {
  const stroked = strokedByOthers(word);
  if (stroked !== null) return readOtherwise(word, stroked);
  const withMark = word.text.replace(TWO_DOTS, "ü");
  if (withMark !== word.text && word.otherReadings?.includes(withMark)) return readOtherwise(word, withMark);
  const [strokes] = STROKES.exec(word.text) ?? [];
  const isName =
    NAME.test(word.text) &&
    (MAYBE_STROKED.test(word.text) ||
      MAYBE_CEDILLA.test(word.text) ||
      TWO_DOTS.test(word.text) ||
      MAYBE_Q.test(word.text));
  if (strokes === undefined && !isName) return word;
  const ink = inkIn(word, image, paper);
  const glyphs = glyphsOf(word, image, ink);
  const letters = [...word.text.normalize("NFC")];
  if (glyphs.length === letters.length - 1 && TWO_DOTS.test(word.text))
    return withDiaeresis(word, glyphs, image, ink);
  if (glyphs.length !== letters.length) return word;
  const text =
    strokes === undefined
      ? shownName(letters, glyphs, { word, image, ink, paper })
      : shownNumeral(word, strokes.length, glyphs, { image, ink });
  return readOtherwise(word, text);
}

/** The word with a stroke through the round letters that another look took for a sign: `@stergaard`; null without such a look. */
function strokedByOthers({ text, otherReadings = [] }: SeenWord): string | null {
  const letters = [...text];
  for (const other of otherReadings) {
    const signs = [...other];
    if (!other.includes("@") || signs.length !== letters.length) continue;
    if (!signs.every((sign, i) => sign === letters[i] || (sign === "@" && MAYBE_STROKED.test(letters[i]!))))
      continue;
    return letters
      .map((letter, i) => (signs[i] !== "@" ? letter : isCapitalAt(letters, i) ? "Ø" : "ø"))
      .join("");
  }
  return null;
}

/** The word with an ü where its ink shows one letter for two. */
function withDiaeresis(word: SeenWord, glyphs: readonly Span[], image: GrayImage, ink: number): SeenWord {
  const { from, to } = glyphs[TWO_DOTS.exec(word.text)!.index]!;
  const isBowl = to - from >= LEAST_BOWL * heightOf({ from, to }, word, image, ink);
  return isBowl ? readOtherwise(word, word.text.replace(TWO_DOTS, "ü")) : word;
}

/** Strokes that are all equally narrow and high are those of a numeral. */
function shownNumeral(
  word: SeenWord,
  count: number,
  glyphs: readonly Span[],
  { image, ink }: { image: GrayImage; ink: number },
): string {
  const widths = glyphs.slice(0, count).map(({ from, to }) => to - from);
  const heights = glyphs.slice(0, count).map((glyph) => heightOf(glyph, word, image, ink));
  const areStrokes =
    Math.max(...widths) - Math.min(...widths) <= UNEVEN_PX &&
    Math.max(...heights) - Math.min(...heights) <= UNEVEN_PX &&
    Math.max(...widths) <= NARROW * Math.min(...heights);
  return areStrokes ? word.text.replace(STROKES, "I".repeat(count)) : word.text;
}

interface ShownWord {
  word: SeenWord;
  image: GrayImage;
  ink: number;
  paper: number;
}

function shownName(letters: readonly string[], glyphs: readonly Span[], shown: ShownWord): string {
  const { word, image, ink, paper } = shown;
  const bottoms = glyphs.map((glyph) => rowsOf(glyph, word, image, ink).bottom);
  const level = bottoms.filter((_, i) => !TAIL.test(letters[i]!) && !MAYBE_CEDILLA.test(letters[i]!));
  const foot = level.sort((a, b) => a - b)[level.length >> 1] ?? Infinity;
  const letterAt = (letter: string, i: number): string => {
    const glyph = glyphs[i]!;
    const isStrokedO = (): boolean =>
      isStroked(holesIn(glyph, word, image, ink), heightOf(glyph, word, image, ink));
    if (MAYBE_STROKED.test(letter) && isStrokedO()) return isCapitalAt(letters, i) ? "Ø" : "ø";
    if (letter === "g" && /[uv]/.test(letters[i + 1] ?? "") && hangsAtRight(glyph, word, image, ink))
      return "q";
    const isLow = bottoms[i]! - foot >= LOW * (word.bottom - word.top);
    if (!isLow || !BEHIND_CEDILLA.test(letters[i + 1] ?? "")) return letter;
    if (/[cC]/.test(letter)) return letter === "C" ? "Ç" : "ç";
    // The bowl of a g may be open in weak print, but not when its blur counts as ink.
    const grays = [ink, (ink + paper) / 2];
    const isOpen = grays.every((gray) => holesIn(glyph, word, image, gray).length === 0);
    return letter === "g" && isOpen ? "ç" : letter;
  };
  return letters.map(letterAt).join("");
}

function isCapitalAt(letters: readonly string[], i: number): boolean {
  const isCapital = (letter: string): boolean => letter === letter.toUpperCase();
  return isCapital(letters[i]!) && (i === 0 || isCapital(letters[i - 1]!));
}

/** Whether the lowest ink of a letter is at its right alone. */
function hangsAtRight(glyph: Span, word: SeenWord, image: GrayImage, ink: number): boolean {
  const { top, bottom } = rowsOf(glyph, word, image, ink);
  const low = { ...word, top: Math.floor(bottom - OF_TAIL * (bottom - top)), bottom };
  const [tail] = glyphsOf({ ...low, x0: glyph.from, x1: glyph.to }, image, ink);
  return tail !== undefined && tail.from - glyph.from >= AT_RIGHT * (glyph.to - glyph.from);
}

function rowsOf(
  { from, to }: Span,
  word: SeenWord,
  image: GrayImage,
  ink: number,
): { top: number; bottom: number } {
  const [top, bottom] = [Math.max(0, Math.floor(word.top)), Math.min(image.height, Math.ceil(word.bottom))];
  return rowsWithInk({ x0: from, top, x1: to, bottom }, image, ink);
}

/** White that ink encloses, by its middle, in pixels. */
interface Hole {
  x: number;
  y: number;
  size: number;
}

function holesIn({ from, to }: Span, word: SeenWord, image: GrayImage, ink: number): Hole[] {
  // A white edge joins what is outside.
  const area = { x0: from - 1, top: word.top - 1, x1: to + 1, bottom: word.bottom + 1 };
  const part = partOf(image, area).image;
  const white = { ...part, pixels: part.pixels.map((gray) => (gray < ink ? 255 : 0)) };
  const isInside = ({ x0, top, x1, bottom }: Blob): boolean =>
    x0 > 0 && top > 0 && x1 < part.width && bottom < part.height;
  return blobsOf(white, BETWEEN)
    .filter(isInside)
    .map(({ x0, top, x1, bottom }) => ({
      x: (x0 + x1) / 2,
      y: (top + bottom) / 2,
      size: Math.max(x1 - x0, bottom - top),
    }))
    .filter(({ size }) => size >= LEAST_HOLE * (word.bottom - word.top));
}

/** Two holes, the one to the left above the other. */
function isStroked(holes: readonly Hole[], height: number): boolean {
  const [left, right] = [...holes].sort((a, b) => a.x - b.x);
  if (holes.length !== 2 || left === undefined || right === undefined) return false;
  if (Math.max(left.size, right.size) > EVEN * Math.min(left.size, right.size)) return false;
  const [aside, below] = [right.x - left.x, right.y - left.y];
  return (
    aside >= ASIDE * height &&
    aside <= MOST_ASIDE * height &&
    below >= ASIDE * height &&
    below <= MOST_BELOW * height
  );
}
