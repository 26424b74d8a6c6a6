/**
 * Every code a {@link ValidationError} can carry. A code is never reused for another meaning.
 *
 * - `invalid_side`: a side is neither a canonical output nor an extraction result; `details.side` says which,
 * `details.errors` why.
 * - `currency_mismatch`: the two sides are in different currencies.
 * - `invalid_options`: an option is invalid; `details.option` is its name.
 */
export const VALIDATION_ERROR_CODES = ["invalid_side", "currency_mismatch", "invalid_options"] as const;

export type ValidationErrorCode = (typeof VALIDATION_ERROR_CODES)[number];

/** The only error this package throws. All codes are the fault of the caller's arguments. */
export class ValidationError extends Error {
  override readonly name = "ValidationError";
  readonly code: ValidationErrorCode;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: ValidationErrorCode, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}
