/** Whose fault an error is: the caller's arguments, the state of the data, the operator's set-up, or the store. */
export const STORE_ERROR_REASONS = ["caller", "state", "operator", "store"] as const;
export type StoreErrorReason = (typeof STORE_ERROR_REASONS)[number];

/** The closed list of error codes. A code is never reused for another meaning. */
export const STORE_ERROR_CODES = {
  invalid_argument: "caller",
  invalid_text: "caller",
  store_closed: "caller",
  blob_missing: "state",
  document_in_use: "state",
  email_taken: "state",
  invalid_state: "state",
  already_decided: "state",
  lease_lost: "state",
  run_not_in_migration: "state",
  too_many_webhooks: "state",
  blob_storage_failed: "operator",
  insufficient_storage: "operator",
  data_damaged: "operator",
  encryption_key_missing: "operator",
  encryption_key_wrong: "operator",
  data_folder_in_use: "operator",
  data_folder_lost: "operator",
  data_folder_unusable: "operator",
  database_unavailable: "operator",
  not_migrated: "operator",
  schema_too_new: "operator",
  database_failed: "store",
} as const satisfies Record<string, StoreErrorReason>;

export type StoreErrorCode = keyof typeof STORE_ERROR_CODES;

/**
 * Structured facts in addition to the message (limits, states, a pid); never text from a document or about a person.
 */
export type StoreErrorDetails = Readonly<Record<string, string | number | boolean | null>>;

/** The only error class that the store throws. `message` names no person and no pay figure. */
export class StoreError extends Error {
  override readonly name = "StoreError";
  readonly code: StoreErrorCode;
  readonly reason: StoreErrorReason;
  readonly details: StoreErrorDetails;

  constructor(
    code: StoreErrorCode,
    message: string,
    details: Record<string, string | number | boolean | null> = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.code = code;
    this.reason = STORE_ERROR_CODES[code];
    this.details = Object.freeze({ ...details });
  }
}
