import type { GrayImage } from "../page-image/gray-image.ts";
import type { Tones } from "../page-image/tones.ts";
import { inkPieces } from "./ink-pieces.ts";
import type { SeenWord } from "./recogniser.ts";

/** Few capitals, with a stroke among them or without: `OIT`, `WIH`, `OT`. */
const SHORT = /^\p{Lu}{1,2}[Il1|]?\p{Lu}{1,2}$/u;
const STROKE = /[Il1|]/;
/** A slash leans so far to the right, as a correlation of its rows and columns. */
const SLASH = -0.55;
/** It is about as high as the letters, which dust is not. */
const HIGH = 0.85;
/** Letters whose halves are alike lean only where the typeface does. */
const EVEN = /[AHIMOTUVWXY]/;
const UPRIGHT = -0.15;

/** A slash between capitals that was read as an I, or overlooked: `OIT` is `O/T` where the I leans and the others do not. */
export function withSlash(word: SeenWord, image: GrayImage, tones: Tones): SeenWord {
  const letters = [...word.text];
  if (!SHORT.test(word.text)) return word;
  const pieces = inkPieces(word, image, tones).sort((a, b) => a.x0 + a.x1 - b.x0 - b.x1);
  const high = HIGH * Math.max(...pieces.map(({ top, bottom }) => bottom - top));
  const at = pieces.findIndex(
    ({ slant, top, bottom }, i) => slant <= SLASH && bottom - top >= high && i > 0 && i < pieces.length - 1,
  );
  const overlooked = pieces.length === letters.length + 1;
  if (at < 0 || !(overlooked || (pieces.length === letters.length && STROKE.test(letters[at]!)))) return word;
  const text = letters.toSpliced(at, overlooked ? 0 : 1, "/");
  const even = pieces.filter((_, i) => EVEN.test(text[i]!));
  const upright = even.length > 0 && even.every(({ slant }) => slant >= UPRIGHT);
  return upright ? { ...word, text: text.join(""), otherReadings: [word.text] } : word;
}
