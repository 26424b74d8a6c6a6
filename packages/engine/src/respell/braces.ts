import type { ReadPage, Word } from "../read/page-reader.ts";
import { changedWord } from "../read/text-word.ts";
import { phrasesOn } from "./phrase-words.ts";

const [OPENING, CLOSING] = [/[({]/g, /[)}]/g];
const BRACE = /[{}]/;

/**
 * A page on which a scanned bracket is one, and no brace: `{company paid)`. A brace that another closes is printed, as in the
 * field of a form: `{Employee}`.
 */
export function withoutHalfBraces(page: ReadPage): ReadPage {
  if (!page.words.some(isBraced)) return page;
  const half = new Set(phrasesOn(page).filter(hasHalfBrace).flat().filter(isBraced));
  if (half.size === 0) return page;
  return {
    ...page,
    words: page.words.map((word) => {
      if (!half.has(word)) return word;
      const text = word.text.replaceAll("{", "(").replaceAll("}", ")");
      return changedWord(word, { text, otherReadings: [...(word.otherReadings ?? []), word.text] });
    }),
  };
}

function isBraced({ text, source }: Word): boolean {
  return source === "ocr" && BRACE.test(text);
}

/** Whether a phrase opens as often as it closes, and a bracket closes a brace, or the other way. */
function hasHalfBrace(phrase: readonly Word[]): boolean {
  const text = phrase.map((word) => word.text).join(" ");
  const count = (sign: RegExp): number => text.match(sign)?.length ?? 0;
  return count(OPENING) === count(CLOSING) && count(/\{/g) !== count(/\}/g);
}
