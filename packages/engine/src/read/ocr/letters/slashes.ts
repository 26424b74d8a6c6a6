import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { inkPieces, type InkPiece } from "../ink/ink-pieces.ts";
import { readOtherwise } from "../read-otherwise.ts";
import type { SeenWord } from "../recogniser.ts";

/** Few capitals, with a stroke among them or without: `OIT`, `WIH`, `OT`. */
const SHORT = /^\p{Lu}{1,2}[Il1|]?\p{Lu}{1,2}$/u;
const STROKE = /[Il1|]/;
/** As the O of `O/T` is read. */
const ROUND_FIRST = /^o(?=\p{Lu}$)/u;
const LONG = /^\p{Lu}[\p{Lu}Il1|/]{3,}\p{Lu}$/u;
const MAYBE_SLASH = /[Il1|/]/;
/** A slash that was imagined between two letters. */
const BETWEEN_TWO = /^\p{Lu}\/\p{Lu}$/u;
/** Two letters are no wider than this, each in its height; with a slash at its side one is. */
const WIDEST = 1.15;
/** A slash with letters on both sides. */
const INNER = /^\p{Lu}+\/\p{Lu}+$/u;
/** A stroke and a slash whose feet touch look like a V. */
const TOUCHING = /[I1l]\//;
/** A slash or an I is no wider than this, in its height. */
const NARROW = 0.65;
/** A slash leans so far to the right, as a correlation of its rows and columns. */
const SLASH = -0.55;
/** In a longer word, which may hold a damaged letter, it leans clearly. */
const CLEAR_SLASH = -0.85;
/** It is about as high as the letters, which dust is not. */
const HIGH = 0.85;
/** The bar of a T, which a slash touches in coarse print, is in this part of a word. */
const HEAD = 0.3;
const WITH_BAR = /T$/;
const BAR_BEHIND = /\/T$/;
/** Letters whose halves are alike lean only where the typeface does. */
const EVEN = /[AHIMOTUVWXY]/;
const [UPRIGHT, BACKWARDS] = [-0.15, 0.3];
/** So far a letter leans that print joins with a slash. */
const JOINED = -0.2;
/** A letter that hides no slash leans no more than this, to either side. */
const QUITE_UPRIGHT = 0.08;

/** A slash between capitals that was read as an I, or overlooked: `OIT` is `O/T` where the I leans and the others do not. */
export function withSlash(word: SeenWord, image: GrayImage, tones: Tones): SeenWord {
  if (LONG.test(word.text)) return slashInLong(word, image, tones);
  if (BETWEEN_TWO.test(word.text)) return withoutImagined(word, image, tones);
  const capital = word.text.replace(ROUND_FIRST, "O");
  if (capital !== word.text && word.otherReadings?.includes(capital) === true)
    return withSlash({ ...word, text: capital }, image, tones);
  if (!SHORT.test(word.text)) return word;
  const slashed = [...word.text].join("/");
  if (word.otherReadings?.includes(slashed) === true && !areTwoLetters(word, image, tones))
    return readOtherwise(word, slashed);
  const pieces = inkPieces(word, image, tones);
  if (areUpright(word.text, pieces)) return word;
  const below = { ...word, top: word.top + HEAD * (word.bottom - word.top) };
  const found = slashIn(word, pieces);
  if (found !== null || !WITH_BAR.test(word.text)) return found ?? word;
  const under = slashIn(word, inkPieces(below, image, tones));
  return under !== null && BAR_BEHIND.test(under.text) ? under : word;
}

/** Two letters without the slash of which there is no ink, if another look has not seen it either or they stand quite upright. */
function withoutImagined(word: SeenWord, image: GrayImage, tones: Tones): SeenWord {
  const bare = word.text.replace("/", "");
  const isSeenBare = word.otherReadings?.includes(bare) === true;
  if (!isSeenBare && !areUpright(bare, inkPieces(word, image, tones))) return word;
  return areTwoLetters(word, image, tones) ? readOtherwise(word, bare) : word;
}

/** Whether each letter is even, and one piece that does not lean: none of them hides a slash. */
function areUpright(text: string, pieces: readonly InkPiece[]): boolean {
  return (
    pieces.length === text.length &&
    [...text].every((letter) => EVEN.test(letter)) &&
    pieces.every(({ slant }) => Math.abs(slant) <= QUITE_UPRIGHT)
  );
}

