/**
 * Parts of the joint reader that can be left out, to measure what each is worth: the sums that records and their products make, bold
 * print and font sizes, what words say of slots, and what the tagger does.
 */
export const READER_PARTS = ["identities", "typography", "wording", "tagger"] as const;
export type ReaderPart = (typeof READER_PARTS)[number];

let off: ReadonlySet<ReaderPart> = new Set();

/** From now on this thread reads without these parts. */
export function switchOff(parts: readonly ReaderPart[]): void {
  off = new Set(parts);
}

export function isOff(part: ReaderPart): boolean {
  return off.has(part);
}
