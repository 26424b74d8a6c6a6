import { createHash } from "node:crypto";
import type { ComparisonSettings, Correction, StructureCorrection } from "@paylift/store";

/**
 * What a report rests on beside the two extractions, as digests that are kept with it: whether it would come out
 * otherwise now is told without comparing again.
 */
export function correctionsDigest(corrections: readonly (Correction | StructureCorrection)[]): string {
  return digest(
    corrections
      .map((correction) =>
        "action" in correction
          ? [correction.id, correction.action, JSON.stringify(correction.change)]
          : [correction.id, correction.correctionType, correction.fieldPath, correction.correctedValue],
      )
      .sort(([a = ""], [b = ""]) => (a < b ? -1 : 1)),
  );
}

export function settingsDigest({ mapping, tolerance }: ComparisonSettings): string {
  return digest([mapping, tolerance]);
}

function digest(value: unknown): string {
  return `sha256:${createHash("sha256").update(JSON.stringify(value)).digest("hex")}`;
}
