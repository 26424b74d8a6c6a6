import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { glyphsOfLetters } from "../ink/glyphs.ts";
import { letterGaps } from "./letter-gaps.ts";
import type { SeenWord } from "../recogniser.ts";

/** Parts of a word of letters, of which the first ends and the second begins with what has a usual place in its room. */
const LEFT = /^(?=.*\p{L})[\p{L}\d.,'’&/-]*[\p{L},]$/u;
const RIGHT = /^(?=.*\p{L})[\p{L},][\p{L}\d.,'’&/-]*$/u;
/** White that letters do not leave themselves is no space up to here, in ems. */
const NO_SPACE_EM = 0.05;
/** White before a colon without a space, in heights of the word before it. */
const BEFORE_COLON = 0.3;
/** The first letter of a name that no word is by itself, `D'` or `O'`, alone or behind another, and white behind its mark, in its height. */
const ELIDED = /(?:^|,)\p{Lu}['’]$/u;
const BEHIND_ELIDED = 1;
const CAPITAL_FIRST = /^\p{Lu}\p{L}/u;
/** A slash goes on with the word before it, `OASDI /EE`, unless it leaves so much white, in its height. */
const SLASH_FIRST = /^\/\p{L}+$/u;
const BEFORE_SLASH = 0.5;
/** No name begins with two capitals and goes on small: the first is an initial, however near print sets it. */
const [INITIAL, NAME] = [/^\p{Lu}$/u, /^\p{Lu}\p{Ll}/u];
/** A part of a word that is no longer than this, or begins with a comma, is cut off; longer ones are words. */
const CUT_OFF = /^.{1,3}$|^,/u;

/** The end of a word that begins small, behind a letter, and how much of any other space of its phrase is none. */
const [BEFORE_END, END] = [/\p{L}$/u, /^\p{Ll}/u];
const OF_SPACE = 0.45;

/**
 * Joins the parts of a word between which its ink shows no space, `ESTH ER`, `JR. ,IMANI`, or one that is much narrower than
 * any other of their phrase: `Baner jee, Odette V`.
 */
export function joinLetters(words: readonly SeenWord[], image: GrayImage, { paper }: Tones): SeenWord[] {
  const joined: SeenWord[] = [];
  for (const [i, word] of words.entries()) {
    const last = joined.at(-1);
    if (last === undefined || !(isOneWord(last, word, image, paper) || isNarrow(words, i))) joined.push(word);
    else joined.splice(-1, 1, together(last, word));
  }
  return joined;
}

/** Whether the space before a word that begins small is much narrower than all others of the phrase, of which there are some. */
function isNarrow(words: readonly SeenWord[], at: number): boolean {
  const [left, right] = [words[at - 1]!, words[at]!];
  if (!END.test(right.text) || !BEFORE_END.test(left.text)) return false;
  const others = words.slice(1).flatMap((word, i) => {
    const before = words[i]!;
    return word === right || word.line !== right.line || before.line !== right.line
      ? []
      : [word.x0 - before.x1];
  });
  const isSameLine = left.line === right.line;
  return isSameLine && others.length > 0 && right.x0 - left.x1 < OF_SPACE * Math.min(...others);
}

function isOneWord(left: SeenWord, right: SeenWord, image: GrayImage, paper: number): boolean {
  if (right.text === ":" && left.line === right.line && /\p{L}$/u.test(left.text))
    return right.x0 - left.x1 <= BEFORE_COLON * (left.bottom - left.top);
  if (ELIDED.test(left.text) && left.line === right.line && CAPITAL_FIRST.test(right.text))
    return right.x0 - left.x1 <= BEHIND_ELIDED * (left.bottom - left.top);
  if (SLASH_FIRST.test(right.text) && left.line === right.line && /\p{L}$/u.test(left.text))
    return right.x0 - left.x1 <= BEFORE_SLASH * (right.bottom - right.top);
  if (INITIAL.test(left.text) && NAME.test(right.text)) return false;
  if (left.line !== right.line || !LEFT.test(left.text) || !RIGHT.test(right.text)) return false;
  if (!CUT_OFF.test(left.text) && !CUT_OFF.test(right.text)) return false;
  const letters = [...left.text, ...right.text];
  const glyphs = glyphsOfLetters(together(left, right), letters.length, image, paper);
  if (glyphs.length !== letters.length) return false;
  const between = letterGaps(letters, glyphs).find((gap) => gap.letters === [...left.text].length);
  return between !== undefined && between.extra <= NO_SPACE_EM;
}

function together(left: SeenWord, right: SeenWord): SeenWord {
  return {
    ...left,
    text: left.text + right.text,
    top: Math.min(left.top, right.top),
    x1: right.x1,
    bottom: Math.max(left.bottom, right.bottom),
    confidence: Math.min(left.confidence, right.confidence),
  };
}
