/** A failed document, as the command prints it. */
export interface DocumentError {
  code: string;
  message: string;
}

/** Code and message of an `EngineError`, or null when the error is something else. */
export function engineError(error: unknown): DocumentError | null {
  // By name, not by class: this spares loading the engine where no document is read.
  if (!(error instanceof Error) || error.name !== "EngineError" || !("code" in error)) return null;
  return { code: String(error.code), message: error.message };
}
