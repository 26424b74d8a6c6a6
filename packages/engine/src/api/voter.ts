import type { Box } from "./result.ts";

/**
 * What the figures of a slot can be: a line of a list, gross or net pay, the sum of a list, a payment to an account,
 * or no part of the output.
 */
export const VOTED_ROLES = [
  "earning",
  "deduction",
  "tax",
  "employer_tax",
  "employer_contribution",
  "reimbursement",
  "gross",
  "net",
  "total_earnings",
  "total_taxes",
  "total_deductions",
  "total_employer",
  "payment",
  "none",
] as const;
export type VotedRole = (typeof VOTED_ROLES)[number];

/** What figures count: the amount of this period, hours, a rate, taxable wages, or one of these for the year to date. */
export const VOTED_KINDS = ["amount", "hours", "rate", "wages", "ytd", "ytd_hours", "ytd_wages"] as const;
export type VotedKind = (typeof VOTED_KINDS)[number];

/** A phrase or a number on a page. */
export interface VoterSpan {
  /** By which votes name it. */
  span: number;
  box: Box;
  /**
   * Where the voter is not shown it, each letter of a text is `x` or `X`, and each digit of a number `#`: the form remains.
   */
  text: string;
  masked: boolean;
  is_figure: boolean;
  bold: boolean;
  /** Font size in points. */
  size: number;
}

export interface VoterPage {
  /** From 1. */
  page: number;
  /** Points. */
  width: number;
  height: number;
  /** In reading order. */
  spans: VoterSpan[];
}

/** The same position in every record: a column, a line of a column, or a label beside its numbers. */
export interface VoterSlot {
  /** By which votes name it. */
  slot: number;
  /** Headings over or beside its figures, from the outermost to the nearest: section, group, heading, label. */
  headings: string[];
  /** Spans of the pages shown that are these headings. */
  heading_spans: number[];
  /** Its figures on the pages shown. */
  figure_spans: number[];
  /** Some of them. */
  samples: string[];
  /** In how many records it has a figure, on all pages. */
  records: number;
}

/** The question about one document. Plain data; each voter has its own copy. */
export interface VoterQuestion {
  pages: VoterPage[];
  slots: VoterSlot[];
}

/** What speaks for a role of a slot or of a span, in bits: 1 for twice as likely as not, below 0 for what speaks against it. */
export interface Vote {
  /** A slot, or else a span: of a heading it is about all figures below it. */
  slot?: number;
  span?: number;
  role?: VotedRole;
  kind?: VotedKind;
  bits: number;
}

/**
 * Who says from outside what the figures of an unknown layout may be: a model behind an endpoint, a table of your own. It is
 * called in the process of the engine's caller, once for a document that no format variant describes.
 */
export interface Voter {
  /** Told in results. Letters, digits, `.`, `_` and `-`; 60 at most. */
  name: string;
  /**
   * `signal` is aborted when the answer is no longer awaited. An error is reported as `failed`, without its message.
   */
  vote: (question: VoterQuestion, signal: AbortSignal) => Promise<readonly Vote[]> | readonly Vote[];
  /** How long one document waits for it, in milliseconds. Default 10 000. */
  timeMs?: number;
  /** How many pages of a document it sees: the first ones with records. Default 4. */
  maxPages?: number;
  /** What is shown to it unmasked. Default nothing but headings. */
  needs?: {
    /** Names of people, and every other text that is not a heading. */
    names?: boolean;
    /** Amounts and all other numbers. */
    amounts?: boolean;
  };
}
