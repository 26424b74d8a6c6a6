import type { ReadPage, Word } from "../read/page-reader.ts";
import { changedWord } from "../read/text-word.ts";
import { ambiguousCodes } from "../repair/ambiguous-codes.ts";
import { replaced } from "./replaced.ts";
import type { LookedAt } from "./scans/look-again.ts";
import type { Understanding } from "./understand.ts";

/** So many codes are looked at again at most. */
const MOST_CODES = 16;

/**
 * Looks again at codes in which a letter may be a digit; gives the same pages where each look confirms them. A code that
 * stands in several places, in one face, is looked at where it stands first.
 */
export async function settleCodes(
  pages: readonly ReadPage[],
  { interpretation }: Pick<Understanding, "interpretation">,
  document: LookedAt,
  done: () => void,
): Promise<readonly ReadPage[]> {
  const codes = ambiguousCodes(interpretation.reading);
  if (codes.length === 0) return pages;
  const { lookAgain } = await import("./scans/look-again.ts");
  const { readCodeAgain } = await import("../read/ocr/code-again.ts");
  const places = Map.groupBy(codes, faceOf);
  const first = [...places.values()].map(([word]) => word!).slice(0, MOST_CODES);
  const looked = await lookAgain(pages, first, () => readCodeAgain, document, done);
  if (looked === pages) return pages;
  const found = looked.flatMap(({ words }, i) =>
    words.flatMap((word, k): [Word, Word][] => {
      const before = pages[i]!.words[k]!;
      return word === before ? [] : places.get(faceOf(before))!.map((place) => [place, asFound(place, word)]);
    }),
  );
  return replaced(pages, new Map(found));
}

/** The same text in the same face is the same code. */
function faceOf({ text, bold, size }: Word): string {
  return `${bold} ${Math.round(size)} ${text}`;
}

/** A code where it stands, as a look at another place of it has read it. */
function asFound(word: Word, found: Word): Word {
  const { text, otherReadings = [] } = found;
  return changedWord(word, { text, otherReadings, confidence: Math.min(word.confidence, found.confidence) });
}
