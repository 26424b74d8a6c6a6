/** A house number may have a letter or a part: `42-B Mill Rd`, `118-20 Mill Rd`. */
const STREET = /^(?:\d+(?:-(?:\p{L}|\d+))? .*\p{L}|p\.? ?o\.? box\b)/iu;

/** Whether a text begins as the address below a name does, with the house or the box. */
export function isStreet(text: string): boolean {
  return STREET.test(text);
}
