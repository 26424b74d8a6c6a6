import type { Span } from "../page-graph/span.ts";
import type { Subject, Votes } from "../votes/roles.ts";
import type { PlacedEntry } from "./record-draft.ts";

/** The same place in every record: a column, a line of a column, or a label in a lane. */
export interface Slot {
  index: number;
  key: string;
  labelled: boolean;
  /** What its numbers are called: the label left of them, or the headings of their column. */
  label: readonly Span[];
  heads: readonly Span[];
  groups: readonly Span[];
  /** Entries by index of the record. */
  entries: ReadonlyMap<number, readonly PlacedEntry[]>;
  votes: Votes;
  /** What its words and form say alone, where others have voted as well. */
  words?: Votes;
  /** The section of the captions that its numbers stand below, where these name them. */
  below: Subject | null;
  /** Another slot of the same heading stands above it in the record, so that the heading says it no second time. */
  again: boolean;
}

export function figuresOf({ entries }: Pick<Slot, "entries">): Span[] {
  return [...entries.values()].flatMap((own) => own.map(({ figure }) => figure));
}

/** What stands over the figures of a slot or beside them, the outermost first. */
export function headingsOf({ groups, heads, label }: Pick<Slot, "groups" | "heads" | "label">): Span[] {
  return [...new Set([...groups, ...heads, ...label])];
}
