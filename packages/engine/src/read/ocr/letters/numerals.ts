import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { glyphsOf, heightOf, inkIn, rowsWithInk, type Span } from "../ink/glyphs.ts";
import { median } from "../median.ts";
import { readOtherwise } from "../read-otherwise.ts";
import type { SeenWord } from "../recogniser.ts";

/** A numeral behind a name, and letters as which its strokes are read. */
const STROKES = /^[IlLTJU1|!()[\]{}]{2,3}(?=[,.]?$|,\p{Lu})/u;
/** Digits are no numeral, unless another look took them for letters. */
const DIGITS = /^\d+[,.]?$/;
const LETTERS = /^[IlL|]{2,3}[,.]?$/;
/** A small letter that is one stroke, among capitals and digits. */
const AMONG_CAPITALS = /^(?=.*\p{Lu}{2})[\p{Lu}\d-]*l[\p{Lu}\d-]*$/u;
/** A stroke with its serifs is no wider than this, in its height; all are equally wide. */
const NARROW = 0.55;
const UNEVEN_PX = 1;
/** A comma is no higher, in heights of the word. */
const LOW = 0.45;
/** A one has a flag at the left of its head, which is in this part of it, and the flag is so long, in its height. */
const [HEAD, FLAG] = [0.35, 0.09];
/** Where a foot is, in heights of the letter. */
const FOOT = 0.15;
/** Where a stem stands alone, in heights of the letter. */
const STEM = [0.45, 0.65] as const;

/** As what two strokes are read that stand alone. */
const BARRED = /^[HNn][,.]?$/;
/** A bar between the strokes of a letter shows at least so much of its contrast. */
const OF_BAR = 0.35;

/** The strokes of II and III as they are: equally narrow and high, and without the flag of a one. */
export function withNumeral(read: SeenWord, image: GrayImage, { paper }: Tones): SeenWord {
  const whole = LETTERS.test(read.text) ? withAllStrokes(read, image, paper) : read;
  const word = BARRED.test(whole.text) ? withoutBar(whole, image, paper) : whole;
  const [strokes] = STROKES.exec(word.text) ?? [];
  if (strokes === undefined) return withStroke(word, image, paper);
  if (DIGITS.test(word.text) && word.otherReadings?.some((other) => LETTERS.test(other)) !== true)
    return word;
  const ink = inkIn(word, image, paper);
  const glyphs = glyphsOf(word, image, ink);
  // Serifs touch, which ones do not.
  if (DIGITS.test(strokes) && glyphs.length < strokes.length) return numeralOf(word, strokes);
  const shown = glyphs.slice(0, strokes.length);
  // A name may follow, whose letters touch.
  const comma = word.text[strokes.length] === "," ? glyphs[strokes.length] : undefined;
  const isWhole = glyphs.length === word.text.length;
  if (!isWhole && (comma === undefined || heightOf(comma, word, image, ink) > LOW * (word.bottom - word.top)))
    return whole;
  const widths = shown.map(({ from, to }) => to - from);
  const heights = shown.map((glyph) => heightOf(glyph, word, image, ink));
  const areStrokes =
    Math.max(...widths) - Math.min(...widths) <= UNEVEN_PX &&
    Math.max(...heights) - Math.min(...heights) <= UNEVEN_PX &&
    Math.max(...widths) <= NARROW * Math.min(...heights) &&
    !shown.some((glyph) => hasFlag(glyph, word, image, ink));
  return areStrokes ? numeralOf(word, strokes) : whole;
}

/** A word of strokes alone in another reading that has as many as the ink, where this one has not. */
function withAllStrokes(word: SeenWord, image: GrayImage, paper: number): SeenWord {
  const count = glyphsOf(word, image, inkIn(word, image, paper)).length;
  if (count === word.text.length) return word;
  const whole = word.otherReadings?.find((other) => LETTERS.test(other) && other.length === count);
  return whole === undefined ? word : readOtherwise(word, whole);
}

