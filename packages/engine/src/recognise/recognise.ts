import type { ReadPage } from "../read/page-reader.ts";
import type { Variant } from "../variants/compiled-variant.ts";

/** Pages that a fingerprint is looked for on: a cover letter may stand before the register. */
const PAGES = 4;

/**
 * The variant whose fingerprint the document shows; null where none does. The most demanding fingerprint wins, then the
 * order of loading, so the choice is always the same.
 */
export function recognise(pages: readonly ReadPage[], variants: readonly Variant[]): Variant | null {
  const withText = pages.filter((page) => page.words.length > 0).slice(0, PAGES);
  const texts = withText.map((page) => ` ${page.words.map((word) => word.text).join(" ")} `);
  let best: Variant | null = null;
  for (const variant of variants) {
    if (!texts.some((text) => shows(text, variant))) continue;
    if (best === null || demands(variant) > demands(best)) best = variant;
  }
  return best;
}

/** So much of the words of which most must stand there, by their letters. */
const MOST = 2 / 3;

function shows(text: string, { data }: Variant): boolean {
  const { all, most = [], none = [] } = data.fingerprint;
  const seen = most.filter((phrase) => text.includes(` ${phrase} `));
  return (
    all.every((phrase) => text.includes(phrase)) &&
    lettersIn(seen) >= MOST * lettersIn(most) &&
    !none.some((phrase) => text.includes(phrase))
  );
}

function demands({ data }: Variant): number {
  return lettersIn([...data.fingerprint.all, ...(data.fingerprint.most ?? [])]);
}

function lettersIn(phrases: readonly string[]): number {
  return phrases.reduce((sum, phrase) => sum + phrase.length, 0);
}
