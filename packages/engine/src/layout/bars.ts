import type { Word } from "../read/page-reader.ts";
import { changedWord } from "../read/text-word.ts";

/** A bar that rules columns off on typewriters, right before or behind a word: `|TOWN`. */
const AT_START = /^[|\u00A6\u2502]+(?=[^|\s])/;
const AT_END = /(?<=[^|\s])[|\u00A6\u2502]+$/;
const ONLY_BARS = /^[|\u00A6\u2502]+$/;
const BAR = /[|\u00A6\u2502]/;

/** Bars by themselves part words of one phrase only where they stand close to both, in font sizes. */
const CLOSE_EM = 0.88;

/** The words of a line without the bars that touch them, and without those that rule columns off. */
export function withoutBars(words: readonly Word[]): readonly Word[] {
  if (!words.some(({ text }) => BAR.test(text))) return words;
  return words.filter((word, i) => !isRule(word, words[i - 1], words[i + 1])).map(withoutBar);
}

/** Whether a bar stands at an end of the line, or apart from a word beside it. */
function isRule({ text, x0, x1, size }: Word, before: Word | undefined, after: Word | undefined): boolean {
  if (!ONLY_BARS.test(text)) return false;
  const isClose = (gap: number): boolean => gap <= CLOSE_EM * size;
  return before === undefined || after === undefined || !isClose(x0 - before.x1) || !isClose(after.x0 - x1);
}

function withoutBar(word: Word): Word {
  const { text, x0, x1 } = word;
  const kept = text.replace(AT_START, "").replace(AT_END, "");
  if (kept === text || kept === "") return word;
  const letter = (x1 - x0) / text.length;
  const start = x0 + letter * text.search(/[^|\u00A6\u2502]/);
  return changedWord(word, { text: kept, x0: start, x1: start + letter * kept.length });
}
