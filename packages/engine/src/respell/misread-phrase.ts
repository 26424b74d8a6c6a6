import { distance } from "fastest-levenshtein";
import type { ReadPage, Word } from "../read/page-reader.ts";
import { follows, isBehind, spelledAs } from "./phrase-words.ts";
import { foldOf } from "./printed-phrases.ts";

/** Letters that may be missed in a phrase, and in a longer one. */
const MISSED = 1;
const [LONG, MISSED_IN_LONG] = [10, 2];
const LEAST_LETTERS = 5;

/**
 * The scanned words from `start` on that miss a phrase by fewest letters, one or two at most; null where none do. As many words as
 * the phrase has may stand apart on one line: a mark may run over columns, as `HRS 3  HRS 4` does.
 */
export function misreadAt(words: readonly Word[], start: number, phrase: string): Word[] | null {
  const meant = foldOf(phrase);
  if (meant.length < LEAST_LETTERS) return null;
  let most = meant.length >= LONG ? MISSED_IN_LONG : MISSED;
  const parts = phrase.split(" ").length;
  let best: Word[] | null = null;
  let areApart = false;
  for (let end = start; end < words.length; end++) {
    const word = words[end]!;
    const last = end > start ? words[end - 1] : undefined;
    if (word.source !== "ocr" || (last !== undefined && !isBehind(last, word))) break;
    areApart ||= last !== undefined && !follows(last, word);
    const run = words.slice(start, end + 1);
    const read = foldOf(run.map(({ text }) => text).join(" "));
    if (read.length > meant.length + most) break;
    const missed = distance(read, meant);
    if (missed > most || (areApart && run.length !== parts)) continue;
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
