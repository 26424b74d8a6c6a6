import { lockMigration, settleMigration } from "../migration-status.ts";
import type { Scope } from "../scope.ts";
import { uuid } from "../uuid.ts";
import { payrollMigrationExists } from "./payroll-migrations.ts";

/** Deletes a run or a validation, and moves its payroll migration to the state of what is left. */
export function deleteOfMigration(
  scope: Scope,
  table: "runs" | "validations",
  organizationId: string,
  migrationId: string,
  id: string,
): Promise<boolean> {
  return scope.atomically(async (inner) => {
    if (!(await payrollMigrationExists(inner, organizationId, migrationId))) return false;
    await lockMigration(inner, migrationId);
    const { numDeletedRows } = await inner.db
      .deleteFrom(table)
      .where("organization_id", "=", uuid(organizationId))
      .where("migration_id", "=", uuid(migrationId))
      .where("id", "=", uuid(id))
      .executeTakeFirstOrThrow();
    await settleMigration(inner, migrationId);
    return numDeletedRows > 0n;
  });
}
