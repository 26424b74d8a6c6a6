import { SEVERITIES } from "@paylift/validation";
import Type from "typebox";
import { id, nullable, pageOf, timestamp } from "../fields.ts";
import { sidesSchema } from "../validations/side-schema.ts";

const open = Type.Object(Object.fromEntries(SEVERITIES.map((severity) => [severity, Type.Integer()])), {
  description: "discrepancies that are not accepted",
});
const reasons = Type.Array(Type.String(), { description: "why not; empty for go" });
const figures = {
  open,
  accepted: Type.Integer({ description: "discrepancies accepted, with what follows from them" }),
  could_not_test: Type.Integer({
    description: "employees with a doubtful match, or with gross or net pay that could not be read",
  }),
  money_at_risk: Type.Number({ description: "of the open discrepancies that are causes" }),
  total_fields: Type.Integer(),
  matched_fields: Type.Integer(),
};

const validationFiguresSchema = Type.Object(
  {
    validation_id: id(),
    source_run_id: id(),
    target_run_id: id(),
    go: Type.Boolean(),
    reasons,
    ...figures,
    sides: nullable(sidesSchema),
  },
  { title: "ValidationFigures" },
);

export const readinessSchema = Type.Object(
  {
    go: Type.Boolean({ description: "nothing high or medium is open, and everything could be tested" }),
    reasons,
    source_runs: Type.Integer(),
    source_runs_without_validation: Type.Integer(),
    ...figures,
    unused_decisions: Type.Array(id(), { description: "about discrepancies that are no longer there" }),
    validations: Type.Array(validationFiguresSchema, { description: "of each source run the newest" }),
  },
  { title: "Readiness" },
);

export const signOffSchema = Type.Object(
  {
    id: id(),
    migration_id: id(),
    signed_by: Type.String({ description: "as in the audit log" }),
    comment: nullable<string>(Type.String()),
    figures: readinessSchema,
    created_at: timestamp(),
  },
  { title: "SignOff", description: "the figures as they were when they were signed" },
);
export const signOffPageSchema = pageOf(signOffSchema);
export const newSignOffSchema = Type.Object(
  { comment: Type.Optional(nullable<string>(Type.String({ maxLength: 2_000 }))) },
  { title: "NewSignOff" },
);

export const signOffPolicySchema = Type.Object(
  {
    two_persons: Type.Boolean({
      description:
        "whether those who prepared a migration are barred from signing it: whoever accepted one of its differences or started one of the signed comparisons",
    }),
  },
  { title: "SignOffPolicy" },
);
