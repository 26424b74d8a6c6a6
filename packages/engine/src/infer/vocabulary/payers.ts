import { normalizeLabel } from "@paylift/canonical";

/** Bodies that pay people as companies do, by the word for one of their kind. */
const KINDS =
  "agency|board|church|city|college|county|cnty|cty|district|dist|hospital|parish|school|state|town|township|university|univ|village";

const PAYER = new RegExp(`^(?:${KINDS})$`);
const PAID = new RegExp(
  `^(?:${KINDS}) (?:paid(?: (?:benefits|fringes?|contributions?))?|pays|share|contributions?|benefits|match|costs?)$`,
);
const BEHIND = new RegExp(` (?:${KINDS})(?:\\.| share| paid)?$`, "i");

/** Whether a text is the word for the kind of body that pays, and nothing else. */
export function namesPayer(text: string): boolean {
  return PAYER.test(normalizeLabel(text));
}

/** Whether a text says what such a body pays: `County Paid`, `District Share`, `Board Paid Benefits`. */
export function namesPartOfPayer(text: string): boolean {
  return PAID.test(normalizeLabel(text));
}

/** The name of a line without the payer behind it; null where none is: `Medicare` of `Medicare Cnty`, of `Medicare Board Share`. */
export function withoutPayer(text: string): string | null {
  return BEHIND.test(text) ? text.replace(BEHIND, "") : null;
}
