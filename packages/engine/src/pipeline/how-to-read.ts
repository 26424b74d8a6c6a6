import type { ReaderChoice } from "../api/engine.ts";
import type { Voted } from "../understand/voters/placed-votes.ts";

/** How a document of an unknown layout is to be read. */
export interface HowToRead {
  reader: ReaderChoice;
  /** What voters from outside say. */
  voted?: readonly Voted[];
}

export const AS_EVER: HowToRead = { reader: "both" };
