import type { Outcome } from "../documents/read-document.ts";

/** What `--json` prints of a document. */
export function outcomeJson(outcome: Outcome): string {
  return json(outcome.error === null ? outcome.result : { file: outcome.file, error: outcome.error });
}

/** What `--ndjson` prints of a document: one line, which begins with its file. */
export function outcomeLine({ file, result, error }: Outcome): string {
  // Put together as text: a result comes as JSON, and taking it apart to add a property would cost more than reading a page.
  const rest = JSON.stringify(result ?? { error }).slice(1);
  return `{"file":${JSON.stringify(file)},${rest}\n`;
}

/** What `--output` writes of a document. */
export function outputFileJson(outcome: Outcome): string {
  return `${json(outcome.error === null ? outcome.result : { error: outcome.error })}\n`;
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
