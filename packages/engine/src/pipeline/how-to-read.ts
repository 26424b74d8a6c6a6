import type { ReaderChoice } from "../api/engine.ts";

/** How a document of an unknown layout is to be read. */
export interface HowToRead {
  reader: ReaderChoice;
}

export const AS_EVER: HowToRead = { reader: "both" };
