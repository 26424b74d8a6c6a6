import { flagOf } from "../options/limit-options.ts";

/** A failed document, as the command prints it. */
export interface DocumentError {
  code: string;
  message: string;
}

/** Code and message of an `EngineError`, with the option that raises a limit, or null when the error is something else. */
export function engineError(error: unknown): DocumentError | null {
  // By name, not by class: this spares loading the engine where no document is read.
  if (!(error instanceof Error) || error.name !== "EngineError" || !("code" in error)) return null;
  const details: unknown = "details" in error ? error.details : null;
  const flag = error.code === "invalid_argument" ? null : flagOf(Reflect.get(Object(details), "option"));
  return { code: String(error.code), message: flag === null ? error.message : `${error.message} (${flag})` };
}
