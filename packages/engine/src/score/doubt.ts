import type { ConfidenceReason } from "../api/result.ts";
import type { Token } from "../layout/token.ts";

/** A reason for less confidence, with the print that it is about. */
export interface Doubt extends ConfidenceReason {
  tokens?: readonly Token[];
}

/** Fields that a reason names at most: more would be a list of the document. */
export const MOST_FIELDS = 200;

/** The reason as it is told, with the fields that its print became. */
export function toldReason(
  { tokens, ...reason }: Doubt,
  fieldOf: (token: Token) => string | null,
): ConfidenceReason {
  if (tokens === undefined || reason.fields !== undefined) return reason;
  const fields = new Set<string>();
  for (const token of tokens) {
    const field = fieldOf(token);
    if (field !== null) fields.add(field);
    if (fields.size === MOST_FIELDS) break;
  }
  return fields.size === 0 ? reason : { ...reason, fields: [...fields] };
}
