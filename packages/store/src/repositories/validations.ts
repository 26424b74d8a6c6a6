import { randomUUID } from "node:crypto";
import { type Selectable, sql } from "kysely";
import type { JsonObject } from "../api/json.ts";
import type { Validation, ValidationRepository } from "../api/validations.ts";
import type { ValidationRow } from "../database/tables.ts";
import { StoreError } from "../errors.ts";
import { listPage } from "../list-page.ts";
import { lockMigration, settleMigration } from "../migration-status.ts";
import { newWork, resubmitWork, toWork, WORK_COLUMNS } from "../queue/work-rows.ts";
import type { Scope } from "../scope.ts";
import { fromReportColumn } from "../sealing/sealed-reports.ts";
import { uuid } from "../uuid.ts";
import { deleteOfMigration } from "./delete-of-migration.ts";
import { payrollMigrationExists } from "./payroll-migrations.ts";

const LISTED = [
  "id",
  "organization_id",
  "migration_id",
  "source_run_id",
  "target_run_id",
  ...WORK_COLUMNS,
] as const;

export function validationRepository(scope: Scope): ValidationRepository {
  function ofMigration({ db }: Scope, organizationId: string, migrationId: string) {
    return db
      .selectFrom("validations")
      .selectAll()
      .where("organization_id", "=", uuid(organizationId))
      .where("migration_id", "=", uuid(migrationId));
  }

  async function get(
    within: Scope,
    organizationId: string,
    migrationId: string,
    id: string,
  ): Promise<Validation | null> {
    const row = await ofMigration(within, organizationId, migrationId)
      .where("id", "=", uuid(id))
      .executeTakeFirst();
    return row === undefined ? null : withReport(row);
  }

  async function withReport(row: Selectable<ValidationRow>): Promise<Validation> {
    return { ...toValidation(row), report: await fromReportColumn(scope.sealing, row.id, row.report) };
  }

  return {
    create(organizationId, migrationId, { sourceRunId, targetRunId }) {
      return scope.atomically(async (inner) => {
        if (!(await payrollMigrationExists(inner, organizationId, migrationId))) return null;
        await lockMigration(inner, migrationId);
        const wanted = [...new Set([uuid(sourceRunId), uuid(targetRunId)])];
        const runs = await inner.db
          .selectFrom("runs")
          .select("id")
          .where("organization_id", "=", uuid(organizationId))
          .where("migration_id", "=", uuid(migrationId))
          .where("id", "in", wanted)
          .forKeyShare()
          .execute();
        if (runs.length < wanted.length) {
          throw new StoreError("run_not_in_migration", "both runs must belong to the migration");
        }
        const id = randomUUID();
        const work = await newWork(inner, "validations", { id, organizationId: uuid(organizationId) });
        const row = await inner.db
          .insertInto("validations")
          .values({
            id,
            organization_id: organizationId,
            migration_id: migrationId,
            source_run_id: sourceRunId,
            target_run_id: targetRunId,
            report: null,
            ...work,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        await settleMigration(inner, migrationId);
        return toValidation(row);
      });
    },

    get: (organizationId, migrationId, id) => get(scope, organizationId, migrationId, id),

    async getById(organizationId, id) {
      const row = await scope.db
        .selectFrom("validations")
        .selectAll()
        .where("organization_id", "=", uuid(organizationId))
        .where("id", "=", uuid(id))
        .executeTakeFirst();
      return row === undefined ? null : withReport(row);
    },

    async list(organizationId, migrationId, options) {
      if (!(await payrollMigrationExists(scope, organizationId, migrationId))) return null;
      const query = scope.db
        .selectFrom("validations")
        .select(LISTED)
        // A page of reports may be hundreds of megabytes.
        .select(sql<null>`null`.as("report"))
        .where("organization_id", "=", uuid(organizationId))
        .where("migration_id", "=", uuid(migrationId));
      return listPage(query, options, { status: "status" }, toValidation);
    },

    async newestOfSourceRuns(organizationId, migrationId) {
      if (!(await payrollMigrationExists(scope, organizationId, migrationId))) return null;
      const rows = await ofMigration(scope, organizationId, migrationId)
        .distinctOn("source_run_id")
        .orderBy("source_run_id")
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .execute();
      const validations = await Promise.all(rows.map(withReport));
      return validations.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
    },

    resubmit(organizationId, migrationId, id) {
      return scope.atomically(async (inner) => {
        const validation = await get(inner, organizationId, migrationId, id);
        if (validation === null) return null;
        await lockMigration(inner, validation.migrationId);
        await resubmitWork(inner, "validations", validation.id);
        await settleMigration(inner, validation.migrationId);
        return get(inner, organizationId, migrationId, id);
      });
    },

    delete: (organizationId, migrationId, id) =>
      deleteOfMigration(scope, "validations", organizationId, migrationId, id),
  };
}

function toValidation(row: Selectable<ValidationRow>): Validation {
  return {
    id: row.id,
    organizationId: row.organization_id,
    migrationId: row.migration_id,
    sourceRunId: row.source_run_id,
    targetRunId: row.target_run_id,
    report: row.report as JsonObject | null,
    ...toWork(row),
  };
}
