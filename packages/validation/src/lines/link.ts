import type { Line } from "../model/line.ts";

/**
 * Lines of one employee on both sides that belong together. No line is in two links.
 *
 * - `same`: one line on each side, one meaning.
 * - `mapped`: lines that the caller's mapping joins, to be compared by their sums.
 * - `split`: one line became several of the same sum, or several became one.
 * - `retyped`: one line under another type or jurisdiction, or moved into a line of another type.
 * - `alone`: a line that only one side has.
 */
export type LinkKind = "same" | "mapped" | "split" | "retyped" | "alone";

export interface Link {
  readonly kind: LinkKind;
  readonly source: readonly Line[];
  readonly target: readonly Line[];
  /** What turns the source's sign into the target's. */
  readonly factor: 1 | -1;
}
