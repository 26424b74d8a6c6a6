import type { Line } from "./lines.ts";

/** A letter may tell of an amount or two. */
const MOST_FIGURES = 3;
const LEAST_SENTENCES = 2;
/** A line of a sentence has so many words, most of them in small letters. */
const LEAST_WORDS = 6;
const SMALL_SHARE = 0.6;
const SMALL = /^\p{Ll}/u;

/** The lines without those of pages that are letters or notes, whose companies, dates and names are not the payroll's. */
export function withoutLetters(lines: readonly Line[]): readonly Line[] {
  const byPage = Map.groupBy(lines, ({ page }) => page);
  const letters = new Set([...byPage].filter(([, page]) => isLetter(page)).map(([number]) => number));
  return letters.size === 0 || letters.size === byPage.size
    ? lines
    : lines.filter(({ page }) => !letters.has(page));
}

function isLetter(page: readonly Line[]): boolean {
  let [figures, sentences] = [0, 0];
  for (const line of page) {
    for (const { moneyLike } of line.tokens) if (moneyLike) figures++;
    if (figures > MOST_FIGURES) return false;
    if (isOfSentence(line)) sentences++;
  }
  return sentences >= LEAST_SENTENCES;
}

function isOfSentence({ tokens }: Line): boolean {
  if (tokens.length < LEAST_WORDS) return false;
  return tokens.filter(({ plain }) => SMALL.test(plain)).length >= SMALL_SHARE * tokens.length;
}
