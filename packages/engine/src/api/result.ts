import type { CanonicalOutput } from "@paylift/canonical";
import type { VariantTrial } from "./variant-trial.ts";
import type { Voting } from "./voting.ts";

/** A rectangle on a page: points (1/72 inch), origin at the top left of the page as it is displayed. */
export interface Box {
  x0: number;
  top: number;
  x1: number;
  bottom: number;
}

/** Where a canonical field was read: page number (from 1), box, and the text as printed. */
export interface Evidence {
  page: number;
  box: Box;
  text: string;
  /** In a spreadsheet: sheet and cell, for example `Payroll!C5`; in printed text the line, `line 12`. Otherwise absent. */
  cell?: string;
}

export const CHECK_SCOPES = ["line", "employee", "department", "column", "document"] as const;
export type CheckScope = (typeof CHECK_SCOPES)[number];

/** One identity that the document's own figures should satisfy. Amounts are JSON money (at most two decimals). */
export interface Check {
  /** Stable within a document: `<scope>.<what>[:<subject>]`, for example `employee.net_pay:employees[3]`. */
  id: string;
  scope: CheckScope;
  /** The identity in words and signs, for example `gross_pay − imputed − taxes − deductions = net_pay`. */
  identity: string;
  /** The figure printed on the document; null when it prints none. */
  expected: number | null;
  /** The figure computed from the members; null when they could not be added up. */
  actual: number | null;
  /** actual − expected; null when either is null. */
  difference: number | null;
  /** null when the check could not be made. */
  passed: boolean | null;
  /** Field paths of the canonical output that take part. */
  members: string[];
}

/** A money-like token that no reader claimed. */
export interface UnclaimedToken {
  page: number;
  box: Box;
  text: string;
  /** In a spreadsheet: sheet and cell; in printed text the line. Otherwise absent. */
  cell?: string;
}

/**
 * Text in the document that its page does not show: in the colour of its background, covered, clipped away, in a
 * layer that is off, transparent, or too small to be seen. It was not read; its words are counted, but not given.
 */
export interface HiddenText {
  page: number;
  box: Box;
  words: number;
  /** How many of the words are figures. */
  figures: number;
  /** In a spreadsheet: the hidden sheet, row or column. Otherwise absent. */
  cell?: string;
}

/** An illegibly printed figure that was left out: `########`, `#VALUE!`, `*****`. */
export interface UnreadableFigure {
  page: number;
  box: Box;
  text: string;
  /** In a spreadsheet: sheet and cell; in printed text the line. Otherwise absent. */
  cell?: string;
  /**
   * The field that lacks it, or the list that lacks a line: `employees[3].gross_pay`, `employees[3].taxes`; null if
   * its place does not show that.
   */
  field_path: string | null;
}

/** How a page was read: `text` from its text layer, `ocr` by recognition, `none` if neither gave words. */
export type PageSource = "text" | "ocr" | "none";

/**
 * Why a page was read the way it was. From its text layer: `text_layer`. By recognition: it has `no_text`, its text
 * is an `invisible_text` layer under an image, its letters are `unmapped_letters` with codes that mean nothing, its
 * words are `no_language`, or it has `little_text` on an image of a page. Not at all: it is `blank` or `illegible` (a
 * photograph, an unknown script), or its image is `image_too_large` or `image_damaged`.
 */
export const PAGE_REASONS = [
  "text_layer",
  "no_text",
  "invisible_text",
  "unmapped_letters",
  "no_language",
  "little_text",
  "blank",
  "illegible",
  "image_too_large",
  "image_damaged",
] as const;
export type PageReason = (typeof PAGE_REASONS)[number];

/** How a page was turned so that its text stood upright and level. */
export interface Straightening {
  /** Degrees clockwise: 0, 90, 180 or 270. */
  turned: number;
  /** Degrees clockwise, after the turn; a few at most. */
  skew: number;
}

export interface PageSummary {
  /** Page number, from 1. */
  number: number;
  /** Displayed size in points, after rotation. */
  width: number;
  height: number;
  /** Degrees clockwise that the page is turned for display: 0, 90, 180 or 270. */
  rotation: number;
  source: PageSource;
  reason: PageReason;
  /** null for a page that was read as it is displayed. */
  straightened: Straightening | null;
  words: number;
  money_tokens: number;
  unclaimed: number;
}

/** A figure or label of a scan that was corrected, because one other reading makes the sums through it true. */
export interface Repair {
  /** Field path of the canonical output. */
  field: string;
  read: string;
  corrected: string;
  /** Ids of the checks that hold by the correction. */
  proof: string[];
  evidence: Evidence;
}

/** The stages of a document that are timed, in their order. */
export const TIMED_STAGES = [
  "open",
  "read",
  "layout",
  "recognise",
  "interpret",
  "canonicalise",
  "reconcile",
  "score",
] as const;

/** One of them. */
export type TimedStage = (typeof TIMED_STAGES)[number];

/** Milliseconds of wall clock per stage; the only part of a result that differs between two runs. */
export interface Timings {
  queue_ms: number;
  open_ms: number;
  read_ms: number;
  layout_ms: number;
  recognise_ms: number;
  interpret_ms: number;
  canonicalise_ms: number;
  reconcile_ms: number;
  score_ms: number;
  total_ms: number;
}

/** A reason for the confidence, strongest effect first. `effect` is what it takes off (0 for a proof that holds). */
export interface ConfidenceReason {
  code: string;
  message: string;
  effect: number;
  /** Number of sums, figures or labels that it counts; absent if it counts none. */
  count?: number;
  /** Of how many. */
  of?: number;
  /** Field paths that it is about, 200 at most; absent if there are none. */
  fields?: string[];
}

/** Who can have read a document: a format variant, inference, the joint reader, or a mapping of a spreadsheet's columns. */
export const READERS = ["variant", "inference", "joint", "mapping"] as const;
export type ReaderName = (typeof READERS)[number];

/** The reader that produced a result. */
export interface UsedReader {
  name: ReaderName;
  /** From 1; a higher one may read the same document otherwise. */
  version: number;
}

/** What the engine made of one document. Survives structuredClone and JSON. */
export interface ExtractionResult {
  /** 0 to 1; 0.95 and above only for documents whose figures are proved by arithmetic. */
  confidence_score: number;
  confidence_reasons: ConfidenceReason[];
  canonical_output: CanonicalOutput;
  checks: Check[];
  /** Corrected figures and labels of scanned pages; [] if there are none. */
  repairs: Repair[];
  unclaimed: UnclaimedToken[];
  /** Invisible text, which was not read; absent if there is none. */
  hidden_text?: HiddenText[];
  /** Illegible figures; absent if there are none. */
  unreadable?: UnreadableFigure[];
  /** Evidence by field path, for example `employees[3].taxes[1].amount`; several where several printed figures were added up. */
  evidence: Record<string, Evidence[]>;
  pages: PageSummary[];
  reader: UsedReader;
  /** Outcome of the voters; absent if the engine has none. */
  voting?: Voting;
  timings: Timings;
  /** The document as read by the requested variant; absent if none was requested. */
  trial?: VariantTrial;
}
