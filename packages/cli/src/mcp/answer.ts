import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { hintOf } from "./hints.ts";
import { ToolError } from "./tool-error.ts";

/** What went wrong, as a caller gets it. */
export interface Failure {
  code: string;
  message: string;
  hint: string;
}

/** A result as the protocol carries it: JSON as text. */
export function answer(value: object): CallToolResult {
  return { content: [{ type: "text", text: JSON.stringify(value) }] };
}

export function failureAnswer(failure: Failure): CallToolResult {
  return { ...answer({ error: failure }), isError: true };
}

/** What a caller may know of an error; null for one that nobody foresaw. */
export function failureOf(error: unknown): Failure | null {
  if (error instanceof ToolError) return { code: error.code, message: error.message, hint: error.hint };
  // By name, as both may come from another copy of their package.
  if (!(error instanceof Error) || !["EngineError", "ValidationError"].includes(error.name)) return null;
  const code = String(Reflect.get(error, "code"));
  const hint = hintOf(code);
  return hint === null ? null : { code, message: error.message, hint };
}
