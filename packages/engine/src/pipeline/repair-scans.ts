import type { ReadPage, Word } from "../read/page-reader.ts";
import { substitutionsFor, type Substitution } from "../repair/substitutions.ts";
import type { ProvenCheck } from "../reconcile/check-list.ts";
import type { Understanding } from "./understand.ts";

/** A correction, before it has a place in the output. */
export interface MadeRepair {
  /** The word as it stands on the page now. */
  word: Word;
  read: string;
  /** Ids of the checks through it. */
  proof: string[];
}

export interface Repaired {
  pages: readonly ReadPage[];
  understanding: Understanding;
  repairs: MadeRepair[];
}

/** Corrections are made one at a time: so many at most, among so many that are tried each time. */
const MOST_REPAIRS = 8;
const MOST_TRIED = 40;
/** Independent sums that must hold by a correction. */
const LEAST_PROOF = 2;

/**
 * Corrects doubtful figures of scanned pages where exactly one other reading makes every sum through the figure true.
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
  if (first.variant === null) return current;
  while (current.repairs.length < MOST_REPAIRS) {
    const next = oneRepair(current, understandAgain);
    if (next === null) return current;
    current = next;
  }
  return current;
}

function oneRepair(
  { pages, understanding, repairs }: Repaired,
  understandAgain: (pages: readonly ReadPage[]) => Understanding,
): Repaired | null {
  const { checks, lines } = understanding;
  const tokens = lines.flatMap((line) => line.tokens);
  const tried = substitutionsFor(checks, tokens);
  if (tried.length === 0 || tried.length > MOST_TRIED) return null;
  const proved: Repaired[] = [];
  for (const substitution of tried) {
    const word = { ...substitution.word, text: substitution.text };
    const changed = replaced(pages, substitution, word);
    const after = understandAgain(changed);
    const proof = proofOf(word, checks, after.checks);
    if (proof === null) continue;
    const made = { word, read: substitution.word.text, proof };
    proved.push({ pages: changed, understanding: after, repairs: [...repairs, made] });
  }
  return onlyOne(proved);
}

function replaced(pages: readonly ReadPage[], { word }: Substitution, by: Word): ReadPage[] {
  return pages.map((page) =>
    page.words.includes(word)
      ? { ...page, words: page.words.map((other) => (other === word ? by : other)) }
      : page,
  );
}

/** The checks through a corrected word, if all hold, enough of them did not before, and none fails that held before. */
function proofOf(word: Word, before: readonly ProvenCheck[], after: readonly ProvenCheck[]): string[] | null {
  const failedBefore = failedIds(before);
  if ([...failedIds(after)].some((id) => !failedBefore.has(id))) return null;
  const through = after.filter(({ tokens }) => tokens.some(({ words }) => words.includes(word)));
  if (through.some(({ check }) => check.passed === false)) return null;
  const proof = through.filter(({ check, weight }) => check.passed === true && weight >= 2);
  const mended = proof.filter(({ check }) => failedBefore.has(check.id));
  return proof.length >= LEAST_PROOF && mended.length > 0 ? proof.map(({ check }) => check.id) : null;
}

function failedIds(checks: readonly ProvenCheck[]): Set<string> {
  return new Set(checks.filter(({ check }) => check.passed === false).map(({ check }) => check.id));
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
