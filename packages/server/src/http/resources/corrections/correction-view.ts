import type { Correction, JsonObject, NewCorrection } from "@paylift/store";
import type { Static } from "typebox";
import { present } from "../../response/present.ts";
import type { correctionChangesSchema, newCorrectionSchema } from "./correction-schemas.ts";

export function toCorrection(correction: Correction): object {
  return {
    id: correction.id,
    job_id: correction.jobId,
    correction_type: correction.correctionType,
    field_path: correction.fieldPath,
    original_value: correction.originalValue,
    corrected_value: correction.correctedValue,
    notes: correction.notes,
    created_at: correction.createdAt.toISOString(),
  };
}

export function fromNewCorrection(body: Static<typeof newCorrectionSchema>): NewCorrection {
  return {
    correctionType: body.correction_type,
    fieldPath: body.field_path,
    originalValue: body.original_value,
    correctedValue: body.corrected_value,
    notes: body.notes ?? null,
    evidence: (body.evidence ?? null) as JsonObject | null,
  };
}

export function fromCorrectionChanges(body: Static<typeof correctionChangesSchema>): Partial<NewCorrection> {
  return present({
    correctionType: body.correction_type,
    fieldPath: body.field_path,
    originalValue: body.original_value,
    correctedValue: body.corrected_value,
    notes: body.notes,
    evidence: body.evidence as JsonObject | null | undefined,
  });
}
