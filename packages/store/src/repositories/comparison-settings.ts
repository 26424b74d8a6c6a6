import type { ComparisonSettings, ComparisonSettingsRepository } from "../api/comparison-settings.ts";
import type { JsonObject } from "../api/json.ts";
import { present } from "../present.ts";
import type { Scope } from "../scope.ts";
import { uuid } from "../uuid.ts";
import { payrollMigrationExists } from "./payroll-migrations.ts";

export function comparisonSettingsRepository(scope: Scope): ComparisonSettingsRepository {
  async function get(organizationId: string, migrationId: string): Promise<ComparisonSettings | null> {
    if (!(await payrollMigrationExists(scope, organizationId, migrationId))) return null;
    const row = await scope.db
      .selectFrom("comparison_settings")
      .select(["mapping", "tolerance"])
      .where("organization_id", "=", uuid(organizationId))
      .where("migration_id", "=", uuid(migrationId))
      .executeTakeFirst();
    return {
      mapping: (row?.mapping ?? {}) as JsonObject,
      tolerance: (row?.tolerance ?? {}) as JsonObject,
    };
  }

  return {
    get,
    async put(organizationId, migrationId, { mapping, tolerance }) {
      if (!(await payrollMigrationExists(scope, organizationId, migrationId))) return null;
      const given = present({
        mapping: mapping === undefined ? undefined : JSON.stringify(mapping),
        tolerance: tolerance === undefined ? undefined : JSON.stringify(tolerance),
      });
      const updated = { ...given, updated_at: scope.now() };
      await scope.db
        .insertInto("comparison_settings")
        .values({
          migration_id: migrationId,
          organization_id: organizationId,
          mapping: "{}",
          tolerance: "{}",
          ...updated,
        })
        .onConflict((conflict) => conflict.column("migration_id").doUpdateSet(updated))
        .execute();
      return get(organizationId, migrationId);
    },
  };
}
