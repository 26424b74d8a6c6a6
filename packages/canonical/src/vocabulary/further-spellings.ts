import { normalizeLabel } from "./normalize-label.ts";
import type { Speller, SpelledOut } from "./speller.ts";
import { isStateCode } from "./states.ts";
import { withoutFigures } from "./without-figures.ts";

/** A way to read a label that is written out. */
export type FurtherSpelling = SpelledOut & {
  /** Whether these are all words of the label, or those before a dash, a bracket or a bar only. */
  readonly whole: boolean;
};

/** What stands behind says which one it is: `TSA - Valic`, `Coach: Football`, `Regular (Kitchen)`. */
const HEAD = /^(\S.*?)(?: - |: ?|\s?\(|\/| \| )/;

/** The words of a label without its figures and written out, for whoever cannot read it as it is printed. */
export function* furtherSpellings(label: string, speller: Speller): Generator<FurtherSpelling> {
  if (isSentence(label)) return;
  const bare = withoutFigures(label);
  yield { ...spelled(bare, speller), whole: true };
  const head = HEAD.exec(bare)?.[1];
  if (head !== undefined && head.length > 1) yield { ...spelled(head, speller), whole: false };
  // `State Tax Levy CA`
  const state = / ([A-Z]{2})$/.exec(bare)?.[1];
  if (state !== undefined && isStateCode(state))
    yield { ...spelled(bare.slice(0, -3), speller), whole: false };
}

const LETTERS_MAX = 60;
const WORDS_MAX = 7;

/** Whether a text is too long for the name of a line, so that it is not worth the time. */
export function isSentence(text: string): boolean {
  if (text.length > LETTERS_MAX) return true;
  let words = 1;
  for (let at = text.indexOf(" "); at !== -1; at = text.indexOf(" ", at + 1)) words++;
  return words > WORDS_MAX;
}

/** Around the section of the Code that a plan is called by: `EE401K`, `401KMATCH`. */
const OF_PLAN = /(?<=[a-z]{2})(?=40[13]|457)|(?<=401k|403b|457b?)(?=[a-z]{2})/gi;

/** `1.5x` says how much is paid for an hour, and not what for. */
const MULTIPLIER = /^(?:x?[12]\.\d+x?|[12]x|x[12]|1[2-9]\d|200)$/;

function spelled(text: string, speller: Speller): SpelledOut {
  // `DoubleTm`
  const apart = text.replace(/(?<=[a-z])(?=[A-Z][a-z])/g, " ").replace(OF_PLAN, " ");
  const words = normalizeLabel(apart)
    .split(" ")
    .filter((word) => word !== "" && !MULTIPLIER.test(word));
  return speller.spell(words, words.length === 1);
}
