import { WORK_STATUSES } from "@paylift/store";
import Type from "typebox";
import { id, nullable, oneOf, pageOf, timestamp, workErrorSchema } from "../fields.ts";
import { reportSchema } from "./report-schemas.ts";

const written = { source_run_id: id("a run of type source"), target_run_id: id("a run of type target") };
const listed = {
  id: id(),
  migration_id: id(),
  source_run_id: id(),
  target_run_id: id(),
  status: oneOf(WORK_STATUSES),
};

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
