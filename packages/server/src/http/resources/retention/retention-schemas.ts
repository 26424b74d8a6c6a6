import { RETENTION_DAYS_MAX } from "@paylift/store";
import Type from "typebox";
import { nullable } from "../fields.ts";

const days = Type.Integer({ minimum: 1, maximum: RETENTION_DAYS_MAX });
const count = Type.Integer({ minimum: 0 });

export const retentionSchema = Type.Object(
  {
    retention_days: nullable<number>(days),
  },
  { title: "Retention", description: "days since the upload that documents are kept; null for no limit" },
);

export const previewQuerySchema = Type.Object({
  retention_days: Type.String({ description: `days, 1 to ${RETENTION_DAYS_MAX}` }),
});

export const retentionPreviewSchema = Type.Object(
  {
    retention_days: days,
    documents: { ...count, description: "that would be deleted" },
    kept_for_migrations: {
      ...count,
      description: "as old, but of a payroll migration that is not signed off",
    },
  },
  { title: "RetentionPreview" },
);
