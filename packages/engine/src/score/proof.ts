import type { FormatType } from "@paylift/canonical";
import type { Assumption } from "../infer/assume/assumptions.ts";
import type { Ledger } from "../canonicalise/ledger.ts";
import type { Agreement, Difference } from "../judge/differences.ts";
import type { Line } from "../layout/lines.ts";
import type { Token } from "../layout/token.ts";
import type { UnreadableFigure } from "../layout/unreadable.ts";
import type { ProvenCheck } from "../reconcile/check-list.ts";

/** What the confidence is made of. */
export interface Proof {
  formatType: FormatType;
  /** No variant knows the layout: what the figures are was inferred. */
  inferred: boolean;
  /**
   * The layout was taught by a reviewed document: `sure` where that document is read as it was corrected, `unsure` where it is
   * not; null where nobody taught it.
   */
  taught: "sure" | "unsure" | null;
  /** What the figures are was found by the joint search. */
  joint: boolean;
  /** In what another reading, as good as this one, differs. */
  disputed: readonly Difference[];
  /** In what two readers of unknown layouts agree. */
  agreement: Agreement;
  /** A variant knows the words of the document, and read less of it than its looks tell. */
  gaveWay: boolean;
  /** What the reading has otherwise than it would have without votes from outside; null where it rests on none. */
  byVotes: readonly Difference[] | null;
  /** Pages have headings that run up or down them, which inference does not see. */
  turnedHeadings: boolean;
  /** False where a document is called payroll and nobody's pay, and no company's, was found in it. */
  isRead: boolean;
  ledger: Ledger;
  checks: readonly ProvenCheck[];
  /** Labels, normalized, of which a person said what they are. */
  settled: ReadonlySet<string>;
  /** What else the document could mean, with sums that hold as well. */
  rivals: readonly Assumption[];
  /** Pages that stood in the document again, and were left out. */
  repeatedPages: number;
  /** All that the document prints. */
  lines: readonly Line[];
  /** Money-like tokens of the document. */
  tokens: readonly Token[];
  pagesWithoutText: number;
  /** Text that the pages do not show. */
  hidden: readonly Readonly<{ words: number; figures: number }>[];
  /** Figures that stand on the pages as signs which nobody can read. */
  unreadable: readonly UnreadableFigure[];
  /** Lines that say nothing by the rules of the format; none where the layout is inferred. */
  unexplained: readonly Line[];
  /** Figures of scanned pages that were corrected. */
  repairs: number;
}

export const BEST = 0.99;
/** From here on a document counts as proved. */
const PROVED = 0.95;
/** What a doubt takes off that leaves a document below proved, whatever else holds. */
export const BELOW_PROVED = BEST - PROVED + 0.01;

/** To thousandths, as confidence is told. */
export function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
