/**
 * Every code a {@link CanonicalError} can carry. A code is never reused for another meaning.
 *
 * - `invalid_field_path`: text is not a field path; `details.position` is the offending character, from 0.
 * - `refused_field_path`: a well-formed path names what must not be read or written (`__proto__`, a missing parent, a gap in an array).
 * - `money_out_of_range`: a sum or product leaves the range of {@link MAX_CENTS}.
 * - `money_not_cents`: a JSON number is not an amount with at most two decimals.
 * - `quantity_out_of_range`: a sum of quantities cannot be held exactly.
 * - `invalid_date`: a caller passed text that is not a calendar day `YYYY-MM-DD`.
 */
export const CANONICAL_ERROR_CODES = [
  "invalid_field_path",
  "refused_field_path",
  "money_out_of_range",
  "money_not_cents",
  "quantity_out_of_range",
  "invalid_date",
] as const;

export type CanonicalErrorCode = (typeof CANONICAL_ERROR_CODES)[number];

/** The only error this package throws. All codes are the fault of the caller's arguments. */
export class CanonicalError extends Error {
  override readonly name = "CanonicalError";
  readonly code: CanonicalErrorCode;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: CanonicalErrorCode, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}
