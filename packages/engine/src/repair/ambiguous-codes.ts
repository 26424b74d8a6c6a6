import type { DocumentReading } from "../interpret/reading.ts";
import type { Word } from "../read/page-reader.ts";

/** A short code of a company, perhaps with a small letter that is none; a longer number of digits alone has no letters. */
const OF_COMPANY = /^(?!\d{5})(?:[A-Z\d]{2,6}|(?=.*\d)[A-Za-z\d]{2,6})$/;
/** A code of a department with a sign that is a letter or a digit. */
const AMBIGUOUS = /^(?!\d{5})(?=.*[S5O0I1LZ2B8G6])[A-Z\d]{2,6}$/;
/** Digits alone, and a word of capitals that was read so surely, are no department's code that may be another. */
const DIGITS = /^\d+$/;
const SURE = 0.92;
/** However surely, a 1 that has a foot is read as an I. */
const WITH_STROKE = /I/;

/**
 * The codes of the company on a scanned page, and those of departments where a letter may be a digit: a recogniser is none
 * the less sure, and no sum and no other code tells how they are spelled.
 */
export function ambiguousCodes({ facts, records }: Pick<DocumentReading, "facts" | "records">): Word[] {
  const isOpen = ({ source, text }: Word, form: RegExp): boolean => source === "ocr" && form.test(text);
  const ofCompany = facts.get("company_id")?.tokens.flatMap((token) => token.words) ?? [];
  const ofDepartments = new Set(
    records
      .flatMap(({ department, departmentCode }) => [department, departmentCode])
      // A name of several words is no code.
      .flatMap((reading) => (reading?.tokens.length === 1 ? reading.tokens[0]!.words : []))
      .filter((word) => isOpen(word, AMBIGUOUS) && !DIGITS.test(word.text))
      .filter(({ text, confidence }) => confidence < SURE || WITH_STROKE.test(text)),
  );
  return [...ofCompany.filter((word) => isOpen(word, OF_COMPANY)), ...ofDepartments];
}
