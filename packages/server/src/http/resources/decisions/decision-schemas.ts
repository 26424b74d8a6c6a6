import { DISCREPANCY_KINDS, SEVERITIES } from "@paylift/validation";
import Type from "typebox";
import { id, nullable, oneOf, pageOf, timestamp } from "../fields.ts";

const textOrNull = nullable<string>(Type.String());
const key = Type.String({ minLength: 1, maxLength: 20_000, description: "the `key` of the discrepancy" });
const reason = Type.String({ minLength: 1, maxLength: 2_000, description: "why it is as it should be" });

const decidedSchema = Type.Object(
  {
    validation_id: id("the validation in which it was accepted"),
    field_path: Type.String(),
    source_value: textOrNull,
    target_value: textOrNull,
    severity: oneOf(SEVERITIES),
    kind: oneOf(DISCREPANCY_KINDS),
    employee: Type.Unsafe<object | null>({ type: ["object", "null"] }),
    item: textOrNull,
    difference: textOrNull,
  },
  { title: "DecidedDiscrepancy", description: "the discrepancy as it was when it was accepted" },
);

export const decisionSchema = Type.Object(
  {
    id: id(),
    migration_id: id(),
    key,
    reason,
    decided_by: Type.String({ description: "as in the audit log" }),
    discrepancy: decidedSchema,
    batch_id: nullable<string>(id("of the decisions that were made together with it")),
    created_at: timestamp(),
  },
  { title: "Decision" },
);
export const decisionPageSchema = pageOf(decisionSchema);
export const newDecisionSchema = Type.Object(
  { validation_id: id("a completed validation that has the discrepancy"), key, reason },
  { title: "NewDecision" },
);

export const newDecisionBatchSchema = Type.Object(
  {
    validation_id: id("a completed validation that has the discrepancies"),
    reason,
    cause: Type.Optional(
      Type.String({
        maxLength: 20_000,
        description: "the `id` of a group: all its discrepancies that follow from no other",
      }),
    ),
    keys: Type.Optional(
      Type.Array(key, {
        minItems: 1,
        maxItems: 1_000,
        description: "the `key` of each discrepancy that is accepted",
      }),
    ),
  },
  { title: "NewDecisionBatch", description: "what is accepted for one reason: either a cause or keys" },
);

export const decisionBatchSchema = Type.Object(
  {
    id: id(),
    migration_id: id(),
    decisions: Type.Integer({ minimum: 1, description: "how many discrepancies were accepted now" }),
    already_decided: Type.Integer({
      minimum: 0,
      description: "how many had been accepted before, and stay as they are",
    }),
    created_at: timestamp(),
  },
  { title: "DecisionBatch" },
);
