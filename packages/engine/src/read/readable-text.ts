// oxlint-disable-next-line no-control-regex
const PLAIN = /^[\x21-\x7e]*$/;
const LIGATURES = /[\ufb00-\ufb06]/g;
/** Arabic letters as they look at their place in a word. */
const SHAPED = /[\ufb50-\ufdff\ufe70-\ufefc]/g;
/** Letters, digits and signs as wide and as small as those of Chinese, which mean the usual ones. */
const WIDE_AND_SMALL = /[\uff01-\uff5e\ufe50-\ufe6b]/g;
/** Marks of the direction of writing and of where no line is broken: nobody sees them, and a name with one is another name. */
const UNSEEN = /[\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
// What stands for no letter, and would vanish from a name without a trace.
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u001f\u007f-\u009f]/g;
/** Hyphens that look like the usual one. A soft hyphen that is drawn is one as well. */
const HYPHENS = /[\u00ad\u2010\u2011]/g;
/** The narrow space that breaks no line stands between the digits of one number, and says nothing: `1 234,56`. */
const WITHIN_NUMBER = /(?<=\d)\u202f(?=\d{3}(?!\d))/g;
/** Stands in the text of a word for a letter of which the document does not say what it is. */
export const UNMAPPED = "\ufffd";

/** Whether a letter stands for none. */
export function isUnmapped(letter: string): boolean {
  return letter === UNMAPPED || letter.search(CONTROLS) === 0;
}

/** Composed letters, ligatures taken apart, usual hyphens and signs, numbers in one, a mark for what is no letter; everything else as drawn. */
export function readable(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .replace(LIGATURES, (letter) => letter.normalize("NFKC"))
    .replace(SHAPED, (letter) => letter.normalize("NFKC"))
    .replace(WIDE_AND_SMALL, (letter) => letter.normalize("NFKC"))
    .replace(UNSEEN, "")
    .replace(CONTROLS, UNMAPPED)
    .replace(HYPHENS, "-")
    .replace(WITHIN_NUMBER, "")
    .normalize("NFC");
}
