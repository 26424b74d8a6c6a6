import { createHash, randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { Decision, DecisionRepository } from "../api/decisions.ts";
import type { JsonObject } from "../api/json.ts";
import type { DecisionRow } from "../database/tables.ts";
import { StoreError } from "../errors.ts";
import { listPage } from "../list-page.ts";
import type { Scope } from "../scope.ts";
import { uuid } from "../uuid.ts";
import { payrollMigrationExists } from "./payroll-migrations.ts";

export function decisionRepository(scope: Scope): DecisionRepository {
  const { db, now } = scope;

  function ofMigration(organizationId: string, migrationId: string) {
    return db
      .selectFrom("decisions")
      .selectAll()
      .where("organization_id", "=", uuid(organizationId))
      .where("migration_id", "=", uuid(migrationId));
  }

  return {
    async create(organizationId, migrationId, { key, reason, decidedBy, discrepancy }) {
      if (!(await payrollMigrationExists(scope, organizationId, migrationId))) return null;
      const row = await db
        .insertInto("decisions")
        .values({
          id: randomUUID(),
          organization_id: organizationId,
          migration_id: migrationId,
          key,
          // A key may be longer than what an index takes.
          key_hash: createHash("sha256").update(key).digest("hex"),
          reason,
          decided_by: decidedBy,
          discrepancy: JSON.stringify(discrepancy),
          created_at: now(),
        })
        .onConflict((conflict) => conflict.constraint("decisions_key").doNothing())
        .returningAll()
        .executeTakeFirst();
      if (row === undefined) throw new StoreError("already_decided", "the difference is already decided");
      return toDecision(row);
    },

    async get(organizationId, migrationId, id) {
      const row = await ofMigration(organizationId, migrationId)
        .where("id", "=", uuid(id))
        .executeTakeFirst();
      return row === undefined ? null : toDecision(row);
    },

    async list(organizationId, migrationId, options) {
      if (!(await payrollMigrationExists(scope, organizationId, migrationId))) return null;
      return listPage(ofMigration(organizationId, migrationId), options, {}, toDecision);
    },

    async all(organizationId, migrationId) {
      if (!(await payrollMigrationExists(scope, organizationId, migrationId))) return null;
      const rows = await ofMigration(organizationId, migrationId)
        .orderBy("created_at")
        .orderBy("id")
        .execute();
      return rows.map(toDecision);
    },

    async delete(organizationId, migrationId, id) {
      const { numDeletedRows } = await db
        .deleteFrom("decisions")
        .where("organization_id", "=", uuid(organizationId))
        .where("migration_id", "=", uuid(migrationId))
        .where("id", "=", uuid(id))
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}

function toDecision(row: Selectable<DecisionRow>): Decision {
  return {
    id: row.id,
    migrationId: row.migration_id,
    key: row.key,
    reason: row.reason,
    decidedBy: row.decided_by,
    discrepancy: row.discrepancy as JsonObject,
    createdAt: row.created_at,
  };
}
