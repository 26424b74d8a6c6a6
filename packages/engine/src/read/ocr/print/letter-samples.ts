import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { glyphsOfLetters, inkIn, rowsWithInk, type Span } from "../ink/glyphs.ts";
import type { SeenWord } from "../recogniser.ts";

/** A letter is laid on a grid of so many cells. */
const [COLUMNS, ROWS] = [7, 9];
const CELLS = COLUMNS * ROWS;
/** The cells of one letter, printed twice, differ by no more than this on the average; those of two differ by more than twice as much. */
const SAME = 0.08;
const MOST_DIFFERENT = CELLS * SAME ** 2;

/** How a page prints one letter: how large, and how dark the cells of its box are, 0 for paper and 1 for ink. */
export interface LetterSample {
  letter: string;
  widthPx: number;
  heightPx: number;
  cells: Float32Array;
}

/** The letters of a word as they are printed; none where its ink does not fall apart into as many glyphs as it has letters. */
export function letterSamples(word: SeenWord, image: GrayImage, { paper }: Tones): LetterSample[] {
  const letters = [...word.text.normalize("NFC")];
  const glyphs = glyphsOfLetters(word, letters.length, image, paper);
  if (glyphs.length !== letters.length) return [];
  const ink = inkIn(word, image, paper);
  return letters.map((letter, i) => sampleOf(letter, glyphs[i]!, word, image, { paper, ink }));
}

/** Whether two letters of about one size are printed alike. */
export function isSamePrint(a: LetterSample, b: LetterSample): boolean {
  let sum = 0;
  for (let i = 0; i < CELLS && sum <= MOST_DIFFERENT; i++) sum += (a.cells[i]! - b.cells[i]!) ** 2;
  return sum <= MOST_DIFFERENT;
}

function sampleOf(
  letter: string,
  { from, to }: Span,
  word: SeenWord,
  image: GrayImage,
  { paper, ink }: { paper: number; ink: number },
): LetterSample {
  const { top, bottom } = rowsWithInk({ ...word, x0: from, x1: to }, image, ink);
  const [widthPx, heightPx] = [to - from, bottom - top];
  const [cells, counts] = [new Float32Array(CELLS), new Float32Array(CELLS)];
  const contrast = 2 * (paper - ink);
  for (let y = 0; y < heightPx; y++) {
    const row = Math.floor((y * ROWS) / heightPx) * COLUMNS;
    for (let x = 0; x < widthPx; x++) {
      const cell = row + Math.floor((x * COLUMNS) / widthPx);
      cells[cell]! += Math.min(
        1,
        Math.max(0, (paper - image.pixels[(top + y) * image.width + from + x]!) / contrast),
      );
      counts[cell]!++;
    }
  }
  for (let i = 0; i < CELLS; i++) cells[i] = counts[i] === 0 ? 0 : cells[i]! / counts[i]!;
  return { letter, widthPx, heightPx, cells };
}
