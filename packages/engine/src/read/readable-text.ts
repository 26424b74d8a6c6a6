// oxlint-disable-next-line no-control-regex
const PLAIN = /^[\x21-\x7e]*$/;
const LIGATURES = /[\ufb00-\ufb06]/g;
/** Arabic letters as they look at their place in a word. */
const SHAPED = /[\ufb50-\ufdff\ufe70-\ufefc]/g;
// What stands for no letter, and would vanish from a name without a trace.
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u001f\u007f-\u009f]/g;
/** Hyphens that look like the usual one. A soft hyphen that is drawn is one as well. */
const HYPHENS = /[\u00ad\u2010\u2011]/g;
/** The narrow space that breaks no line stands between the digits of one number, and says nothing: `1 234,56`. */
const WITHIN_NUMBER = /(?<=\d)\u202f(?=\d{3}(?!\d))/g;
/** Stands in the text of a word for a letter of which the document does not say what it is. */
export const UNMAPPED = "\ufffd";

/** Composed letters, ligatures taken apart, usual hyphens, numbers in one, a mark for what is no letter; everything else as drawn. */
export function readable(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .replace(LIGATURES, (letter) => letter.normalize("NFKC"))
    .replace(SHAPED, (letter) => letter.normalize("NFKC"))
    .replace(CONTROLS, UNMAPPED)
    .replace(HYPHENS, "-")
    .replace(WITHIN_NUMBER, "")
    .normalize("NFC");
}
