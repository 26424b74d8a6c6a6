import { randomUUID } from "node:crypto";
import type { Session, SessionRepository } from "../api/sessions.ts";
import type { Role } from "../api/users.ts";
import type { SessionRow } from "../database/tables.ts";
import { StoreError } from "../errors.ts";
import type { Scope } from "../scope.ts";
import { hashSecret, randomSecret } from "../secrets.ts";
import { uuid } from "../uuid.ts";

export function sessionRepository({ db, now }: Scope): SessionRepository {
  return {
    async create(organizationId, userId, { lifetimeSeconds }) {
      if (!(lifetimeSeconds > 0)) {
        throw new StoreError("invalid_argument", "lifetimeSeconds must be more than 0");
      }
      const user = await db
        .selectFrom("users")
        .select(["id", "role"])
        .where("organization_id", "=", uuid(organizationId))
        .where("id", "=", uuid(userId))
        .executeTakeFirst();
      if (user === undefined) return null;
      const token = randomSecret("");
      const createdAt = now();
      const row = await db
        .insertInto("sessions")
        .values({
          id: randomUUID(),
          organization_id: organizationId,
          user_id: userId,
          token_hash: hashSecret(token),
          csrf_token: randomSecret(""),
          created_at: createdAt,
          expires_at: new Date(createdAt.getTime() + lifetimeSeconds * 1_000),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return { session: toSession({ ...row, role: user.role }), token };
    },

    async find(token) {
      const row = await db
        .selectFrom("sessions")
        .innerJoin("users", "users.id", "sessions.user_id")
        .selectAll("sessions")
        .select("users.role")
        .where("sessions.token_hash", "=", hashSecret(token))
        .where("sessions.expires_at", ">", now())
        .executeTakeFirst();
      return row === undefined ? null : toSession(row);
    },

    async delete(organizationId, id) {
      const { numDeletedRows } = await db
        .deleteFrom("sessions")
        .where("organization_id", "=", uuid(organizationId))
        .where("id", "=", uuid(id))
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },

    async deleteExpired() {
      const { numDeletedRows } = await db
        .deleteFrom("sessions")
        .where("expires_at", "<=", now())
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}

function toSession(row: SessionRow & { role: Role }): Session {
  return {
    id: row.id,
    organizationId: row.organization_id,
    userId: row.user_id,
    role: row.role,
    csrfToken: row.csrf_token,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}
