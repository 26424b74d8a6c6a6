import type { ReadPage, Word } from "../read/page-reader.ts";
import { areOneSpaceApart } from "./spaced.ts";

/**
 * What separates cents: a point (`1,046.68`), a comma (`1.046,68`), or a space (`1 046 68`). Numbers with a point are
 * read as such beside spaces, too.
 */
export type Decimals = "point" | "comma" | "space";

/** How numbers of a page are written; `spaced` sets thousands apart by spaces before a point: `19 246.01`. */
export type NumberStyle = Decimals | "spaced";

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
export function decimalsByPage(pages: readonly ReadPage[]): NumberStyle[] {
  const byPage = pages.map(countForms);
  const document = mostOf(sumOf(byPage));
  const isSpaced = document === "point" && setsThousandsApart(pages);
  return byPage.map((counts) => {
    const own = mostOf(counts);
    const style = counts[own] >= ENOUGH && counts[document] === 0 ? own : document;
    return style === "point" && isSpaced ? "spaced" : style;
  });
}

const GROUP = /^\d{3}\.\d{2}[-)*]*$/;
const BEFORE_GROUP = /^[-+(\u2212]*(?:R|[$£€])?\d{1,3}$/;
const LARGE = /^[-+(\u2212]*[$£€]?(?:\d{4,}|\d[\d,]*,\d{3})\.\d{2}/;

/** Whether numbers of four digits and more have a space before their last three. Only there does one begin with a nought: `19 046.01`. */
function setsThousandsApart(pages: readonly ReadPage[]): boolean {
  let [groups, noughts, large] = [0, 0, 0];
  for (const { words } of pages) {
    words.forEach((word, i) => {
      const before = words[i - 1];
      if (LARGE.test(word.text)) large++;
      if (before === undefined || !GROUP.test(word.text) || !BEFORE_GROUP.test(before.text)) return;
      if (before.baseline !== word.baseline || before.x1 >= word.x0 || !areOneSpaceApart(before, word))
        return;
      groups++;
      if (word.text.startsWith("0")) noughts++;
    });
  }
  return noughts > 0 && groups > LARGE_BESIDE * large;
}

const LARGE_BESIDE = 10;

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
