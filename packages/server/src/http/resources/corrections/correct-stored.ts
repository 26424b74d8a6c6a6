import type { CanonicalOutput } from "@paylift/canonical";
import {
  correctResult,
  type CorrectedResult,
  type Correction as EngineCorrection,
  type ReadResult,
} from "@paylift/engine/corrections";
import type { Result } from "@paylift/store";
import type { AnyCorrection } from "./all-corrections.ts";

/** A stored result with its corrections applied, and its checks made anew. */
export function correctStored(result: Result, corrections: readonly AnyCorrection[]): CorrectedResult {
  return correctResult(toReadResult(result), corrections.map(toEngineCorrection));
}

/** The store keeps JSON without knowing its shape; it is that of an extraction result. */
function toReadResult(result: Result): ReadResult {
  const {
    confidence,
    canonicalOutput,
    checks,
    unclaimed,
    evidence,
    pages,
    confidenceReasons = null,
  } = result;
  const read = {
    confidence_score: confidence,
    confidence_reasons: confidenceReasons,
    canonical_output: canonicalOutput satisfies CanonicalOutput,
    checks,
    unclaimed,
    evidence,
    pages,
  };
  return read as unknown as ReadResult;
}

/** A change is stored as the engine takes it. */
export function toEngineCorrection(correction: AnyCorrection): EngineCorrection {
  const { id, evidence } = correction;
  const told =
    "action" in correction
      ? { ...correction.change, id, action: correction.action, evidence }
      : {
          id,
          correction_type: correction.correctionType,
          field_path: correction.fieldPath,
          corrected_value: correction.correctedValue,
          evidence,
        };
  return told as unknown as EngineCorrection;
}
