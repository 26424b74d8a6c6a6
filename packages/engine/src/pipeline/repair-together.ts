import { substitutionsFor, type Substitution } from "../repair/substitutions.ts";
import type { ReadPage, Word } from "../read/page-reader.ts";
import { changedWord } from "../read/text-word.ts";
import type { ProvenCheck } from "../reconcile/check-list.ts";
import { failedIds, proofOf, type MadeRepair, type Repaired } from "./repair-proof.ts";
import { replaced } from "./replaced.ts";
import type { Understanding } from "./understand.ts";

/** A correction may show what another one would have to bring; after so many turns no more is tried. */
const MOST_TURNS = 4;
/** So many texts are tried at each turn at most, as the document is understood again with each. */
const MOST_TRIED = 40;

/**
 * Corrections that only prove each other: where figures of several people are misread, none by itself makes the totals of their
 * column true. Each makes a sum of its own true, as the only one that does, and with all of them every sum through them holds.
 * Null where they do not.
 */
export function repairTogether(
  first: Repaired,
  understandAgain: (pages: readonly ReadPage[]) => Understanding,
): Repaired | null {
  let { pages, understanding } = first;
  const made: Pick<MadeRepair, "word" | "read">[] = [];
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const tokens = understanding.lines.flatMap((line) => line.tokens);
    const corrected = new Set<Word>(made.map(({ word }) => word));
    const tried = substitutionsFor(understanding.checks, tokens).filter(({ word }) => !corrected.has(word));
    if (tried.length > MOST_TRIED) return null;
    const sole = solelyMending(tried, understanding.checks, (substitution) => {
      const word = changedWord(substitution.word, { text: substitution.text });
      return understandAgain(replaced(pages, new Map([[substitution.word, word]]))).checks;
    });
    if (sole.length === 0) break;
    const words = new Map(sole.map(({ word, text }) => [word, changedWord(word, { text })]));
    pages = replaced(pages, words);
    made.push(...[...words].map(([{ text }, word]) => ({ word, read: text })));
    understanding = understandAgain(pages);
  }
  const repairs: MadeRepair[] = [];
  for (const { word, read } of made) {
    const proof = proofOf(word, first.understanding.checks, understanding.checks);
    if (proof === null) return null;
    repairs.push({ word, read, proof });
  }
  return repairs.length === 0 ? null : { pages, understanding, repairs: [...first.repairs, ...repairs] };
}

/** Those that make a sum true that failed, where no other does, and none false that held. */
function solelyMending(
  tried: readonly Substitution[],
  before: readonly ProvenCheck[],
  checksWith: (substitution: Substitution) => readonly ProvenCheck[],
): Substitution[] {
  const failedBefore = failedIds(before);
  const mending = new Map<string, Substitution[]>();
  for (const substitution of tried) {
    const after = checksWith(substitution);
    if ([...failedIds(after)].some((id) => !failedBefore.has(id))) continue;
    for (const { check, weight } of after) {
      if (check.passed !== true || weight < 2 || !failedBefore.has(check.id)) continue;
      mending.set(check.id, [...(mending.get(check.id) ?? []), substitution]);
    }
  }
  const rivals = new Set([...mending.values()].filter((same) => same.length > 1).flat());
  const sole = new Map<Word, Substitution>();
  for (const [substitution] of mending.values())
    if (!rivals.has(substitution!)) sole.set(substitution!.word, substitution!);
  return [...sole.values()];
}
