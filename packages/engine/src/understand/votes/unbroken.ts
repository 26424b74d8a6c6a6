/** A text without the hyphens that the end of a line put into its words: `Reimburse- ment` is one word, `Pre- Tax` has its own. */
export function unbroken(text: string): string {
  return text.replace(/(?<=\p{L})- (?=\p{Ll})/gu, "").replace(/(?<=\p{L})- (?=\p{L})/gu, "-");
}
