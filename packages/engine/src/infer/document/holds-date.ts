const DATE =
  /\b\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}\b|\b\d{1,2} \p{Lu}\p{Ll}{2,8} \d{4}\b|\b\p{Lu}\p{Ll}{2,8} \d{1,2}, \d{4}\b/u;
/** `01-OCT-2025`, `1-30 SEP 2025` */
const WITH_MONTH =
  /\b\d{1,2}[- ](?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*[- ]\d{2,4}\b/i;

/** Whether a text has a date in it: it says when, and is the name of no column. */
export function holdsDate(text: string): boolean {
  return DATE.test(text) || WITH_MONTH.test(text);
}
