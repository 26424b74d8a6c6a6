import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { ColumnMapping, ColumnMappingRepository } from "../api/column-mappings.ts";
import type { JsonObject } from "../api/json.ts";
import type { ColumnMappingRow } from "../database/tables.ts";
import { listPage } from "../list-page.ts";
import type { Scope } from "../scope.ts";
import { uuid } from "../uuid.ts";

export function columnMappingRepository({ db, now }: Scope): ColumnMappingRepository {
  function ofOrganization(organizationId: string) {
    return db.selectFrom("column_mappings").selectAll().where("organization_id", "=", uuid(organizationId));
  }

  return {
    async put(organizationId, header, { name, mapping }) {
      const owner = await db
        .selectFrom("organizations")
        .select("id")
        .where("id", "=", uuid(organizationId))
        .executeTakeFirst();
      if (owner === undefined) return null;
      const saved = { name, mapping: JSON.stringify(mapping), updated_at: now() };
      const row = await db
        .insertInto("column_mappings")
        .values({ id: randomUUID(), organization_id: owner.id, header, created_at: now(), ...saved })
        .onConflict((conflict) => conflict.columns(["organization_id", "header"]).doUpdateSet(saved))
        .returningAll()
        .executeTakeFirstOrThrow();
      return toColumnMapping(row);
    },

    async get(organizationId, header) {
      const row = await ofOrganization(organizationId).where("header", "=", header).executeTakeFirst();
      return row === undefined ? null : toColumnMapping(row);
    },

    list: (organizationId, options) => listPage(ofOrganization(organizationId), options, {}, toColumnMapping),

    async newest(organizationId, limit) {
      const rows = await ofOrganization(organizationId)
        .orderBy("updated_at", "desc")
        .orderBy("id")
        .limit(limit)
        .execute();
      return rows.map(toColumnMapping);
    },

    async delete(organizationId, header) {
      const { numDeletedRows } = await db
        .deleteFrom("column_mappings")
        .where("organization_id", "=", uuid(organizationId))
        .where("header", "=", header)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

function toColumnMapping(row: Selectable<ColumnMappingRow>): ColumnMapping {
  return {
    id: row.id,
    header: row.header,
    name: row.name,
    mapping: row.mapping as JsonObject,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
