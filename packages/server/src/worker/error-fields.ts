import { EngineError } from "@paylift/engine";
import { StoreError } from "@paylift/store";

/** What of an error may be logged: the message of a foreign one may quote a document. */
export function errorFields(error: unknown): Record<string, unknown> {
  if (error instanceof StoreError || error instanceof EngineError) {
    const { name, code, message, details } = error;
    return { error: name, code, reason: message, details };
  }
  if (!(error instanceof Error)) return { error: typeof error };
  const code: unknown = Reflect.get(error, "code");
  return { error: error.name, ...(typeof code === "string" ? { code } : {}), at: frames(error) };
}

/** The frames of the stack alone: the message stands before them. */
function frames({ stack = "" }: Error): string[] {
  return [...stack.matchAll(/^\s+at (.*)$/gm)].slice(0, 5).map(([, frame]) => frame ?? "");
}
