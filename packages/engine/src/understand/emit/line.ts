import type { Caption } from "../grammars/captions.ts";
import type { PlacedEntry } from "../grammars/record-draft.ts";
import type { Span } from "../page-graph/span.ts";
import type { Kind, Subject } from "../votes/roles.ts";

/** Numbers of one record that are about one line of pay. */
export interface Line {
  subject: Subject;
  label: readonly Span[];
  code: Span | null;
  lane: string;
  values: Map<Kind, PlacedEntry>;
  /** What says more of it: texts of its row, headings of groups; where it has a caption the lines above its record and the texts within. */
  above: readonly Span[];
  /** The caption of several records that its label is. */
  caption: Caption | null;
}
