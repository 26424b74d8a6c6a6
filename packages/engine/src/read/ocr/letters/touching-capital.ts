import type { GrayImage } from "../../page-image/gray-image.ts";
import { glyphsOf, heightOf, inkIn } from "../ink/glyphs.ts";
import { median } from "../median.ts";
import type { SeenWord } from "../recogniser.ts";
import { letterMiddles } from "../words/letter-places.ts";
import { edgeOf, HIGHER, TALL_FROM } from "./measured-letters.ts";

/** Read as small, with a capital of the same form. */
const SMALL_FIRST = /^[cosuvwxz]\p{Ll}{2,}$/u;
/** Two letters and the signs behind them: `sr.,`. */
const TWO_LETTERS = /^[cosuvwxz][acemnorsuvwxz][.,]+$/;
/** What is wider than this, in heights of a capital, is more than one letter. */
const WIDEST = 1.1;
/** So much of a touching word from its left edge on, in heights of a capital, holds its first letter alone. */
const FIRST = 0.3;
/** Letters behind the first that are low, and no tail below the line. */
const REST_LOW = /^[acemnorsuvwxz]+$/;
const REST_HIGH = /^[bdfhkl]+$/;
/** Letters whose heads are low, of which so many, or all behind the first, tell how low, and half of the width of one that is looked at. */
const LOW_HEAD = /[acegmnopqrsuvwxyz]/;
const FEWEST_LOW = 3;
const HALF = 0.35;
const TAIL = /[gjpqy,;()]/;
/** Two capitals at least, and a letter with a capital of its form. */
const AMID_CAPITALS = /^(?=.*\p{Lu}.*\p{Lu})[\p{Lu}cosuvwxz]*[cosuvwxz][\p{Lu}cosuvwxz]*[,.]?$/u;
/** A capital without a mark above it, and how far below its head another begins, in its height. */
const PLAIN_CAPITAL = /^[A-Z]$/;
const LEVEL = 0.14;

/** A word whose letters touch, with a capital where its left edge is as high over the foot of the line. */
export function withCapital(
  word: SeenWord,
  { least, foot }: { least: number; foot: number | undefined },
  image: GrayImage,
  paper: number,
): SeenWord {
  if (!SMALL_FIRST.test(word.text)) return word;
  const ink = inkIn(word, image, paper);
  const [first] = glyphsOf(word, image, ink);
  if (first === undefined) return word;
  const isApart = first.to - first.from <= WIDEST * least;
  const edge = edgeOf(word, first.from, first.from + FIRST * least, image, ink);
  const low = foot ?? (TAIL.test(word.text) ? edge.bottom : word.bottom);
  const heightPx = isApart ? heightOf(first, word, image, ink) : low - edge.top;
  return heightPx < least ? word : capitalised(word);
}

/** The same where nothing but the word tells: its left edge beside its right one, where all other letters are low, or all high. */
export function withHighEdge(word: SeenWord, image: GrayImage, paper: number): SeenWord {
  if (TWO_LETTERS.test(word.text)) return withHighFirstOfTwo(word, image, paper);
  const rest = word.text.slice(1);
  if (!SMALL_FIRST.test(word.text)) return word;
  if (!REST_LOW.test(rest) && !REST_HIGH.test(rest)) return withHighHead(word, image, paper);
  const ink = inkIn(word, image, paper);
  const glyphs = glyphsOf(word, image, ink);
  const [first, last] = [glyphs[0], glyphs.at(-1)];
  if (first === undefined || last === undefined) return word;
  const wide = FIRST * (word.bottom - word.top);
  const left = edgeOf(word, first.from, first.from + wide, image, ink);
  const right = edgeOf(word, last.to - wide, last.to, image, ink);
  const foot = Math.max(left.bottom, right.bottom);
  const least = REST_LOW.test(rest) ? HIGHER : TALL_FROM;
  return foot - left.top < least * (foot - right.top) ? word : capitalised(word);
}

/** The same for two letters, whose signs behind them may touch, where both stand apart. */
function withHighFirstOfTwo(word: SeenWord, image: GrayImage, paper: number): SeenWord {
  const ink = inkIn(word, image, paper);
  const [first, second] = glyphsOf(word, image, ink);
  if (first === undefined || second === undefined) return word;
  const [high, low] = [heightOf(first, word, image, ink), heightOf(second, word, image, ink)];
  const areApart = [first, second].every(({ from, to }) => to - from <= WIDEST * high);
  return areApart && high >= HIGHER * low ? capitalised(word) : word;
}

/** The same by the heads of its low letters, each about where it stands: those of the first are so much higher. */
function withHighHead(word: SeenWord, image: GrayImage, paper: number): SeenWord {
  const letters = [...word.text];
  const middles = letterMiddles(word);
  const half = (HALF * (word.x1 - word.x0)) / letters.length;
  const ink = inkIn(word, image, paper);
  const edgeAt = (i: number): ReturnType<typeof edgeOf> =>
    edgeOf(word, middles[i]! - half, middles[i]! + half, image, ink);
  const heads = letters.flatMap((letter, i) => (i > 0 && LOW_HEAD.test(letter) ? [edgeAt(i).top] : []));
  const low = median(heads);
  if (low === undefined || heads.length < Math.min(FEWEST_LOW, letters.length - 1)) return word;
  const { top, bottom } = edgeAt(0);
  return bottom - top < HIGHER * (bottom - low) ? word : capitalised(word);
}

/** The same for letters amid capitals, as in `CRuZ`: their heads are level with those of the others. */
export function withLevelLetters(word: SeenWord, image: GrayImage, paper: number): SeenWord {
  if (!AMID_CAPITALS.test(word.text)) return word;
  const letters = [...word.text];
  const middles = letterMiddles(word);
  const half = (HALF * (word.x1 - word.x0)) / letters.length;
  const ink = inkIn(word, image, paper);
  const heads = letters.map((_, i) => edgeOf(word, middles[i]! - half, middles[i]! + half, image, ink).top);
  const high = median(heads.filter((_, i) => PLAIN_CAPITAL.test(letters[i]!)));
  if (high === undefined) return word;
  const most = high + LEVEL * (word.bottom - high);
  const text = letters.map((letter, i) => (heads[i]! <= most ? letter.toUpperCase() : letter));
  return { ...word, text: text.join("") };
}

function capitalised(word: SeenWord): SeenWord {
  return { ...word, text: word.text.slice(0, 1).toUpperCase() + word.text.slice(1) };
}
