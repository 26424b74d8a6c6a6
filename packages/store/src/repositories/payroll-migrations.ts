import { randomUUID } from "node:crypto";
import type {
  PayrollMigration,
  PayrollMigrationRepository,
  PayrollMigrationStatus,
} from "../api/payroll-migrations.ts";
import type { PayrollMigrationRow } from "../database/tables.ts";
import { listPage } from "../list-page.ts";
import { present } from "../present.ts";
import type { Scope } from "../scope.ts";
import { updatedAt } from "../updated-at.ts";
import { uuid } from "../uuid.ts";
import { organizationExists } from "./organizations.ts";

export function payrollMigrationRepository(scope: Scope): PayrollMigrationRepository {
  const { db, now } = scope;
  return {
    async create(organizationId, { name, sourceProvider, targetProvider }) {
      if (!(await organizationExists(scope, organizationId))) return null;
      const instant = now();
      const row = await db
        .insertInto("payroll_migrations")
        .values({
          id: randomUUID(),
          organization_id: organizationId,
          name,
          source_provider: sourceProvider,
          target_provider: targetProvider,
          status: "pending",
          created_at: instant,
          updated_at: instant,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return toPayrollMigration(row);
    },

    async get(organizationId, id) {
      const row = await db
        .selectFrom("payroll_migrations")
        .selectAll()
        .where("organization_id", "=", uuid(organizationId))
        .where("id", "=", uuid(id))
        .executeTakeFirst();
      return row === undefined ? null : toPayrollMigration(row);
    },

    list(organizationId, options) {
      const query = db
        .selectFrom("payroll_migrations")
        .selectAll()
        .where("organization_id", "=", uuid(organizationId));
      return listPage(query, options, { status: "status" }, toPayrollMigration);
    },

    async update(organizationId, id, changes) {
      const row = await db
        .updateTable("payroll_migrations")
        .set({
          ...present({
            name: changes.name,
            source_provider: changes.sourceProvider,
            target_provider: changes.targetProvider,
          }),
          updated_at: updatedAt(now()),
        })
        .where("organization_id", "=", uuid(organizationId))
        .where("id", "=", uuid(id))
        .returningAll()
        .executeTakeFirst();
      return row === undefined ? null : toPayrollMigration(row);
    },

    async delete(organizationId, id) {
      const { numDeletedRows } = await db
        .deleteFrom("payroll_migrations")
        .where("organization_id", "=", uuid(organizationId))
        .where("id", "=", uuid(id))
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}

/** Whether runs and validations may be looked for in it. */
export async function payrollMigrationExists(
  { db }: Scope,
  organizationId: string,
  id: string,
): Promise<boolean> {
  const row = await db
    .selectFrom("payroll_migrations")
    .select("id")
    .where("organization_id", "=", uuid(organizationId))
    .where("id", "=", uuid(id))
    .executeTakeFirst();
  return row !== undefined;
}

function toPayrollMigration(row: PayrollMigrationRow): PayrollMigration {
  return {
    id: row.id,
    organizationId: row.organization_id,
    name: row.name,
    sourceProvider: row.source_provider,
    targetProvider: row.target_provider,
    status: row.status as PayrollMigrationStatus,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
