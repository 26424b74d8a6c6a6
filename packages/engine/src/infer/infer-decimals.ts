import type { Decimals } from "../layout/token.ts";
import type { ReadPage } from "../read/page-reader.ts";

const POINTED = /^[-($]*\d[\d,]*\.\d{2}[-)]*$/;
const CENTS = /^\d{2}[-)]*$/;
const UNITS = /^[-($]*\d{1,4}$/;
/** Gap between units and cents that stand apart, in font sizes. */
const SPACED_EM = 0.45;

/** How a document separates cents: by a space where numbers in two parts outnumber those with a point. */
export function inferDecimals(pages: readonly ReadPage[]): Decimals {
  let pointed = 0;
  let spaced = 0;
  for (const { words } of pages) {
    words.forEach((word, i) => {
      if (POINTED.test(word.text)) pointed++;
      const before = words[i - 1];
      if (before === undefined || !CENTS.test(word.text) || !UNITS.test(before.text)) return;
      const gap = word.x0 - before.x1;
      if (gap > 0 && gap <= SPACED_EM * word.size && before.baseline === word.baseline) spaced++;
    });
  }
  return spaced > 2 * pointed ? "space" : "point";
}
