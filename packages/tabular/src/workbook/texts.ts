/** A text with fewer letters is no part of a larger one in memory. */
const LEAST_PART = 13;

/**
 * The texts of a workbook, each kept once: names, departments and labels stand in row after row. What is cut out of a file is copied, as the
 * engine would keep the whole file for it.
 */
export class Texts {
  readonly #kept = new Map<string, string>();

  of(text: string): string {
    const known = this.#kept.get(text);
    if (known !== undefined) return known;
    const own = text.length < LEAST_PART ? text : copyOf(text);
    this.#kept.set(own, own);
    return own;
  }
}

/** Half of a sign, which a file may hold as a number, would not come out of bytes again. */
function copyOf(text: string): string {
  return text.isWellFormed() ? Buffer.from(text).toString() : text;
}
