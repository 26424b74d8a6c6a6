import type { CanonicalOutput } from "@paylift/canonical";
import type { Check, ConfidenceReason } from "@paylift/engine";

/** What of a result a workbook shows. */
export interface ExportedResult {
  readonly canonical_output: CanonicalOutput;
  /** null for an unscored output. */
  readonly confidence_score: number | null;
  readonly confidence_reasons: readonly ConfidenceReason[];
  readonly checks: readonly Check[];
  /** Unclaimed figures, each with its page or cell. */
  readonly unclaimed: readonly { readonly page: number; readonly text: string; readonly cell?: string }[];
}
