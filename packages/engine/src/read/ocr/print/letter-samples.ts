import type { Box } from "../../../api/result.ts";
import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { glyphsOf, inkIn, rowsWithInk, type Span } from "../ink/glyphs.ts";
import { inkPieces } from "../ink/ink-pieces.ts";
import { median } from "../median.ts";
import type { SeenWord } from "../recogniser.ts";

/** A letter is laid on a grid of so many cells. */
const [COLUMNS, ROWS] = [7, 9];
const CELLS = COLUMNS * ROWS;
/** The cells of one letter, printed twice, differ by no more than this on the average; those of two differ by more than twice as much. */
const SAME = 0.08;
/** How dark the blur of ink is, in its contrast to the paper. */
const BLUR = 0.3;
const FIGURE = /^[-+($]*[\d,.]+[-)]*$/;
const WIDE_DIGIT = /[02-9]/;
/** Digits of one face are no wider or narrower than the usual one, as a share of it. */
const MISFIT = 0.25;
const MOST_DIFFERENT = CELLS * SAME ** 2;

/** How a page prints one letter: how large, and how dark the cells of its box are, 0 for paper and 1 for ink. */
export interface LetterSample {
  letter: string;
  widthPx: number;
  heightPx: number;
  cells: Float32Array;
}

/** How the letters of a page's words are printed; each word is looked at once. */
export class PrintedLetters {
  readonly #image: GrayImage;
  readonly #tones: Tones;
  readonly #known = new Map<SeenWord, LetterSample[]>();

  constructor(image: GrayImage, tones: Tones) {
    this.#image = image;
    this.#tones = tones;
  }

  of(word: SeenWord): LetterSample[] {
    const known = this.#known.get(word) ?? letterSamples(word, this.#image, this.#tones);
    this.#known.set(word, known);
    return known;
  }
}

/**
 * The letters of a word as they are printed; none where its ink does not fall apart into as many glyphs as it has letters. It
 * must do so with its blur and without: else two letters touch and another one is in pieces. Of figures the digits are equally wide, and
 * pieces that stand over each other count as well.
 */
export function letterSamples(word: SeenWord, image: GrayImage, tones: Tones): LetterSample[] {
  const { paper } = tones;
  const letters = [...word.text.normalize("NFC")];
  const ink = inkIn(word, image, paper);
  const boxed = (glyphs: readonly Span[]): Box[] =>
    glyphs.map(({ from, to }) => ({
      x0: from,
      x1: to,
      ...rowsWithInk({ ...word, x0: from, x1: to }, image, ink),
    }));
  const glyphs = glyphsOf(word, image, ink);
  const samples = (boxes: readonly Box[]): LetterSample[] =>
    letters.map((letter, i) => sampleOf(letter, boxes[i]!, image, { paper, ink }));
  if (FIGURE.test(word.text)) {
    const boxes = glyphs.length === letters.length ? boxed(glyphs) : piecesOf(word, image, tones);
    return boxes.length === letters.length && areDigits(letters, boxes) ? samples(boxes) : [];
  }
  const blurred = (): Span[] => glyphsOf(word, image, paper - BLUR * 2 * (paper - ink));
  if (glyphs.length !== letters.length || blurred().length !== letters.length) return [];
  return samples(boxed(glyphs));
}

/** What hangs together in a figure, from left to right: a comma stands below the arm of a 7. */
function piecesOf(word: SeenWord, image: GrayImage, tones: Tones): Box[] {
  return inkPieces(word, image, tones).sort((a, b) => a.x0 + a.x1 - b.x0 - b.x1);
}

/** Whether two letters of about one size are printed alike. */
export function isSamePrint(a: LetterSample, b: LetterSample): boolean {
  let sum = 0;
  for (let i = 0; i < CELLS && sum <= MOST_DIFFERENT; i++) sum += (a.cells[i]! - b.cells[i]!) ** 2;
  return sum <= MOST_DIFFERENT;
}

/** Whether the glyphs of a figure's digits are about equally wide, but for a 1. */
function areDigits(letters: readonly string[], boxes: readonly Box[]): boolean {
  const widths = boxes.flatMap(({ x0, x1 }, i) => (WIDE_DIGIT.test(letters[i]!) ? [x1 - x0] : []));
  const usual = median(widths);
  return usual !== undefined && widths.every((width) => Math.abs(width - usual) <= MISFIT * usual);
}

function sampleOf(
  letter: string,
  { x0, top, x1, bottom }: Box,
  image: GrayImage,
  { paper, ink }: { paper: number; ink: number },
): LetterSample {
  const [widthPx, heightPx] = [x1 - x0, bottom - top];
  const [cells, counts] = [new Float32Array(CELLS), new Float32Array(CELLS)];
  const contrast = 2 * (paper - ink);
  for (let y = 0; y < heightPx; y++) {
    const row = Math.floor((y * ROWS) / heightPx) * COLUMNS;
    for (let x = 0; x < widthPx; x++) {
      const cell = row + Math.floor((x * COLUMNS) / widthPx);
      cells[cell]! += Math.min(
        1,
        Math.max(0, (paper - image.pixels[(top + y) * image.width + x0 + x]!) / contrast),
      );
      counts[cell]!++;
    }
  }
  for (let i = 0; i < CELLS; i++) cells[i] = counts[i] === 0 ? 0 : cells[i]! / counts[i]!;
  return { letter, widthPx, heightPx, cells };
}
