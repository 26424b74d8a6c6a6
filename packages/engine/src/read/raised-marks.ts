import type { Word } from "./page-reader.ts";
import { textWord } from "./text-word.ts";

/** One digit or several that point to notes, and the same as signs of their own. */
const MARK = /^\d{1,2}(?:,\d)*$/;
const RAISED = [..."\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079"];
/** What a note may be about: an amount that has its cents, or a word. Small raised digits behind other figures may be their cents. */
const NOTED = /\d[.,]\d{2}[-)%]*$|\p{L}{2}[).,:]*$/u;
const SIGN = /[\u2070\u00b9\u00b2\u00b3\u2074-\u2079]$/;
const AMOUNT_AND_MARKS = /^(.*\d[.,]\d{2}[-)%]*)([\u2070\u00b9\u00b2\u00b3\u2074-\u2079]+)$/u;
/** By how much a mark is raised, in sizes of what it stands behind, and how far behind that. */
const LEAST_RISE = 0.1;
const MOST_RISE = 0.7;
/** The same of one that is as large as what it stands behind: what is further up is another line. */
const MOST_RISE_OF_LARGE = 0.4;
const LARGE = 0.85;
const NEAREST = -0.15;
const FARTHEST = 0.35;
/** About how wide a raised digit is, in sizes. */
const WIDE = 0.33;
/** A word beside another one comes so soon before or behind it. */
const MOST_COMPARED = 200;

/** Words of which the marks of notes are no digits: raised behind an amount or a name, they are signs of their own. */
export function withRaisedMarks(words: Word[]): Word[] {
  const marks = words.flatMap((word, i) => (MARK.test(word.text) && isRaised(words, i) ? [i] : []));
  for (const i of marks) words[i] = spelled(words[i]!, raised(words[i]!.text));
  return words.some(({ text }) => SIGN.test(text)) ? words.flatMap(withoutMarks) : words;
}

function isRaised(words: readonly Word[], i: number): boolean {
  const mark = words[i]!;
  const stands = ({ text, x1, baseline, size }: Word): boolean => {
    const [rise, gap] = [(baseline - mark.baseline) / size, (mark.x0 - x1) / size];
    if (mark.size > size || gap < NEAREST || gap > FARTHEST || !NOTED.test(text)) return false;
    return rise >= LEAST_RISE && rise <= (mark.size < LARGE * size ? MOST_RISE : MOST_RISE_OF_LARGE);
  };
  for (let j = i + 1; j < words.length && j < i + MOST_COMPARED; j++) {
    if (words[j]!.baseline - mark.baseline > words[j]!.size) break;
    if (stands(words[j]!)) return true;
  }
  return i > 0 && stands(words[i - 1]!);
}

function raised(text: string): string {
  return text.replace(/\d/g, (digit) => RAISED[Number(digit)]!);
}

function withoutMarks(word: Word): Word[] {
  const [, amount, marks] = AMOUNT_AND_MARKS.exec(word.text) ?? [];
  if (amount === undefined || marks === undefined) return [word];
  const x = word.x1 - WIDE * marks.length * word.size;
  return [spelled(word, amount, word.x0, x), spelled(word, marks, x, word.x1)];
}

function spelled(word: Word, text: string, x0 = word.x0, x1 = word.x1): Word {
  const { top, bottom, baseline, size, bold } = word;
  return textWord({ text, x0, x1, top, bottom, baseline, size, bold });
}
