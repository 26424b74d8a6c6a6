import type { Box, PageSource } from "./result.ts";
import type { VariantTrial } from "./variant-trial.ts";

/** What became of a word: claimed for a field, as a printed total, as decoration, unclaimed money, or plain text. */
export const WORD_STATES = ["field", "total", "decoration", "unclaimed", "text"] as const;
export type WordState = (typeof WORD_STATES)[number];

export interface InspectedWord {
  text: string;
  box: Box;
  state: WordState;
  /** Field path in the canonical output that the word became, `totals` included; null if it became none. */
  field: string | null;
}

/** One page as the engine sees it, for authors of format variants. Boxes in points, origin top left. */
export interface PageInspection {
  page: number;
  pages: number;
  width: number;
  height: number;
  source: PageSource;
  provider: string | null;
  variant: string | null;
  words: InspectedWord[];
  /** Rotated words, such as headings of narrow columns: degrees clockwise from upright, and the font size in points. */
  turned: { text: string; box: Box; angle: number; size: number }[];
  /** Ruled lines drawn on the page. */
  rules: Box[];
  /** Text lines, in reading order, with the row pattern of the variant that matched (null if none did). */
  lines: { box: Box; text: string; row: string | null }[];
  /** Columns that the variant located on this page. */
  lanes: { name: string; box: Box }[];
  /** What the joint reader makes of the page, stage by stage; null where it was not asked, as a variant describes the document. */
  understanding: PageUnderstanding | null;
  /** The document as read by the requested variant; absent if none was requested. */
  trial?: VariantTrial;
}

/** What the joint reader makes of a page, whether or not its reading is the one that is kept. */
export interface PageUnderstanding {
  /** Whether its reading is kept. */
  kept: boolean;
  phrases: InspectedPhrase[];
  /** Boxes of ruled tables that hold text. */
  cells: Box[];
  /** The ways to read tables of the page that together say most. */
  hypotheses: InspectedHypothesis[];
  /** The next best, the nearest first. */
  runners_up: RunnerUp[];
}

/** A phrase or a number of the page. */
export interface InspectedPhrase {
  text: string;
  box: Box;
  is_figure: boolean;
  /** The slot of the figure; null for a phrase, and for a number in no slot. */
  slot: number | null;
}

/** One way to read rows of a page. Records and slots are numbered over the whole document, from 0. */
export interface InspectedHypothesis {
  /** How rows are parted into records, in the words of the reader. */
  grammar: string;
  /** Everything in its favour, less its cost. */
  bits: number;
  records: InspectedRecord[];
  slots: InspectedSlot[];
  /** Sums over all records of the document. */
  identities: InspectedIdentity[];
}

export interface InspectedRecord {
  record: number;
  box: Box;
  /** A sum of other records, or the record of a person. */
  is_sum: boolean;
  /** Person of the record; "" if none is named. */
  name: string;
  /** Its own sums; both 0 if none can be made, as beyond the sample of a long document. */
  sums: { holds: number; fails: number };
}

/** What figures are taken for: `tax`, `ytd`. */
export interface InspectedRole {
  role: string;
  kind: string;
}

/** The same position in every record, with the role of its figures. */
export interface InspectedSlot {
  slot: number;
  /** Headings over or beside its figures, the outermost first. */
  headings: string[];
  taken: InspectedRole;
  /** What speaks for roles and kinds before sums are looked at, in bits, the most first. */
  votes: { says: string; bits: number }[];
  /** Its figures on this page. */
  figures: Box[];
  /** In how many records of the document it has a figure. */
  filled: number;
  /** Printed totals that are what the records above come to, and those that are not. */
  totals: { holds: number; fails: number };
}

export interface InspectedIdentity {
  /** In words and signs: `gross pay = earnings`. */
  identity: string;
  /** Of the year to date. */
  is_ytd: boolean;
  holds: number;
  fails: number;
  /** Records in which it fails, 20 at most. */
  failing: number[];
}

export interface RunnerUp {
  grammar: string;
  bits: number;
  /** By how many bits it is behind the reading that is kept of the same rows. */
  behind: number;
  records: number;
  /** Where its records are on this page. */
  boxes: Box[];
  slots: number;
  held: number;
  failed: number;
  /** What figures of this page are taken for otherwise, the most figures first. */
  differs: InspectedDifference[];
}

/** Figures that two ways to read a page take for different things; null where one does not read them. */
export interface InspectedDifference {
  headings: string[];
  kept: InspectedRole | null;
  otherwise: InspectedRole | null;
  figures: Box[];
}
