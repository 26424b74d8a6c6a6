import type { ReadPage, Word } from "../read/page-reader.ts";
import { changedWord } from "../read/text-word.ts";
import { follows } from "./phrase-words.ts";

/** An amount below zero that has lost its first bracket. */
const HALF_BRACKETED = /^[\d,]+\.\d\d\)$/;
/** As what a bracket is read, alone or with the sign of dollars behind it. */
const SIGNS = /^[^\d\s]{1,2}$/u;
const BRACKET = /^\(.?$/;

/**
 * A page whose scanned amounts have both their brackets. Where a sign of dollars stands apart from its amount, a recogniser sees
 * the bracket and the sign by themselves: `E)` before `282.84)` is `($` where a look at it has given a bracket.
 */
export function withFirstBrackets(page: ReadPage): ReadPage {
  const { words } = page;
  const opened = new Set(words.filter((word, i) => isBracketOf(word, words[i + 1])));
  if (opened.size === 0) return page;
  return {
    ...page,
    words: words.flatMap((word, i) => {
      if (opened.has(word)) return [];
      const before = words[i - 1];
      return [before !== undefined && opened.has(before) ? bracketed(before, word) : word];
    }),
  };
}

function isBracketOf(word: Word, amount: Word | undefined): boolean {
  if (word.source !== "ocr" || !SIGNS.test(word.text) || !follows(word, amount)) return false;
  const looks = [word.text, ...(word.otherReadings ?? [])];
  return HALF_BRACKETED.test(amount!.text) && looks.some((text) => BRACKET.test(text));
}

function bracketed(bracket: Word, amount: Word): Word {
  const confidence = Math.min(bracket.confidence, amount.confidence);
  const otherReadings = [...(amount.otherReadings ?? []), amount.text];
  return changedWord(amount, { text: `(${amount.text}`, x0: bracket.x0, confidence, otherReadings });
}
