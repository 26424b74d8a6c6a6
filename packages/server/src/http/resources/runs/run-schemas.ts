import { RUN_TYPES, WORK_STATUSES } from "@paylift/store";
import Type from "typebox";
import { id, oneOf, pageOf, timestamp } from "../fields.ts";

const written = { run_type: oneOf(RUN_TYPES), document_id: id() };

export const runSchema = Type.Object(
  {
    id: id(),
    migration: id("the payroll migration"),
    ...written,
    status: oneOf(WORK_STATUSES, "follows the extraction of the document"),
    created_at: timestamp(),
    updated_at: timestamp(),
  },
  { title: "Run" },
);
export const runPageSchema = pageOf(runSchema);
export const newRunSchema = Type.Object(written, { title: "NewRun" });
export const runChangesSchema = Type.Object(Type.Partial(newRunSchema).properties, { title: "RunChanges" });

export const runQuerySchema = Type.Object({
  run_type: Type.Optional(oneOf(RUN_TYPES)),
  status: Type.Optional(oneOf(WORK_STATUSES)),
  document_id: Type.Optional(id()),
});