/** Two strokes for a letter of which the ink shows no bar between them. */
function withoutBar(word: SeenWord, image: GrayImage, paper: number): SeenWord {
  const contrast = 2 * (paper - inkIn(word, image, paper));
  const glyphs = glyphsOf(word, image, paper - OF_BAR * contrast);
  return glyphs.length === word.text.length + 1 ? readOtherwise(word, word.text.replace(/^./, "II")) : word;
}

function numeralOf(word: SeenWord, strokes: string): SeenWord {
  return readOtherwise(word, word.text.replace(STROKES, "I".repeat(strokes.length)));
}

/** A code with a one or an I for a small l, as the ink shows: capitals and digits have no small letter among them. */
function withStroke(word: SeenWord, image: GrayImage, paper: number): SeenWord {
  if (!AMONG_CAPITALS.test(word.text)) return word;
  const ink = inkIn(word, image, paper);
  const glyphs = glyphsOf(word, image, ink);
  const letters = [...word.text];
  if (glyphs.length !== letters.length) return word;
  const text = letters.map((letter, i) => {
    if (letter !== "l") return letter;
    return hasFlag(glyphs[i]!, word, image, ink) ? "1" : "I";
  });
  return readOtherwise(word, text.join(""));
}

/** The text of a code with a 1 for each I whose ink has the form of one; of letters that touch it stays as it was read. */
export function withOnes(word: SeenWord, image: GrayImage, { paper }: Tones): string {
  const ink = inkIn(word, image, paper);
  const glyphs = glyphsOf(word, image, ink);
  const letters = [...word.text];
  if (glyphs.length !== letters.length) return word.text;
  return letters
    .map((letter, i) => (letter === "I" && isOne(glyphs[i]!, word, image, ink) ? "1" : letter))
    .join("");
}

/** Whether a stroke has a flag, or a foot that is wider than its head: an I has serifs at both or at neither. */
function isOne(stroke: Span, word: SeenWord, image: GrayImage, ink: number): boolean {
  const rows = rowsOf(stroke, word, image, ink);
  const [head, foot] = [
    rows.slice(0, Math.ceil(HEAD * rows.length)),
    rows.slice(-Math.ceil(FOOT * rows.length)),
  ];
  return hasFlag(stroke, word, image, ink) || widthOf(foot) - widthOf(head) >= FLAG * rows.length;
}

function widthOf(rows: readonly Span[]): number {
  return Math.max(...rows.map(({ to }) => to)) - Math.min(...rows.map(({ from }) => from));
}

/** Whether the head of a stroke reaches out to the left of its stem, and not so to the right. */
function hasFlag(stroke: Span, word: SeenWord, image: GrayImage, ink: number): boolean {
  const { from, to } = stroke;
  const rows = rowsOf(stroke, word, image, ink);
  const height = rows.length;
  const stem = rows.slice(Math.floor(STEM[0] * height), Math.ceil(STEM[1] * height));
  const head = rows.slice(0, Math.ceil(HEAD * height));
  const left = median(stem.map((row) => row.from)) ?? from;
  const right = median(stem.map((row) => row.to)) ?? to;
  const reach = left - Math.min(...head.map((row) => row.from));
  const other = Math.max(...head.map((row) => row.to)) - right;
  return reach - other >= FLAG * height;
}

/** From where to where a stroke has ink, row by row from its head to its foot. */
function rowsOf({ from, to }: Span, word: SeenWord, image: GrayImage, ink: number): Span[] {
  const [first, last] = [Math.max(0, Math.floor(word.top)), Math.min(image.height, Math.ceil(word.bottom))];
  const { top, bottom } = rowsWithInk({ x0: from, top: first, x1: to, bottom: last }, image, ink);
  return Array.from({ length: bottom - top }, (_, i) => edgesIn(top + i, from, to, image, ink));
}

function edgesIn(y: number, from: number, to: number, { width, pixels }: GrayImage, ink: number): Span {
  const edges = { from: to, to: from };
  for (let x = from; x < to; x++) {
    if (pixels[y * width + x]! >= ink) continue;
    edges.from = Math.min(edges.from, x);
    edges.to = x + 1;
  }
  return edges;
}
