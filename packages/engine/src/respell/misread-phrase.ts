import { distance } from "fastest-levenshtein";
import type { ReadPage, Word } from "../read/page-reader.ts";
import { follows, spelledAs } from "./phrase-words.ts";
import { foldOf } from "./printed-phrases.ts";

/** Letters that may be missed in a phrase, and in a longer one. */
const MISSED = 1;
const [LONG, MISSED_IN_LONG] = [10, 2];
const LEAST_LETTERS = 5;

/** The scanned words from `start` on that miss a phrase by fewest letters, one or two at most; null where none do. */
export function misreadAt(words: readonly Word[], start: number, phrase: string): Word[] | null {
  const meant = foldOf(phrase);
  if (meant.length < LEAST_LETTERS) return null;
  let most = meant.length >= LONG ? MISSED_IN_LONG : MISSED;
  let best: Word[] | null = null;
  for (let end = start; end < words.length; end++) {
    const word = words[end]!;
    if (word.source !== "ocr" || (end > start && !follows(words[end - 1]!, word))) break;
    const run = words.slice(start, end + 1);
    const read = foldOf(run.map(({ text }) => text).join(" "));
    if (read.length > meant.length + most) break;
    const missed = distance(read, meant);
    if (missed > most) continue;
    best = run;
    most = missed - 1;
  }
  return best;
}

/** Spells misread marks of a format right on each page that shows them in no other place. */
export function spellMarks(pages: readonly ReadPage[], marks: readonly string[]): ReadPage[] {
  return pages.map((page) => {
    const text = page.words.map((word) => word.text).join(" ");
    return marks.filter((mark) => !text.includes(mark)).reduce(spellPhrase, page);
  });
}

/** Spells a misread phrase right wherever it stands. */
function spellPhrase(page: ReadPage, phrase: string): ReadPage {
  const words: Word[] = [];
  for (let start = 0; start < page.words.length;) {
    const run = misreadAt(page.words, start, phrase);
    words.push(...(run === null ? [page.words[start]!] : spelledAs(run, phrase)));
    start += run?.length ?? 1;
  }
  return { ...page, words };
}
