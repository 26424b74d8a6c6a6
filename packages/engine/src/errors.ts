/** Whose fault an error is: the caller's arguments, the document, the author of a format variant, or the engine. */
export const ERROR_REASONS = ["caller", "document", "variant", "engine"] as const;
export type ErrorReason = (typeof ERROR_REASONS)[number];

/** The closed list of error codes. A code is never reused for another meaning. */
export const ERROR_CODES = {
  invalid_argument: "caller",
  unreadable_source: "caller",
  aborted: "caller",
  engine_closed: "caller",
  queue_full: "caller",
  wrong_password: "caller",
  node_too_old: "caller",
  encrypted: "document",
  not_a_pdf: "document",
  damaged: "document",
  dynamic_form: "document",
  no_pages: "document",
  too_many_pages: "document",
  too_large: "document",
  no_text_layer: "document",
  no_payroll_content: "document",
  too_many_scanned_pages: "document",
  cpu_limit_exceeded: "document",
  deadline_exceeded: "document",
  out_of_memory: "document",
  invalid_variant: "variant",
  worker_lost: "engine",
  internal: "engine",
} as const satisfies Record<string, ErrorReason>;

export type ErrorCode = keyof typeof ERROR_CODES;

/** The only error class that the engine throws. `message` names no person and no pay figure. */
export class EngineError extends Error {
  override readonly name = "EngineError";
  readonly code: ErrorCode;
  readonly reason: ErrorReason;
  /** Structured facts for the caller (limits, counts, positions); never text of the document. */
  readonly details: Readonly<Record<string, string | number | boolean | null>>;

  constructor(
    code: ErrorCode,
    message: string,
    details: Record<string, string | number | boolean | null> = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.code = code;
    this.reason = ERROR_CODES[code];
    this.details = Object.freeze({ ...details });
  }
}
