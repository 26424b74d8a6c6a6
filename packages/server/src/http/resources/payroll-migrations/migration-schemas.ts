import { PAYROLL_MIGRATION_STATUSES } from "@paylift/store";
import Type from "typebox";
import { id, oneOf, pageOf, timestamp } from "../fields.ts";

const name = Type.String({ minLength: 1, maxLength: 1_000 });
const written = { name, source_provider: name, target_provider: name };

export const migrationSchema = Type.Object(
  {
    id: id(),
    ...written,
    status: oneOf(
      PAYROLL_MIGRATION_STATUSES,
      "pending without runs, in_progress until every validation has ended, then as the newest one ended; signed from a sign-off until a run or validation changes",
    ),
    organization: id(),
    created_at: timestamp(),
    updated_at: timestamp(),
  },
  { title: "Migration" },
);
export const migrationPageSchema = pageOf(migrationSchema);
export const newMigrationSchema = Type.Object(written, { title: "NewMigration" });
export const migrationChangesSchema = Type.Object(Type.Partial(newMigrationSchema).properties, {
  title: "MigrationChanges",
});

export const migrationQuerySchema = Type.Object({
  status: Type.Optional(oneOf(PAYROLL_MIGRATION_STATUSES)),
});
