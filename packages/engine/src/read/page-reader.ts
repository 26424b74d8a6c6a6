import type { Box } from "../api/result.ts";
import type { Turns } from "./turned-view.ts";

/** Where a word came from: the page's text layer, or a recogniser that looked at an image of the page. */
export type WordSource = "text" | "ocr";

/**
 * The one currency between reading and layout: a run of characters without white space.
 * Coordinates are points from the top left of the page as it is displayed, or as it is turned for most of its text to stand upright.
 */
export interface Word extends Box {
  text: string;
  /** y of the line that the letters stand on. */
  baseline: number;
  /** Height of the font in points, as displayed. */
  size: number;
  bold: boolean;
  source: WordSource;
  /** The recogniser's confidence, 0 to 1; 1 for a text layer. */
  confidence: number;
  /** What a recogniser read instead when it looked again. */
  otherReadings?: readonly string[];
  /** Other models of the recogniser read the same when they looked at the word by itself. */
  confirmed?: boolean;
}

/** Degrees clockwise. */
export type QuarterTurn = 90 | 180 | 270;

/**
 * A word that does not stand as most of the page, such as a heading laid on its side. Its box is that of its letters as the
 * page's other words are placed; its baseline is the x of the line that its letters stand on, and the y at a `turn` of 180.
 */
export interface TurnedWord extends Word {
  /** By how much the text is turned: 90 where it runs down the page, 270 where up. The nearest one of slanted text. */
  turn: QuarterTurn;
  /** Where text is slanted: the direction in which it runs, in whole degrees clockwise. */
  angle?: number;
  /** Words of the same number stand on one line. */
  line: number;
}

/**
 * An area of text that the document holds and the page does not show: in the colour of what it stands on, covered, clipped
 * away, in a layer that is off, transparent, or too small to be seen. Its words are counted, and not told.
 */
export interface HiddenArea extends Box {
  words: number;
  /** How many of the words are figures. */
  figures: number;
}

/** What one page hands on: its upright words in reading order, those that are turned, and the thin lines ruled on it. */
export interface ReadPage {
  /** From 1. */
  number: number;
  width: number;
  height: number;
  /** Degrees clockwise that the page is turned for display. */
  rotation: number;
  words: Word[];
  /** What does not stand as most of the page, line by line, each in reading order; absent where there is none. */
  turned?: TurnedWord[];
  rules: Box[];
  /** Boxes with a line drawn about them, as some programs draw the cells of a table; absent where there is none. */
  frames?: Box[];
  /** Text that nobody sees, which is not among the words; absent where there is none. */
  hidden?: HiddenArea[];
  /** By how much the displayed page was turned, where most of its text lies sideways or upside down. */
  turns?: Turns;
  /** True where all words are drawn without ink, as scanners put them under an image. */
  invisible?: boolean;
  /** Number of paths drawn on the page, thin rules among them; letters may be drawn so. */
  paths?: number;
  /** Number of letters that a reader took for what their codes would mean, and may not know; absent where there is none. */
  byCode?: number;
  /** True where the page shows text of which nothing could be read. */
  unread?: boolean;
  /** True where nothing is drawn on the page at all, as far as the reader knows. */
  empty?: boolean;
}

export interface OpenDocument {
  readonly pageCount: number;
  /** Pages from 1; pages may be read in any order, each at most once. Throws `EngineError` (`damaged`, `out_of_memory`). */
  readPage(number: number): Promise<ReadPage>;
  /** Frees everything that the document holds. Idempotent. */
  close(): Promise<void>;
}

/** Opens documents of one kind of library. All implementations pass `test/support/page-reader-contract.ts`. */
export interface PageReader {
  /**
   * Throws `EngineError`: `encrypted`, `wrong_password`, `damaged`, `dynamic_form`, `out_of_memory`. The bytes belong to the reader from
   * now on. `heapMb`, in MiB, is for readers that keep a memory of their own: it is not to grow beyond this and the bytes.
   */
  open(bytes: Uint8Array, password: string | null, heapMb?: number): Promise<OpenDocument>;
}
