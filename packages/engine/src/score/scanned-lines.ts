import type { ConfidenceReason } from "../api/result.ts";
import type { Line } from "../layout/lines.ts";

/** Enough to leave a document below proved: what the line says may be missing from the output. */
const LINE_UNREAD = 0.045;
/** Below this a recogniser guesses, and from here on it is sure of a word. */
const [GUESSED, SURE] = [0.6, 0.85];

/**
 * Lines of scanned pages that the format does not explain, and would perhaps if their first word had not been guessed: the
 * stars before a department tell that it is one. What is guessed as a whole is no print, or a drawing.
 */
export function unreadLines(unexplained: readonly Line[]): ConfidenceReason | null {
  const count = unexplained.filter(isMisreadAtFirst).length;
  if (count === 0) return null;
  return {
    code: "unread_lines",
    message: `${count} lines of scanned pages begin with a word that was guessed, and mean nothing so`,
    effect: LINE_UNREAD,
  };
}

function isMisreadAtFirst({ tokens }: Line): boolean {
  const [first, ...rest] = tokens.flatMap(({ words }) => words);
  return (
    first?.source === "ocr" &&
    first.confidence < GUESSED &&
    rest.length > 0 &&
    rest.every(({ confidence }) => confidence >= SURE)
  );
}
