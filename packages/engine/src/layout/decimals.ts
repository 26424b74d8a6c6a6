import type { ReadPage, Word } from "../read/page-reader.ts";
import { areOneSpaceApart } from "./spaced.ts";

/**
 * What separates cents: a point (`1,046.68`), a comma (`1.046,68`), or a space (`1 046 68`). Numbers with a point are
 * read as such beside spaces, too.
 */
export type Decimals = "point" | "comma" | "space";

const FORMS: readonly [RegExp, Decimals][] = [
  [/^[-+(\u2212]*[$£€]?\d[\d,]*\.\d{2}[-)*]*$/, "point"],
  [/^[-+(\u2212]*(?:R?\$|[£€])?\d{1,3}(?:\.?\d{3})*,\d{2}[-)*€]*$/, "comma"],
];
const CENTS = /^\d{2}[-)*]*$/;
const UNITS = /^[-+(\u2212]*[$£€]?\d{1,4}$/;

/** How pages separate cents: as most of their amounts do. */
export function printedDecimals(pages: readonly ReadPage[]): Decimals {
  return mostOf(sumOf(pages.map(countForms)));
}

/** So many amounts tell how a page writes them. */
const ENOUGH = 10;

/** How each page separates cents: as the document does, unless all of its amounts are written otherwise, as in another payroll. */
export function decimalsByPage(pages: readonly ReadPage[]): Decimals[] {
  const byPage = pages.map(countForms);
  const document = mostOf(sumOf(byPage));
  return byPage.map((counts) => {
    const own = mostOf(counts);
    return counts[own] >= ENOUGH && counts[document] === 0 ? own : document;
  });
}

type Counts = Record<Decimals, number>;

function countForms({ words }: ReadPage): Counts {
  const counts: Counts = { point: 0, comma: 0, space: 0 };
  words.forEach((word, i) => {
    const form = formOf(word, words[i - 1]);
    if (form !== null) counts[form]++;
  });
  return counts;
}

function sumOf(all: readonly Counts[]): Counts {
  const sum: Counts = { point: 0, comma: 0, space: 0 };
  for (const { point, comma, space } of all) {
    sum.point += point;
    sum.comma += comma;
    sum.space += space;
  }
  return sum;
}

function mostOf({ point, comma, space }: Counts): Decimals {
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
