import type { Word } from "../read/page-reader.ts";
import { changedWord } from "../read/text-word.ts";

/** A bar that rules columns off on typewriters, right before or behind a word: `|TOWN`. */
const AT_START = /^[|\u00A6\u2502]+(?=[^|\s])/;
const AT_END = /(?<=[^|\s])[|\u00A6\u2502]+$/;
const BAR = /[|\u00A6\u2502]/;

/** The words of a line without the bars that touch them. */
export function withoutBars(words: readonly Word[]): readonly Word[] {
  if (!words.some(({ text }) => text.length > 1 && BAR.test(text))) return words;
  return words.map(withoutBar);
}

function withoutBar(word: Word): Word {
  const { text, x0, x1 } = word;
  const kept = text.replace(AT_START, "").replace(AT_END, "");
  if (kept === text || kept === "") return word;
  const letter = (x1 - x0) / text.length;
  const start = x0 + letter * text.search(/[^|\u00A6\u2502]/);
  return changedWord(word, { text: kept, x0: start, x1: start + letter * kept.length });
}
