import type { ReaderChoice } from "../api/engine.ts";
import type { Variant } from "../variants/compiled-variant.ts";
import type { Voted } from "../understand/voters/placed-votes.ts";

/** How a document of an unknown layout is to be read. */
export interface HowToRead {
  reader: ReaderChoice;
  /** What voters from outside say. */
  voted?: readonly Voted[];
  /** Read as this variant says, whatever the document shows and whoever else reads it better. Default: as it is recognised. */
  as?: Variant;
}

export const AS_EVER: HowToRead = { reader: "both" };
