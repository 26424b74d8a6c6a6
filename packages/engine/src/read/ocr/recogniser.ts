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
 * What the image holds: a `page` of lines that run across; one `line` on white paper; or a `strip`, a line that fills the
 * image but for a narrow margin, which costs less to read.
 */
export type Content = "page" | "line" | "strip";

/**
 * With what a recogniser looks. Two models read everything, the `quick` one in about half the time of the `thorough` one,
 * and their mistakes differ. The others know letters with the marks of a language, and read figures less surely.
 */
export type Model = "quick" | "thorough" | "spanish" | "nordic";

/** Reads images of text that stands upright and level. All implementations pass `test/support/recogniser-contract.ts`. */
export interface Recogniser {
  /** The words from top to bottom and left to right; [] where there are none. The same image gives the same words. */
  recognise(image: GrayImage, content: Content, model: Model): SeenWord[];
  /** Frees what it holds. Idempotent; afterwards it recognises nothing more. */
  close(): void;
}

/** Starts a recogniser in this thread. Rejects with `EngineError` (`internal`) where it cannot. */
export type StartRecogniser = () => Promise<Recogniser>;
