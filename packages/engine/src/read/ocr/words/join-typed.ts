import type { Word } from "../../page-reader.ts";
import { withoutMarks } from "../without-marks.ts";

/** A typewriter's space is as wide as a letter: ink that is nearer than this, in letters, is one word. */
const NO_SPACE = 0.75;
/** Parts of a name or a code; digits that stand so near may be two figures. */
const [OF_NAME, ON] = [/[\p{L},'’-]$/u, /^(?:[\p{L}\d,'’]|-\p{L})/u];
const [OF_CODE, LETTER] = [/\d$/, /^\p{L}/u];

/**
 * Words of a typewriter's font, from left to right, without the spaces for which there is no room. `widthOf` is how wide the
 * letters of a word are, false for one of another font.
 */
export function joinTyped(words: readonly Word[], widthOf: (word: Word) => number | false): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last === undefined || !areOneWord(last, word, widthOf)) joined.push(word);
    else joined.splice(-1, 1, together(last, word));
  }
  return joined;
}

function areOneWord(left: Word, right: Word, widthOf: (word: Word) => number | false): boolean {
  const goesOn =
    (OF_NAME.test(left.text) && ON.test(right.text)) || (OF_CODE.test(left.text) && LETTER.test(right.text));
  if (left.baseline !== right.baseline || !goesOn) return false;
  const longer = widthOf(left.text.length > right.text.length ? left : right);
  return longer !== false && Math.abs(right.x0 - left.x1) < NO_SPACE * longer;
}

function together(left: Word, right: Word): Word {
  const { otherReadings: _, ...word } = left;
  const text = left.text + right.text;
  const others = [
    ...(left.otherReadings ?? []).map((other) => (endsWith(other, right.text) ? other : other + right.text)),
    ...(right.otherReadings ?? []).map((other) => withLeft(left.text, right.text, other)),
  ];
  const otherReadings = [...new Set(others)].filter((other) => other !== text);
  const joined = { ...word, text, x1: right.x1, confidence: Math.min(left.confidence, right.confidence) };
  return otherReadings.length === 0 ? joined : { ...joined, otherReadings };
}

/** What another look gave for the right one of two words, behind the left one, of which it may have taken in the end, or all. */
function withLeft(left: string, right: string, other: string): string {
  const taken = endsWith(other, right) ? other.length - right.length : 0;
  return left.slice(0, Math.max(0, left.length - taken)) + other;
}

/** Whether a text ends with another one, whatever marks its letters have. */
function endsWith(text: string, end: string): boolean {
  return withoutMarks(text).endsWith(withoutMarks(end));
}
