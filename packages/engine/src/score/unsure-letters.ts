import type { ConfidenceReason } from "../api/result.ts";
import type { LedgerEmployee } from "../canonicalise/ledger.ts";
import type { Token } from "../layout/token.ts";
import { UNMAPPED } from "../read/fragments.ts";

/**
 * The letters of the upper half of Mac Roman, in its order (PDF 1.7, Annex D.2). A program that prints a document anew
 * may deal these codes out to accented letters as they come and not say so: then its first letters stand for any others.
 */
const DEALT_OUT = [..."ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü"];
/** Their capitals in the midst of small letters. */
const OUT_OF_PLACE = /\p{L}[ÄÅÇÉÑÖÜ]\p{Ll}|\p{Ll}[ÄÅÇÉÑÖÜ](?!\p{Lu})/u;
const ACCENTED = /[^\p{ASCII}\P{L}]/gu;
const FEWEST = 2;

/** Enough to leave a document below proved. */
const UNSURE_LETTERS = 0.045;

/** Names, dates and labels with letters of which the document does not say what they are. */
export function lettersWithoutMeaning(tokens: readonly Token[]): ConfidenceReason | null {
  const count = tokens.filter(({ text }) => text.includes(UNMAPPED)).length;
  if (count === 0) return null;
  const message = `${count} words have letters of which the document does not say what they are`;
  return { code: "unmapped_letters", message, effect: UNSURE_LETTERS };
}

/** Names with accents that are hardly what is printed. No sum proves a name. */
export function unsureLetters(employees: readonly LedgerEmployee[]): ConfidenceReason | null {
  const accented = employees.map(({ name }) => name.text).filter((text) => /\P{ASCII}/u.test(text));
  if (!accented.some((text) => OUT_OF_PLACE.test(text)) && !areDealtOut(accented)) return null;
  return {
    code: "unsure_letters",
    message: `${accented.length} names have accents that the document does not spell out; they may be other letters`,
    effect: UNSURE_LETTERS,
  };
}

/** Whether the accented letters of the document are just the first of those codes. */
function areDealtOut(texts: readonly string[]): boolean {
  const letters = new Set(texts.flatMap((text) => text.normalize("NFC").match(ACCENTED) ?? []));
  return letters.size >= FEWEST && DEALT_OUT.slice(0, letters.size).every((letter) => letters.has(letter));
}
