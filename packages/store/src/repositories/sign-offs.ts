import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { JsonObject } from "../api/json.ts";
import type { SignOff, SignOffRepository } from "../api/sign-offs.ts";
import type { SignOffRow } from "../database/tables.ts";
import { listPage } from "../list-page.ts";
import type { Scope } from "../scope.ts";
import { updatedAt } from "../updated-at.ts";
import { uuid } from "../uuid.ts";
import { payrollMigrationExists } from "./payroll-migrations.ts";

export function signOffRepository(scope: Scope): SignOffRepository {
  const { db, now } = scope;

  function ofMigration(organizationId: string, migrationId: string) {
    return db
      .selectFrom("sign_offs")
      .selectAll()
      .where("organization_id", "=", uuid(organizationId))
      .where("migration_id", "=", uuid(migrationId));
  }

  return {
    create: (organizationId, migrationId, { signedBy, comment, figures }) =>
      scope.atomically(async (inner) => {
        const createdAt = now();
        const signed = await inner.db
          .updateTable("payroll_migrations")
          .set({ status: "signed", updated_at: updatedAt(createdAt) })
          .where("organization_id", "=", uuid(organizationId))
          .where("id", "=", uuid(migrationId))
          .executeTakeFirstOrThrow();
        if (signed.numUpdatedRows === 0n) return null;
        const row = await inner.db
          .insertInto("sign_offs")
          .values({
            id: randomUUID(),
            organization_id: organizationId,
            migration_id: migrationId,
            signed_by: signedBy,
            comment,
            figures: JSON.stringify(figures),
            created_at: createdAt,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        return toSignOff(row);
      }),

    async get(organizationId, migrationId, id) {
      const row = await ofMigration(organizationId, migrationId)
        .where("id", "=", uuid(id))
        .executeTakeFirst();
      return row === undefined ? null : toSignOff(row);
    },

    async list(organizationId, migrationId, options) {
      if (!(await payrollMigrationExists(scope, organizationId, migrationId))) return null;
      return listPage(ofMigration(organizationId, migrationId), options, {}, toSignOff);
    },

    async policy(organizationId) {
      const row = await db
        .selectFrom("organizations")
        .select("two_person_sign_off as twoPersons")
        .where("id", "=", uuid(organizationId))
        .executeTakeFirst();
      return row ?? null;
    },

    async setPolicy(organizationId, { twoPersons }) {
      const row = await db
        .updateTable("organizations")
        .set({ two_person_sign_off: twoPersons })
        .where("id", "=", uuid(organizationId))
        .returning("two_person_sign_off as twoPersons")
        .executeTakeFirst();
      return row ?? null;
    },
  };
}

function toSignOff(row: Selectable<SignOffRow>): SignOff {
  return {
    id: row.id,
    migrationId: row.migration_id,
    signedBy: row.signed_by,
    comment: row.comment,
    figures: row.figures as JsonObject,
    createdAt: row.created_at,
  };
}
