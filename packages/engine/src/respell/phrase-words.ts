import type { ReadPage, Word } from "../read/page-reader.ts";
import { changedWord } from "../read/text-word.ts";

/** Words further apart than this, in font sizes, belong to different phrases. */
const PHRASE_GAP_EM = 1;
const SAME_LINE_EM = 0.25;
const FIGURE = /^[-+($]*[\d.,]+[-)%]*$/;

/** Whether a word stands behind another one in the same phrase. */
export function follows(left: Word, right: Word | undefined): boolean {
  return right !== undefined && isBehind(left, right) && right.x0 - left.x1 < PHRASE_GAP_EM * right.size;
}

/** Whether a word stands behind another one on the same line. */
export function isBehind(left: Word, right: Word): boolean {
  return Math.abs(left.baseline - right.baseline) <= SAME_LINE_EM * right.size && right.x0 >= left.x0;
}

/** Runs of scanned words a space apart that are no figures. */
export function phrasesOn({ words }: ReadPage): Word[][] {
  const phrases: Word[][] = [];
  let last: Word | undefined;
  for (const word of words) {
    const isPart = word.source === "ocr" && !FIGURE.test(word.text);
    if (isPart && last !== undefined && follows(last, word)) phrases.at(-1)!.push(word);
    else if (isPart) phrases.push([word]);
    last = isPart ? word : undefined;
  }
  return phrases;
}

/** The words of a run spelled like those of a phrase; where there are more or fewer, each gets its share of the place. */
export function spelledAs(run: readonly Word[], phrase: string): Word[] {
  const texts = phrase.split(" ");
  const [first, last] = [run[0]!, run.at(-1)!];
  if (texts.length === run.length) return run.map((word, i) => changedWord(word, { text: texts[i]! }));
  const perLetter = (last.x1 - first.x0) / phrase.length;
  let at = 0;
  return texts.map((text) => {
    const x0 = hundredths(first.x0 + at * perLetter);
    at += text.length;
    const word = changedWord(first, { text, x0, x1: hundredths(first.x0 + at * perLetter) });
    at++;
    return word;
  });
}

/** A place in points, as precise as words of a page are. */
export function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
