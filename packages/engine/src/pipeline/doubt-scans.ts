import { describesLayout } from "../variants/compiled-variant.ts";
import type { ReadPage, Word } from "../read/page-reader.ts";
import { suspectsOf } from "../repair/suspects.ts";
import type { LookedAt } from "./scans/look-again.ts";
import { failedIds } from "./repair-proof.ts";
import type { Understanding } from "./understand.ts";
import { changedWord } from "../read/text-word.ts";

export interface Doubted {
  pages: readonly ReadPage[];
  understanding: Understanding;
}

/**
 * Looks again at the figures of scanned pages that no sum vouches for; where the layout is inferred, and most sums are unknown,
 * at those in sums that fail. Another reading stands only where no sum fails by it that held before, or, as it is a matter of
 * an inferred layout which sums there are, where fewer do; else it is remembered beside the first.
 */
export async function doubtScans(
  pages: readonly ReadPage[],
  first: Understanding,
  understandAgain: (pages: readonly ReadPage[]) => Understanding,
  document: LookedAt,
  done: () => void,
): Promise<Doubted> {
  const unchanged = { pages, understanding: first };
  if (document.uprights.every((upright) => upright === null)) return unchanged;
  const isInferred = !describesLayout(first.variant);
  const suspects = suspectsOf(
    first.checks,
    first.lines.flatMap(({ tokens }) => tokens),
    isInferred ? "failed sums" : "no sum",
  );
  if (suspects.length === 0) return unchanged;
  const { lookAgain } = await import("./scans/look-again.ts");
  const { figuresAgain } = await import("../read/ocr/word-again.ts");
  const looked = await lookAgain(pages, suspects, figuresAgain, document, done);
  if (looked === pages) return unchanged;
  const understanding = understandAgain(looked);
  const [before, after] = [failedIds(first.checks), failedIds(understanding.checks)];
  const holdsAll = [...after].every((id) => before.has(id));
  if (holdsAll || (isInferred && after.size < before.size)) return { pages: looked, understanding };
  const kept = looked.map((page, i) => ({
    ...page,
    words: page.words.map((word, k) => asFirst(word, pages[i]!.words[k]!)),
  }));
  return { pages: kept, understanding: understandAgain(kept) };
}

/** The first reading, with another one remembered. */
function asFirst(word: Word, first: Word): Word {
  return word.text === first.text
    ? word
    : changedWord(first, { otherReadings: [word.text, ...(first.otherReadings ?? [])] });
}
