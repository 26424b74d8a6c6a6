import type { Span } from "../page-graph/span.ts";

const MASKED = /^(?:[x*#\u2022]{2,}[-x*#\u2022\d]*\d*|\d{2,}-?[x*#\u2022]{2,}|\d{3}-\d{2}-\d{4})$/i;
const OF_PERSON = /^[x*#\u2022\d]{3}-[x*#\u2022\d]{2}-[x*#\u2022\d]{4}$/i;

/** Whether a text is a number of which digits are hidden, or of social security. */
export function isMasked(text: string): boolean {
  return MASKED.test(text);
}

/** Whether a text is the number of an account, of which digits are hidden: no number of social security. */
export function isMaskedAccount(text: string): boolean {
  return isMasked(text) && /\d/.test(text) && !OF_PERSON.test(text);
}

/** A phrase without the masked number that it begins with: that is a text of its own, however near the next one stands, as in `XXX-XX-1048 ORR, SIOBHAN L`. */
export function behindMasked(span: Span): readonly Span[] {
  const [first, second] = span.tokens;
  if (second === undefined || !isMasked(first!.text)) return [span];
  const rest = span.tokens.slice(1);
  return [
    { ...span, text: first!.text, tokens: [first!], x1: first!.x1 },
    { ...span, text: rest.map(({ text }) => text).join(" "), tokens: rest, x0: second.x0 },
  ];
}
