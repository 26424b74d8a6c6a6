import type { ReadPage } from "../read/page-reader.ts";
import type { Variant } from "../variants/compiled-variant.ts";

/** Pages that a fingerprint is looked for on: a cover letter may stand before the register. */
const PAGES = 4;

/**
 * The variant whose fingerprint the document shows; null where none does. The most demanding fingerprint wins, then the
 * order of loading, so the choice is always the same.
 */
export function recognise(pages: readonly ReadPage[], variants: readonly Variant[]): Variant | null {
  const texts = textsOf(pages);
  let best: Variant | null = null;
  for (const variant of variants) {
    if (!texts.some((text) => shows(text, variant))) continue;
    if (best === null || demands(variant) > demands(best)) best = variant;
  }
  return best;
}

/** What a fingerprint is looked for in, a text each page. */
function textsOf(pages: readonly ReadPage[]): string[] {
  const withText = pages.filter((page) => page.words.length > 0).slice(0, PAGES);
  return withText.map((page) => ` ${page.words.map((word) => word.text).join(" ")} `);
}

/**
 * Why a document is not recognised: words of the fingerprint that stand on none of its first pages, and of those that must
 * not stand there the ones that do; of the page that lacks least. Both are empty where it is.
 */
export function fingerprintGaps(
  pages: readonly ReadPage[],
  variant: Variant,
): { missing: string[]; forbidden: string[] } {
  const { all, most = [], none = [] } = variant.data.fingerprint;
  const gaps = textsOf(pages).map((text) => {
    if (shows(text, variant)) return { missing: [], forbidden: [] };
    const unseen = most.filter((phrase) => !text.includes(` ${phrase} `));
    const isShort = lettersIn(most) - lettersIn(unseen) < MOST * lettersIn(most);
    return {
      missing: [...all.filter((phrase) => !text.includes(phrase)), ...(isShort ? unseen : [])],
      forbidden: none.filter((phrase) => text.includes(phrase)),
    };
  });
  const lack = (gap: { missing: string[]; forbidden: string[] }): number =>
    lettersIn([...gap.missing, ...gap.forbidden]);
  const [least] = gaps.toSorted((a, b) => lack(a) - lack(b));
  return least ?? { missing: [...all, ...most], forbidden: [] };
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
