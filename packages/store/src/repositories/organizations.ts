import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { Organization, OrganizationRepository } from "../api/organizations.ts";
import type { OrganizationRow } from "../database/tables.ts";
import { listPage } from "../list-page.ts";
import type { Scope, TransactionScope } from "../scope.ts";
import { uuid } from "../uuid.ts";

export function organizationRepository({ db, now }: Scope): OrganizationRepository {
  return {
    async create({ name }) {
      const row = { id: randomUUID(), name, created_at: now() };
      return toOrganization(
        await db.insertInto("organizations").values(row).returningAll().executeTakeFirstOrThrow(),
      );
    },
    async get(organizationId) {
      const row = await db
        .selectFrom("organizations")
        .selectAll()
        .where("id", "=", uuid(organizationId))
        .executeTakeFirst();
      return row === undefined ? null : toOrganization(row);
    },
    list(options) {
      return listPage(db.selectFrom("organizations").selectAll(), options, {}, toOrganization);
    },
  };
}

/** Whether rows may be created for it. */
export async function organizationExists({ db }: Scope, organizationId: string): Promise<boolean> {
  const row = await db
    .selectFrom("organizations")
    .select("id")
    .where("id", "=", uuid(organizationId))
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether there is such an organization; whoever else locks it waits for the end of this transaction. */
export async function lockOrganization({ db }: TransactionScope, organizationId: string): Promise<boolean> {
  const row = await db
    .selectFrom("organizations")
    .select("id")
    .where("id", "=", uuid(organizationId))
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

function toOrganization(row: Selectable<OrganizationRow>): Organization {
  return { id: row.id, name: row.name, createdAt: row.created_at };
}
