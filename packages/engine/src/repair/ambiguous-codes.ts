import type { DocumentReading } from "../interpret/reading.ts";
import type { Word } from "../read/page-reader.ts";

/** A short code with a sign that is a letter or a digit; a longer number of digits alone has no letters. */
const AMBIGUOUS = /^(?!\d{5})(?=.*[S5O0I1Z2B8G6])[A-Z\d]{2,6}$/;

/**
 * The code of the company on a scanned page, where a letter of it may be a digit: a recogniser is none the less sure, and as
 * it stands there alone, no sum and no other code tells how it is spelled.
 */
export function ambiguousCodes({ facts }: Pick<DocumentReading, "facts">): Word[] {
  const words = facts.get("company_id")?.tokens.flatMap((token) => token.words) ?? [];
  return words.filter(({ source, text }) => source === "ocr" && AMBIGUOUS.test(text));
}
