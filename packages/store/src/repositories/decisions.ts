import { createHash, randomUUID } from "node:crypto";
import type { Insertable, Selectable } from "kysely";
import type { Decision, DecisionRepository, NewDecision } from "../api/decisions.ts";
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
    async create(organizationId, migrationId, decision) {
      if (!(await payrollMigrationExists(scope, organizationId, migrationId))) return null;
      const row = await db
        .insertInto("decisions")
        .values(newRow({ organizationId, migrationId, batchId: null, createdAt: now() }, decision))
        .onConflict((conflict) => conflict.constraint("decisions_key").doNothing())
        .returningAll()
        .executeTakeFirst();
      if (row === undefined) throw new StoreError("already_decided", "the difference is already decided");
      return toDecision(row);
    },

    createBatch(organizationId, migrationId, { decisions, reason, decidedBy }) {
      return scope.atomically(async (inner) => {
        if (!(await payrollMigrationExists(inner, organizationId, migrationId))) return null;
        const id = randomUUID();
        const createdAt = now();
        const place = { organizationId, migrationId, batchId: id, createdAt };
        const rows = decisions.map((decision) => newRow(place, { ...decision, reason, decidedBy }));
        let created = 0;
        for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
          const made = await inner.db
            .insertInto("decisions")
            .values(rows.slice(from, from + ROWS_AT_ONCE))
            .onConflict((conflict) => conflict.constraint("decisions_key").doNothing())
            .returning("id")
            .execute();
          created += made.length;
        }
        if (created === 0) throw new StoreError("already_decided", "the differences are already decided");
        return { id, created, createdAt };
      });
    },

    async deleteBatch(organizationId, migrationId, batchId) {
      const { numDeletedRows } = await db
        .deleteFrom("decisions")
        .where("organization_id", "=", uuid(organizationId))
        .where("migration_id", "=", uuid(migrationId))
        .where("batch_id", "=", uuid(batchId))
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
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

/** A statement takes 65,535 values. */
const ROWS_AT_ONCE = 1_000;

function newRow(
  place: { organizationId: string; migrationId: string; batchId: string | null; createdAt: Date },
  { key, reason, decidedBy, discrepancy }: NewDecision,
): Insertable<DecisionRow> {
  return {
    id: randomUUID(),
    organization_id: place.organizationId,
    migration_id: place.migrationId,
    key,
    // A key may be longer than what an index takes.
    key_hash: createHash("sha256").update(key).digest("hex"),
    reason,
    decided_by: decidedBy,
    discrepancy: JSON.stringify(discrepancy),
    batch_id: place.batchId,
    created_at: place.createdAt,
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
    batchId: row.batch_id,
    createdAt: row.created_at,
  };
}
