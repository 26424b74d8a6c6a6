import type { ReadPage, Word } from "../read/page-reader.ts";
import { changedWord } from "../read/text-word.ts";

/** An amount that may begin with a sign of dollars that was taken for a digit. */
const MAYBE_DOLLARS = /^[-(]*[58]\d/;
const DIGIT_FIRST = /[58]/;
const AMOUNT = /^[-(]*\$?\d[\d,]*(?:\.\d\d)?[-)]*$/;
const WITH_DOLLARS = /^[-(]*\$\d/;
/** Amounts of a column stand no further apart than this, in font sizes. */
const FAR_EM = 4;
/** So many of the two above and the two below tell how the column prints its amounts. */
const FEWEST_BESIDE = 3;

/**
 * A page whose scanned amounts begin with a sign of dollars where a look at them gave one and their column prints it before
 * the amounts above and below: `$28` is not `528`.
 */
export function withDollarsOfColumn(page: ReadPage): ReadPage {
  const { words } = page;
  if (!words.some(({ source, text }) => source === "ocr" && MAYBE_DOLLARS.test(text))) return page;
  return {
    ...page,
    words: words.map((word) => {
      if (word.source !== "ocr" || !MAYBE_DOLLARS.test(word.text)) return word;
      const text = word.text.replace(DIGIT_FIRST, "$");
      const looks = word.otherReadings ?? [];
      if (!looks.includes(text)) return word;
      const beside = besideInColumn(word, words);
      if (beside.length < FEWEST_BESIDE || !beside.every((other) => WITH_DOLLARS.test(other.text)))
        return word;
      const otherReadings = [word.text, ...looks.filter((look) => look !== text)];
      return changedWord(word, { text, otherReadings });
    }),
  };
}

/** The nearest amounts over and under one, two on each side. */
function besideInColumn(word: Word, words: readonly Word[]): Word[] {
  const column = words.filter(
    (other) =>
      AMOUNT.test(other.text) &&
      other.x0 < word.x1 &&
      other.x1 > word.x0 &&
      Math.abs(other.baseline - word.baseline) > word.size / 2 &&
      Math.abs(other.baseline - word.baseline) <= FAR_EM * word.size,
  );
  const near = column.toSorted(
    (a, b) => Math.abs(a.baseline - word.baseline) - Math.abs(b.baseline - word.baseline),
  );
  return [
    ...near.filter(({ baseline }) => baseline < word.baseline).slice(0, 2),
    ...near.filter(({ baseline }) => baseline > word.baseline).slice(0, 2),
  ];
}
