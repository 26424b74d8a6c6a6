import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { User, UserRepository } from "../api/users.ts";
import type { UserRow } from "../database/tables.ts";
import { StoreError } from "../errors.ts";
import { listPage } from "../list-page.ts";
import { hashPassword, verifyPassword } from "../passwords.ts";
import type { Scope } from "../scope.ts";
import { uuid } from "../uuid.ts";
import { organizationExists } from "./organizations.ts";

/** How long it takes must not tell an organization that has a user of an address whether another one has, too. */
const LEAST_VERIFIED = 2;

export function userRepository(scope: Scope): UserRepository {
  const { db, now } = scope;
  return {
    async create(organizationId, { email, password, role = "admin" }) {
      const hash = await hashPassword(password);
      if (!(await organizationExists(scope, organizationId))) return null;
      const row = await db
        .insertInto("users")
        .values({
          id: randomUUID(),
          organization_id: organizationId,
          email,
          password_hash: hash,
          role,
          created_at: now(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
      if (row === undefined)
        throw new StoreError("email_taken", "another user of the organization has this email address");
      return toUser(row);
    },

    async get(organizationId, id) {
      const row = await db
        .selectFrom("users")
        .selectAll()
        .where("organization_id", "=", uuid(organizationId))
        .where("id", "=", uuid(id))
        .executeTakeFirst();
      return row === undefined ? null : toUser(row);
    },

    list(organizationId, options) {
      const query = db.selectFrom("users").selectAll().where("organization_id", "=", uuid(organizationId));
      return listPage(query, options, {}, toUser);
    },

    async setPassword(organizationId, id, password) {
      const hash = await hashPassword(password);
      return scope.atomically(async ({ db: trx }) => {
        const row = await trx
          .updateTable("users")
          .set({ password_hash: hash })
          .where("organization_id", "=", uuid(organizationId))
          .where("id", "=", uuid(id))
          .returningAll()
          .executeTakeFirst();
        if (row === undefined) return null;
        await trx.deleteFrom("sessions").where("user_id", "=", row.id).execute();
        return toUser(row);
      });
    },

    async setRole(organizationId, id, role) {
      const row = await db
        .updateTable("users")
        .set({ role })
        .where("organization_id", "=", uuid(organizationId))
        .where("id", "=", uuid(id))
        .returningAll()
        .executeTakeFirst();
      return row === undefined ? null : toUser(row);
    },

    async delete(organizationId, id) {
      const { numDeletedRows } = await db
        .deleteFrom("users")
        .where("organization_id", "=", uuid(organizationId))
        .where("id", "=", uuid(id))
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },

    async authenticate(email, password) {
      const rows = await db
        .selectFrom("users")
        .selectAll()
        .where(sql`lower(email)`, "=", sql`lower(${email})`)
        .orderBy("created_at")
        .orderBy("id")
        .execute();
      const hashes = rows.map((row) => row.password_hash as string | null);
      while (hashes.length < LEAST_VERIFIED) hashes.push(null);
      const right = await Promise.all(hashes.map((hash) => verifyPassword(password, hash)));
      const row = rows.find((_, i) => right[i] === true);
      return row === undefined ? null : toUser(row);
    },
  };
}

function toUser(row: UserRow): User {
  const { id, email, role } = row;
  return { id, organizationId: row.organization_id, email, role, createdAt: row.created_at };
}
