import type { Row, Span } from "../page-graph/span.ts";
import type { Kind } from "../votes/roles.ts";
import type { Entry, TableEntries } from "./entries.ts";

/** A number of a record, with the line of the record that it stands in. */
export interface PlacedEntry extends Entry {
  table: TableEntries;
  labelled: boolean;
  /** Its column is one of labels, though this number may have none. */
  inLane: boolean;
  /** Line of the record, from 0. */
  line: number;
  /** The line that it is of those which a header may have a line for: figures of the year have the same below these. */
  lineOfHeader: number;
  /** How many numbers of its column stand above it in the record. */
  order: number;
  /** How many numbers with the same label stand right of it. */
  further: number;
  /** What its row counts, where a word of the row tells: this period or the year. */
  rowKind: Kind | null;
}

/** A text of a record that names none of its numbers. */
export interface PlacedText {
  span: Span;
  line: number;
}

/** Rows that are about one person, or a sum over others. */
export interface RecordDraft {
  index: number;
  page: number;
  rows: readonly Row[];
  entries: readonly PlacedEntry[];
  texts: readonly PlacedText[];
  isSum: boolean;
  /** Lines of text above it that are about several records: a department, a plan. */
  above: readonly Span[];
  /** Numbers that come to what stands above them in the record: `Employee total` below lines by job. */
  sums?: readonly Span[];
  /** How far it stands right of others like it, where boxes stand side by side. */
  left?: number;
}
