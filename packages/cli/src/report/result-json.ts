import type { Outcome } from "../documents/read-document.ts";

/** What `--json` prints of a document. */
export function outcomeJson(outcome: Outcome): string {
  return json(outcome.error === null ? outcome.result : { file: outcome.file, error: outcome.error });
}

/** What `--output` writes of a document. */
export function outputFileJson(outcome: Outcome): string {
  return `${json(outcome.error === null ? outcome.result : { error: outcome.error })}\n`;
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