function areTwoLetters(word: SeenWord, image: GrayImage, tones: Tones): boolean {
  const all = inkPieces(word, image, tones);
  const high = HIGH * Math.max(...all.map(({ top, bottom }) => bottom - top));
  const head = Math.min(...all.map(({ top }) => top)) + HEAD * (word.bottom - word.top);
  // Weak print tears the bar of a T off its stem.
  const pieces = all.filter(({ top, bottom }) => bottom - top >= high || bottom > head);
  const areLetters = pieces.every(
    ({ x0, top, x1, bottom, slant }) => slant > SLASH && x1 - x0 <= WIDEST * (bottom - top),
  );
  return pieces.length === 2 && areLetters && !touchesSlash(word, pieces);
}

/** Whether one of two even letters leans beside an upright one: narrow print joins it with the slash before it. */
function touchesSlash({ text }: SeenWord, pieces: readonly InkPiece[]): boolean {
  const letters = [...text.replace("/", "")];
  if (!letters.every((letter) => EVEN.test(letter))) return false;
  const leaning = pieces.filter(({ slant }) => slant <= JOINED);
  return leaning.length === 1;
}

/** The same in a longer word, where a slash may also have been read twice: `OASDIEE` and `OASD//EE` are `OASDI/EE`. */
function slashInLong(word: SeenWord, image: GrayImage, tones: Tones): SeenWord {
  const letters = [...word.text];
  // Overlooked more easily than imagined: another look that gave one is right.
  const seen = word.otherReadings?.find(
    (other) =>
      INNER.test(other) &&
      (other.replace("/", "") === word.text || other.replace(TOUCHING, "V") === word.text),
  );
  if (seen !== undefined) return readOtherwise(word, seen);
  const pieces = inkPieces(word, image, tones).sort((a, b) => a.x0 + a.x1 - b.x0 - b.x1);
  const high = Math.max(...pieces.map(({ top, bottom }) => bottom - top));
  const isStroke = ({ x0, top, x1, bottom }: InkPiece): boolean =>
    bottom - top >= HIGH * high && x1 - x0 <= NARROW * high;
  const leans = pieces.map((piece) => isStroke(piece) && piece.slant <= CLEAR_SLASH);
  const overlooked = pieces.length === letters.length + 1 && !letters.includes("/");
  const at = leans.indexOf(true);
  if (leans.filter(Boolean).length !== 1 || at === 0 || at === pieces.length - 1) return word;
  if (!overlooked && (pieces.length !== letters.length || !MAYBE_SLASH.test(letters[at]!))) return word;
  const text = letters
    .toSpliced(at, overlooked ? 0 : 1, "/")
    .map((letter, i) => (letter === "/" && i !== at && isStroke(pieces[i]!) ? "I" : letter));
  return isUpright(text, pieces) ? readOtherwise(word, text.join("")) : word;
}

function slashIn(word: SeenWord, found: readonly InkPiece[]): SeenWord | null {
  const letters = [...word.text];
  const pieces = found.toSorted((a, b) => a.x0 + a.x1 - b.x0 - b.x1);
  const high = HIGH * Math.max(...pieces.map(({ top, bottom }) => bottom - top));
  const at = pieces.findIndex(
    ({ slant, top, bottom }, i) => slant <= SLASH && bottom - top >= high && i > 0 && i < pieces.length - 1,
  );
  // A letter may be in pieces, of which one leans: those of a longer word, and a low one beside it.
  const areLetters = pieces.every(({ top, bottom }) => bottom - top >= high);
  const overlooked = letters.length === 2 && pieces.length === 3 && areLetters;
  if (at < 0 || !(overlooked || (pieces.length === letters.length && STROKE.test(letters[at]!)))) return null;
  const text = letters.toSpliced(at, overlooked ? 0 : 1, "/");
  return isUpright(text, pieces) ? { ...word, text: text.join(""), otherReadings: [word.text] } : null;
}

/** Whether the typeface does not lean, by the letters that show it: the left side of an O that is in two leans to the left. */
function isUpright(text: readonly string[], pieces: readonly InkPiece[]): boolean {
  const even = pieces.filter((_, i) => EVEN.test(text[i]!));
  return even.length > 0 && even.every(({ slant }) => slant >= UPRIGHT && slant <= BACKWARDS);
}
