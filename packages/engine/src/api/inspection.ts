import type { Box, PageSource } from "./result.ts";

/** What became of a word: claimed for a field, as a printed total, as decoration, unclaimed money, or plain text. */
export const WORD_STATES = ["field", "total", "decoration", "unclaimed", "text"] as const;
export type WordState = (typeof WORD_STATES)[number];

export interface InspectedWord {
  text: string;
  box: Box;
  state: WordState;
  /** Field path of the canonical output that the word became, `totals` among them; null where it became none. */
  field: string | null;
}

/** One page as the engine sees it, for whoever writes or debugs a format variant. Boxes in points, origin top left. */
export interface PageInspection {
  page: number;
  pages: number;
  width: number;
  height: number;
  source: PageSource;
  provider: string | null;
  variant: string | null;
  words: InspectedWord[];
  /** Ruled lines drawn on the page. */
  rules: Box[];
  /** Text lines, in reading order, with the row pattern of the variant that matched (null where none did). */
  lines: { box: Box; text: string; row: string | null }[];
  /** Columns that the variant located on this page. */
  lanes: { name: string; box: Box }[];
}
