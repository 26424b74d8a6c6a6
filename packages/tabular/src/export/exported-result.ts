import type { CanonicalOutput } from "@paylift/canonical";
import type { Check, ConfidenceReason } from "@paylift/engine";

/** What of a result a workbook shows. */
export interface ExportedResult {
  readonly canonical_output: CanonicalOutput;
  /** null for an output that nobody has scored. */
  readonly confidence_score: number | null;
  readonly confidence_reasons: readonly ConfidenceReason[];
  readonly checks: readonly Check[];
  /** Figures that became no field; where each stands in words of the document: its page or its cell. */
  readonly unclaimed: readonly { readonly page: number; readonly text: string; readonly cell?: string }[];
}
