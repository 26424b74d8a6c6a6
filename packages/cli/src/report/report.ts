import type { Outcome } from "../documents/read-document.ts";

/** How `extract` prints its outcomes, in the order of the documents. */
export interface Report<Entry> {
  /** Reduces an outcome to what will be printed of it, so that a long run does not hold whole results. */
  prepare(outcome: Outcome): Entry;
  add(entry: Entry): Promise<void>;
  end(): Promise<void>;
}
