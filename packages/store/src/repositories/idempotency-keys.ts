import type { IdempotencyKeyRepository } from "../api/idempotency-keys.ts";
import type { JsonValue } from "../api/json.ts";
import { StoreError } from "../errors.ts";
import type { Scope } from "../scope.ts";
import { uuid } from "../uuid.ts";
import { organizationExists } from "./organizations.ts";

export function idempotencyKeyRepository(scope: Scope): IdempotencyKeyRepository {
  const { db, now } = scope;
  return {
    begin(organizationId, key, { fingerprint, claimSeconds }) {
      return scope.atomically(async (inner) => {
        if (!(await organizationExists(inner, organizationId))) {
          throw new StoreError("invalid_argument", "there is no such organization");
        }
        const instant = now();
        // A later claim expires later, so this also tells claims apart.
        const claim = new Date(instant.getTime() + claimSeconds * 1_000);
        const fresh = { fingerprint, response_status: null, response_body: null, expires_at: claim };
        // Waits for another claim of the same key to be committed or rolled back.
        const claimed = await inner.db
          .insertInto("idempotency_keys")
          .values({ organization_id: organizationId, key, ...fresh })
          .onConflict((conflict) =>
            conflict
              .columns(["organization_id", "key"])
              .doUpdateSet(fresh)
              .where("idempotency_keys.expires_at", "<=", instant),
          )
          .returning("key")
          .executeTakeFirst();
        if (claimed !== undefined) return { state: "new", claim };
        const row = await inner.db
          .selectFrom("idempotency_keys")
          .selectAll()
          .where("organization_id", "=", organizationId)
          .where("key", "=", key)
          .executeTakeFirst();
        if (row === undefined) return { state: "in_progress" };
        if (row.fingerprint !== fingerprint) return { state: "mismatch" };
        if (row.response_status === null) return { state: "in_progress" };
        const response = { status: row.response_status, body: row.response_body as JsonValue };
        return { state: "finished", response };
      });
    },

    async finish(organizationId, key, claim, { response, lifetimeSeconds }) {
      const { numUpdatedRows } = await db
        .updateTable("idempotency_keys")
        .set({
          response_status: response.status,
          response_body: JSON.stringify(response.body),
          expires_at: new Date(now().getTime() + lifetimeSeconds * 1_000),
        })
        .where("organization_id", "=", uuid(organizationId))
        .where("key", "=", key)
        .where("expires_at", "=", claim)
        .where("response_status", "is", null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    async abandon(organizationId, key, claim) {
      const { numDeletedRows } = await db
        .deleteFrom("idempotency_keys")
        .where("organization_id", "=", uuid(organizationId))
        .where("key", "=", key)
        .where("expires_at", "=", claim)
        .where("response_status", "is", null)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },

    async deleteExpired() {
      const { numDeletedRows } = await db
        .deleteFrom("idempotency_keys")
        .where("expires_at", "<=", now())
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}
