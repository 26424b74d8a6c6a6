import { parseMoney } from "@paylift/canonical";
import type { ConfidenceReason } from "../api/result.ts";
import type { Line } from "../layout/lines.ts";
import type { Token } from "../layout/token.ts";

/** Enough to leave a document below proved: a figure may be missing from the output. */
const FIGURE_UNREAD = 0.045;
/** Below this a recogniser guesses. */
const GUESSED = 0.5;
/** What is an amount but for a letter or a sign or two: it has its cents, and more digits before them. */
const GARBLED = /^[-($£€]*[\d.,]*[^\d\s.,]{1,2}[\d.,]*[.,]\d\d[-)]?$/;

/**
 * Print of scanned pages that is no number as it was guessed, where another look gave an amount: which it is no look tells, so
 * that the output has none, and no sum misses it where it is one of a total.
 */
export function unreadFigures(lines: readonly Line[]): ConfidenceReason | null {
  const count = lines.reduce((sum, { tokens }) => sum + tokens.filter(isUnread).length, 0);
  if (count === 0) return null;
  return {
    code: "unread_figures",
    message: `${count} figures of scanned pages could not be read`,
    effect: FIGURE_UNREAD,
  };
}

function isUnread({ text, moneyLike, words }: Token): boolean {
  const [word, ...more] = words;
  if (moneyLike || more.length > 0 || word?.source !== "ocr" || word.confidence >= GUESSED) return false;
  return GARBLED.test(text) && word.otherReadings?.some((other) => parseMoney(other) !== null) === true;
}
