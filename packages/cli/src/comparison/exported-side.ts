import type { CanonicalOutput } from "@paylift/canonical";
import type { ExtractionResult } from "@paylift/engine";
import type { ExportedSide } from "@paylift/tabular";
import type { ReadSide } from "./read-side.ts";

/** What a workbook shows of a side. JSON may be a canonical output alone: nobody scored that, and no sums of it were checked. */
export function exportedSide({ label: { name }, input }: ReadSide): ExportedSide {
  if (!("canonical_output" in input)) return unscored(name, input);
  const {
    canonical_output,
    confidence_score = null,
    checks = [],
    confidence_reasons = [],
  } = input as Partial<ExtractionResult> & Pick<ExtractionResult, "canonical_output">;
  return { name, canonical_output, confidence_score, checks, confidence_reasons };
}

function unscored(name: string, canonical_output: CanonicalOutput): ExportedSide {
  return { name, canonical_output, confidence_score: null, checks: [], confidence_reasons: [] };
}
