import type { ReadPage } from "../read/page-reader.ts";
import { labelSubstitutionsFor } from "../repair/label-substitutions.ts";
import { substitutionsFor } from "../repair/substitutions.ts";
import type { ProvenCheck } from "../reconcile/check-list.ts";
import { replaced } from "./replaced.ts";
import { failedIds, proofOf, type Repaired } from "./repair-proof.ts";
import { repairTogether } from "./repair-together.ts";
import type { Understanding } from "./understand.ts";
import { changedWord } from "../read/text-word.ts";
import { describesLayout } from "../variants/compiled-variant.ts";

/** Corrections are made one at a time: so many at most, among so many that are tried each time. */
const MOST_REPAIRS = 8;
const MOST_TRIED = 40;
/**
 * Corrects doubtful figures of scanned pages where exactly one other reading makes every sum through the figure true, and
 * labels that another spelling of the document makes part of the sums that missed them.
 * A document that is wrong as printed keeps its figures: they were read surely, or no single exchange makes them add up.
 */
export function repairScans(
  pages: readonly ReadPage[],
  first: Understanding,
  understandAgain: (pages: readonly ReadPage[]) => Understanding,
): Repaired {
  let current: Repaired = { pages, understanding: first, repairs: [] };
  if (!pages.some(({ words }) => words.some(({ source }) => source === "ocr"))) return current;
  // Where a layout is inferred, another reading of a figure may change what the figure is.
  if (!describesLayout(first.variant)) return current;
  while (current.repairs.length < MOST_REPAIRS) {
    const next = oneRepair(current, understandAgain) ?? repairTogether(current, understandAgain);
    if (next === null) return current;
    current = next;
  }
  return current;
}

function oneRepair(
  { pages, understanding, repairs }: Repaired,
  understandAgain: (pages: readonly ReadPage[]) => Understanding,
): Repaired | null {
  const { checks, lines, interpretation } = understanding;
  if (failedIds(checks).size === 0) return null;
  const tokens = lines.flatMap((line) => line.tokens);
  const figures = substitutionsFor(checks, tokens);
  const labels = labelSubstitutionsFor(interpretation.reading);
  const proved: Repaired[] = [];
  for (const substitution of [figures, labels].flatMap((tried) => (tried.length > MOST_TRIED ? [] : tried))) {
    const word = changedWord(substitution.word, { text: substitution.text });
    const changed = replaced(pages, new Map([[substitution.word, word]]));
    const after = understandAgain(changed);
    const proof = labels.includes(substitution)
      ? labelProofOf(checks, after.checks)
      : proofOf(word, checks, after.checks);
    if (proof === null) continue;
    const made = { word, read: substitution.word.text, proof };
    proved.push({ pages: changed, understanding: after, repairs: [...repairs, made] });
  }
  return onlyOne(proved);
}

/** The sums that did not hold before and hold now, if none fails that held: a label decides which sums a line is part of. */
function labelProofOf(before: readonly ProvenCheck[], after: readonly ProvenCheck[]): string[] | null {
  const [failedBefore, failed] = [failedIds(before), failedIds(after)];
  if ([...failed].some((id) => !failedBefore.has(id))) return null;
  const mended = after.filter(
    ({ check, weight }) => check.passed === true && weight >= 1 && failedBefore.has(check.id),
  );
  return mended.length > 0 ? mended.map(({ check }) => check.id) : null;
}

/** Corrections of different words that mend different sums do not compete; two that mend the same sum do. */
function onlyOne(proved: readonly Repaired[]): Repaired | null {
  return (
    proved.find((one) => {
      const proof = new Set(one.repairs.at(-1)!.proof);
      return proved.every(
        (other) => other === one || !other.repairs.at(-1)!.proof.some((id) => proof.has(id)),
      );
    }) ?? null
  );
}
