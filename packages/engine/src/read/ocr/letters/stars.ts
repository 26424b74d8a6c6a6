import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { glyphsOf, inkIn, rowsWithInk } from "../ink/glyphs.ts";
import { inkPieces, type InkPiece } from "../ink/ink-pieces.ts";
import { readOtherwise } from "../read-otherwise.ts";
import type { SeenWord } from "../recogniser.ts";

/** Signs alone, as which a recogniser reads stars. */
const SIGNS = /^[^\p{L}\d\s.,:;()$-]{2,}$/u;
const STARS = /^\*+$/;
/** Coarse print has the same digit again and again no less alike than stars. */
const DIGITS = /^\d+$/;
/** Small stars, some of which look like crosses. */
const STARS_AND_CROSSES = /^[*+]*\*[*+]*$/;
/** Signs that are one differ in width by no more than this. */
const UNEVEN_PX = 3;
/** What a recogniser guessed at may be stars as well, where so many are alike. */
const [GUESSED, FEWEST] = [0.7, 3];
/** Pieces that are alike differ by no more than this, in pixels and in how far they lean. */
const [ALIKE_PX, ALIKE_SLANT] = [1, 0.1];
/** How high a star is, in heights of the line; how wide, in its own; how far it leans, and hangs below the head of the line. */
const [LOWEST, HIGHEST, NARROWEST, WIDEST, LEANS, HANGS] = [0.35, 0.75, 0.6, 1.3, 0.15, 0.15];

/**
 * Stars, as many as the ink shows: where a look saw nothing else but crosses among them, and all are of one width, or
 * whatever was guessed, where the ink is the same small sign again and again. `linePx` is how high lines usually are.
 */
export function withStars(word: SeenWord, image: GrayImage, tones: Tones, linePx: number): SeenWord {
  const { text, otherReadings = [] } = word;
  if (STARS.test(text) || [text, ...otherReadings].every((reading) => DIGITS.test(reading))) return word;
  const repeated = SIGNS.test(text) || word.confidence < GUESSED ? starsIn(word, image, tones, linePx) : 0;
  if (repeated > 0) return readOtherwise(word, "*".repeat(repeated));
  if (!SIGNS.test(text) || ![text, ...otherReadings].some((reading) => STARS_AND_CROSSES.test(reading)))
    return word;
  const glyphs = glyphsOf(word, image, inkIn(word, image, tones.paper));
  const widths = glyphs.map(({ from, to }) => to - from);
  if (widths.length < 2 || Math.max(...widths) - Math.min(...widths) > UNEVEN_PX) return word;
  return readOtherwise(word, "*".repeat(widths.length));
}

/** How many stars the ink of a word is; 0 for other signs. */
function starsIn(word: SeenWord, image: GrayImage, tones: Tones, linePx: number): number {
  const column = { ...word, top: 0, bottom: image.height };
  const pieces = stacked(inkPieces(column, image, tones));
  const [first] = pieces;
  if (first === undefined || pieces.length < FEWEST) return 0;
  const head = rowsWithInk({ x0: 0, top: 0, x1: image.width, bottom: image.height }, image, tones.ink).top;
  const areStars = pieces.every(
    (piece) => areAlike(piece, first) && isStar(piece, linePx) && piece.top - head <= HANGS * linePx,
  );
  return areStars ? pieces.length : 0;
}

/** Pieces that stand over each other as one, which leans as the highest of them: small print parts the points of a star. */
function stacked(pieces: readonly InkPiece[]): InkPiece[] {
  const stacks: InkPiece[] = [];
  for (const piece of [...pieces].sort((a, b) => b.bottom - b.top - (a.bottom - a.top))) {
    const stack = stacks.find(({ x0, x1 }) => piece.x0 < x1 && piece.x1 > x0);
    if (stack === undefined) stacks.push({ ...piece });
    else {
      stack.x0 = Math.min(stack.x0, piece.x0);
      stack.top = Math.min(stack.top, piece.top);
      stack.x1 = Math.max(stack.x1, piece.x1);
      stack.bottom = Math.max(stack.bottom, piece.bottom);
    }
  }
  return stacks.sort((a, b) => a.x0 - b.x0);
}

function areAlike(one: InkPiece, other: InkPiece): boolean {
  const differences = [
    one.x1 - one.x0 - other.x1 + other.x0,
    one.bottom - one.top - other.bottom + other.top,
    one.top - other.top,
  ];
  return (
    differences.every((px) => Math.abs(px) <= ALIKE_PX) && Math.abs(one.slant - other.slant) <= ALIKE_SLANT
  );
}

/** Whether a piece of ink is as high as a star, about as wide, and leans to no side. */
function isStar({ x0, top, x1, bottom, slant }: InkPiece, linePx: number): boolean {
  const [width, height] = [x1 - x0, bottom - top];
  return (
    height >= LOWEST * linePx &&
    height <= HIGHEST * linePx &&
    width >= NARROWEST * height &&
    width <= WIDEST * height &&
    Math.abs(slant) <= LEANS
  );
}
