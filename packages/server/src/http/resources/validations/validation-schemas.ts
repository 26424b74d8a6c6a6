import { WORK_STATUSES } from "@paylift/store";
import Type from "typebox";
import { id, nullable, oneOf, pageOf, timestamp, workErrorSchema } from "../fields.ts";

const written = { source_run_id: id("a run of type source"), target_run_id: id("a run of type target") };
const listed = {
  id: id(),
  migration_id: id(),
  source_run_id: id(),
  target_run_id: id(),
  status: oneOf(WORK_STATUSES),
};

const discrepancySchema = Type.Object(
  {
    field_path: Type.String(),
    source_value: nullable<string>(Type.String()),
    target_value: nullable<string>(Type.String()),
    severity: oneOf(["high", "medium", "low"]),
  },
  { title: "Discrepancy" },
);

export const reportSchema = Type.Object(
  {
    total_fields: Type.Integer({ description: "fields compared" }),
    matched_fields: Type.Integer(),
    discrepancies: Type.Array(discrepancySchema),
  },
  { title: "ValidationReport" },
);

export const validationItemSchema = Type.Object(
  { ...listed, created_at: timestamp() },
  { title: "ValidationItem" },
);
export const validationPageSchema = pageOf(validationItemSchema);

export const validationSchema = Type.Object(
  {
    ...listed,
    report: nullable(reportSchema),
    error: Type.Optional(workErrorSchema),
    created_at: timestamp(),
  },
  { title: "Validation", description: "`report` is null unless completed; `error` is there when failed" },
);
export const newValidationSchema = Type.Object(written, { title: "NewValidation" });

export const validationQuerySchema = Type.Object({ status: Type.Optional(oneOf(WORK_STATUSES)) });
