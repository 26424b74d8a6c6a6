import type { Box } from "../../api/result.ts";
import type { GrayImage } from "../page-image/gray-image.ts";

/** A word as a recogniser saw it. The box is in pixels of the image that it was given, edges as tight as the ink. */
export interface SeenWord extends Box {
  text: string;
  /** 0 to 1. */
  confidence: number;
  /** Words of one line share its number. */
  line: number;
  /** What other looks at the same word gave instead. */
  otherReadings?: readonly string[];
}

/**
 * What the image holds: a `page` of lines that run across, one `line`, or one `figure`: a line of nothing but digits and
 * the signs that go with them.
 */
export type Content = "page" | "line" | "figure";

/** Reads images of text that stands upright and level. All implementations pass `test/support/recogniser-contract.ts`. */
export interface Recogniser {
  /** The words from top to bottom and left to right; [] where there are none. The same image gives the same words. */
  recognise(image: GrayImage, content: Content): SeenWord[];
  /** Frees what it holds. Idempotent; afterwards it recognises nothing more. */
  close(): void;
}

/** Starts a recogniser in this thread. Rejects with `EngineError` (`internal`) where it cannot. */
export type StartRecogniser = () => Promise<Recogniser>;
