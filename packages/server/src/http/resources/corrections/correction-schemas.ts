import { CORRECTION_TYPES } from "@paylift/store";
import Type from "typebox";
import { id, nullable, oneOf, pageOf, textOrNull, timestamp } from "../fields.ts";
import { printedSchema } from "../jobs/printed-schema.ts";

export const VALUE_MAX = 10_000;
const value = Type.String({ maxLength: VALUE_MAX });

/** Dots between names, each with any number of indexes: `employees[0].taxes[1].amount`. */
export const fieldPath = Type.String({
  minLength: 1,
  maxLength: 500,
  pattern: "^[^.\\[\\]]+(\\[\\d+\\])*(\\.[^.\\[\\]]+(\\[\\d+\\])*)*$",
  description: "dots between names, indexes from 0 in brackets",
});

const written = {
  correction_type: oneOf(CORRECTION_TYPES),
  field_path: fieldPath,
  original_value: value,
  corrected_value: value,
};

export const correctionSchema = Type.Object(
  { id: id(), job_id: id(), ...written, notes: textOrNull(VALUE_MAX), created_at: timestamp() },
  { title: "Correction" },
);
export const correctionPageSchema = pageOf(correctionSchema);

export const newCorrectionSchema = Type.Object(
  {
    ...written,
    notes: Type.Optional(textOrNull(VALUE_MAX)),
    evidence: Type.Optional(nullable<object>(printedSchema)),
  },
  { title: "NewCorrection" },
);
export const correctionChangesSchema = Type.Object(Type.Partial(newCorrectionSchema).properties, {
  title: "CorrectionChanges",
});
