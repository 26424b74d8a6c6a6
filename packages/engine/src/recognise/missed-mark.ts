import type { ReadPage } from "../read/page-reader.ts";
import { misreadAt } from "../respell/misread-phrase.ts";
import type { Variant } from "../variants/compiled-variant.ts";
import { recognise } from "./recognise.ts";

/** Marks of a fingerprint of which one may be misread: those that are left still tell the format. */
const LEAST_MARKS = 3;

/**
 * The variant that a document would show if one mark of its fingerprint, which stands there but for a letter or two, were
 * read right: `OT, 3 & 4` in narrow print that hides the slash of `O/T, 3 & 4`. Null where none does, or several.
 */
export function missedMark(pages: readonly ReadPage[], variants: readonly Variant[]): Variant | null {
  const found = variants.filter((variant) => {
    const { all } = variant.data.fingerprint;
    const isMissed = (mark: string): boolean => showsAllBut(mark, variant, pages) && hasMisread(mark, pages);
    return all.length >= LEAST_MARKS && all.some(isMissed);
  });
  return found.length === 1 ? found[0]! : null;
}

/** Whether the document shows all the fingerprint but this phrase. */
function showsAllBut(phrase: string, variant: Variant, pages: readonly ReadPage[]): boolean {
  const { fingerprint } = variant.data;
  const all = fingerprint.all.filter((other) => other !== phrase);
  const rest = { ...variant, data: { ...variant.data, fingerprint: { ...fingerprint, all } } };
  return recognise(pages, [rest]) !== null;
}

function hasMisread(phrase: string, pages: readonly ReadPage[]): boolean {
  return pages.some(({ words }) => words.some((_, start) => misreadAt(words, start, phrase) !== null));
}
