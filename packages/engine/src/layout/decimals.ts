import type { ReadPage, Word } from "../read/page-reader.ts";
import { areOneSpaceApart } from "./spaced.ts";

/**
 * What separates cents: a point (`1,046.68`), a comma (`1.046,68`), or a space (`1 046 68`). Numbers with a point are
 * read as such beside spaces, too.
 */
export type Decimals = "point" | "comma" | "space";

const FORMS: readonly [RegExp, Decimals][] = [
  [/^[-+(\u2212]*[$£€]?\d[\d,]*\.\d{2}[-)*]*$/, "point"],
  [/^[-+(\u2212]*[$£€]?\d{1,3}(?:\.?\d{3})*,\d{2}[-)*€]*$/, "comma"],
];
const CENTS = /^\d{2}[-)*]*$/;
const UNITS = /^[-+(\u2212]*[$£€]?\d{1,4}$/;

/** How pages separate cents: as most of their amounts do. */
export function printedDecimals(pages: readonly ReadPage[]): Decimals {
  const counts: Record<Decimals, number> = { point: 0, comma: 0, space: 0 };
  for (const { words } of pages) {
    words.forEach((word, i) => {
      const form = formOf(word, words[i - 1]);
      if (form !== null) counts[form]++;
    });
  }
  const { point, comma, space } = counts;
  if (comma > point && comma > space) return "comma";
  return space > point ? "space" : "point";
}

function formOf(word: Word, before: Word | undefined): Decimals | null {
  const form = FORMS.find(([pattern]) => pattern.test(word.text))?.[1];
  if (form !== undefined) return form;
  if (before === undefined || !CENTS.test(word.text) || !UNITS.test(before.text)) return null;
  return before.baseline === word.baseline && before.x1 < word.x0 && areOneSpaceApart(before, word)
    ? "space"
    : null;
}
