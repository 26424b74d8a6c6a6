import type { ConfidenceReason } from "../api/result.ts";
import type { LedgerEmployee } from "../canonicalise/ledger.ts";
import type { Token } from "../layout/token.ts";
import { UNMAPPED } from "../read/readable-text.ts";
import { areUnsurelySpelled } from "../read/unsure-letters.ts";

/** Enough to leave a document below proved. */
const UNSURE_LETTERS = 0.045;
const NOT_ASCII = /\P{ASCII}/u;

/** Names, dates and labels with letters of which the document does not say what they are. */
export function lettersWithoutMeaning(tokens: readonly Token[]): ConfidenceReason | null {
  const count = tokens.filter(({ text }) => text.includes(UNMAPPED)).length;
  if (count === 0) return null;
  const message = `${count} words have letters of which the document does not say what they are`;
  return { code: "unmapped_letters", message, effect: UNSURE_LETTERS };
}

/** Names with accents that are hardly what is printed, or that were read by their ink. No sum proves a name. */
export function unsureLetters(employees: readonly LedgerEmployee[]): ConfidenceReason | null {
  const accented = employees.map(({ name }) => name.text).filter((text) => NOT_ASCII.test(text));
  const seen = employees.filter(({ name }) => name.tokens.some(isReadByInk)).length;
  if (seen === 0 && !areUnsurelySpelled(accented)) return null;
  return {
    code: "unsure_letters",
    message:
      seen > 0
        ? `${seen} names have letters that the document does not spell out; they were read from its picture`
        : `${accented.length} names have accents that the document does not spell out; they may be other letters`,
    effect: UNSURE_LETTERS,
  };
}

/** A text layer has one reading of a word, unless its picture was asked. */
function isReadByInk({ words }: Token): boolean {
  return words.some(({ source, otherReadings }) => source === "text" && otherReadings !== undefined);
}
