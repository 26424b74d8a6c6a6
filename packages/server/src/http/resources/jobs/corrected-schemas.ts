import { canonicalOutputSchema } from "@paylift/canonical/schema";
import Type from "typebox";
import { id } from "../fields.ts";
import { printedSchema } from "./printed-schema.ts";
import { checkSchema, confidenceReasonSchema } from "./proof-schemas.ts";

const held = (description: string) => Type.Unsafe<boolean | null>({ type: ["boolean", "null"], description });
const fieldValue = Type.Unsafe<string | number | boolean | null>({
  type: ["string", "number", "boolean", "null"],
});

const correctedFieldSchema = Type.Object(
  {
    field_path: Type.String({ description: "in the corrected output" }),
    correction_id: id(),
    before: fieldValue,
    after: fieldValue,
    proved: held(
      "whether printed sums hold with it; null for a field that is no figure, of which no sum tells",
    ),
    holds: Type.Array(Type.String(), { description: "ids of the checks through it that hold" }),
    fails: Type.Array(Type.String(), { description: "ids of the checks through it that do not hold" }),
    evidence: Type.Array(printedSchema, { description: "what was pointed at, else where it was read" }),
  },
  { title: "CorrectedField", description: "a field with a value from a person" },
);

const changedCheckSchema = Type.Object(
  { id: Type.String(), before: held("null where it could not be made"), after: held("null likewise") },
  { title: "ChangedCheck", description: "a sum that says something else with the corrections" },
);

export const correctedSchema = Type.Object(
  {
    job_id: id(),
    canonical_output: Type.Unsafe({ ...canonicalOutputSchema, title: "CanonicalOutput" }),
    confidence_score: Type.Number({ minimum: 0, maximum: 1 }),
    confidence_reasons: Type.Array(confidenceReasonSchema),
    confidence_before: Type.Number({ description: "of the result as it was read" }),
    checks: Type.Array(checkSchema, { description: "all checks, repeated with the corrections" }),
    changed_checks: Type.Array(changedCheckSchema),
    corrected: Type.Array(correctedFieldSchema),
    unclaimed: Type.Array(printedSchema, {
      description: "unclaimed figures that no correction refers to",
    }),
    applied: Type.Array(id(), { description: "corrections in the order in which they were applied" }),
    superseded: Type.Array(id(), { description: "corrections that a later one of the same field replaces" }),
    not_applied: Type.Array(Type.Object({ correction_id: id(), reason: Type.String() })),
    corrected_as: Type.Record(Type.String(), Type.String(), {
      description:
        "path by which to correct a record further, where it has another one in the corrected output",
    }),
  },
  {
    title: "CorrectedOutput",
    description:
      "the result with its corrections; a value that only a person says counts as proved where printed sums hold with it",
  },
);
