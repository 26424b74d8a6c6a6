import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { glyphsOf, type Span } from "../ink/glyphs.ts";
import type { SeenWord } from "../recogniser.ts";
import { widthOf } from "./letter-widths.ts";

/** A recogniser takes no more letters of a word for its neighbour's. */
const MOST_ASTRAY = 2;
/** White on both sides of a letter of its own: the narrower is so much of the wider. */
const AS_WIDE = 0.6;
/** An initial is a capital between parts of a name, the shortest of which are `LE` and `DI`; slanted letters of a code overlap. */
const [INITIAL, NAMES, LEAST_NAME] = [/^\p{Lu}$/u, /^\p{L}+$/u, 2];

/** No letter is narrower than so much of its usual width. */
const NARROWEST = 0.65;

/**
 * Words with the letters that are theirs: where one shows as many glyphs too many as its neighbour shows too few, and the
 * white between the two is the wider there, those are the neighbour's. One that has white on both sides is a word of its own:
 * an initial, `KENJI T LE` read as `KENJIT LE`.
 */
export function ownLetters(words: readonly SeenWord[], image: GrayImage, { ink }: Tones): SeenWord[] {
  const own: SeenWord[] = [];
  for (const right of words) {
    const left = own.at(-1);
    if (left === undefined || left.line !== right.line) own.push(right);
    else own.splice(-1, 1, ...dealtOut(left, right, glyphsOf(left, image, ink), glyphsOf(right, image, ink)));
  }
  return own;
}

function dealtOut(
  left: SeenWord,
  right: SeenWord,
  before: readonly Span[],
  behind: readonly Span[],
): SeenWord[] {
  const surplus = before.length - lettersOf(left).length;
  const isAstray = surplus !== 0 && Math.abs(surplus) <= MOST_ASTRAY;
  if (!isAstray || surplus !== lettersOf(right).length - behind.length) return [left, right];
  const glyphs = [...before, ...behind];
  const whiteBefore = (at: number): number => (glyphs[at]?.from ?? 0) - (glyphs[at - 1]?.to ?? 0);
  const at = lettersOf(left).length;
  const [read, shown] = [whiteBefore(at), whiteBefore(before.length)];
  const isApart = Math.abs(surplus) === 1 && Math.min(read, shown) >= AS_WIDE * Math.max(read, shown);
  const initial = isApart ? withInitial(left, right, glyphs, surplus) : null;
  if (initial !== null) return initial;
  if (read <= shown) return [left, right];
  return [
    { ...left, x1: glyphs[at - 1]!.to },
    { ...right, x0: glyphs[at]!.from },
  ];
}

/** Two words with the initial between them, which was read as the last letter of the first or the first of the second; null where it is none. */
function withInitial(
  left: SeenWord,
  right: SeenWord,
  glyphs: readonly Span[],
  surplus: number,
): SeenWord[] | null {
  const [first, second] = [lettersOf(left), lettersOf(right)];
  const letter = surplus < 0 ? first.pop() : second.shift();
  const isInitial = letter !== undefined && INITIAL.test(letter) && NAMES.test(left.text + right.text);
  if (!isInitial || Math.min(first.length, second.length) < LEAST_NAME) return null;
  const at = first.length;
  if (!isWideEnough(letter, glyphs[at]!, [...first, letter, ...second], glyphs)) return null;
  return [
    { ...left, text: first.join(""), x1: glyphs[at - 1]!.to },
    { ...left, text: letter, x0: glyphs[at]!.from, x1: glyphs[at]!.to },
    { ...right, text: second.join(""), x0: glyphs[at + 1]!.from },
  ];
}

/** Whether a glyph is about as wide as a letter is beside others: a `d` is no W. */
function isWideEnough(
  letter: string,
  { from, to }: Span,
  letters: readonly string[],
  glyphs: readonly Span[],
): boolean {
  const widths = letters.map((other) => widthOf(other)?.advance ?? 0);
  const em = (glyphs.at(-1)!.to - glyphs[0]!.from) / widths.reduce((sum, width) => sum + width, 0);
  const own = widthOf(letter);
  return own === undefined || to - from >= NARROWEST * em * (own.advance - own.left - own.right);
}

function lettersOf({ text }: SeenWord): string[] {
  return [...text];
}
