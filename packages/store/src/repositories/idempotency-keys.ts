import { sql } from "kysely";
import type { IdempotencyKeyRepository, IdempotencyState } from "../api/idempotency-keys.ts";
import type { JsonValue } from "../api/json.ts";
import { StoreError } from "../errors.ts";
import type { Scope } from "../scope.ts";
import { uuid } from "../uuid.ts";
import { organizationExists } from "./organizations.ts";

export function idempotencyKeyRepository({ db, now, atomically }: Scope): IdempotencyKeyRepository {
  async function find(organizationId: string, key: string, fingerprint: string): Promise<IdempotencyState> {
    const row = await db
      .selectFrom("idempotency_keys")
      .selectAll()
      .where("organization_id", "=", uuid(organizationId))
      .where("key", "=", key)
      .where("expires_at", ">", now())
      .executeTakeFirst();
    if (row === undefined) return { state: "new" };
    if (row.fingerprint !== fingerprint) return { state: "mismatch" };
    // Servers of the version before write down that they have begun.
    if (row.response_status === null) return { state: "in_progress" };
    const response = { status: row.response_status, body: row.response_body as JsonValue };
    return { state: "finished", response };
  }

  return {
    find,

    async claim(organizationId, key, fingerprint) {
      // Of the transaction, so that it ends with it and, when the process dies, with the connection.
      const subject = `idempotency:${uuid(organizationId)}:${key}`;
      const { rows } = await sql<{ held: boolean }>`
        select pg_try_advisory_xact_lock(hashtextextended(${subject}, 0)) as held`.execute(db);
      // A statement of its own: it sees what the holder before has committed.
      return rows[0]?.held === true ? find(organizationId, key, fingerprint) : { state: "in_progress" };
    },

    keep: (organizationId, key, { fingerprint, response, lifetimeSeconds }) =>
      atomically(async (inner) => {
        if (!(await organizationExists(inner, organizationId))) {
          throw new StoreError("invalid_argument", "there is no such organization");
        }
        const instant = now();
        const answer = {
          fingerprint,
          response_status: response.status,
          response_body: JSON.stringify(response.body),
          expires_at: new Date(instant.getTime() + lifetimeSeconds * 1_000),
        };
        const kept = await inner.db
          .insertInto("idempotency_keys")
          .values({ organization_id: organizationId, key, ...answer })
          .onConflict((conflict) =>
            conflict
              .columns(["organization_id", "key"])
              .doUpdateSet(answer)
              .where("idempotency_keys.expires_at", "<=", instant),
          )
          .returning("key")
          .executeTakeFirst();
        if (kept === undefined) throw new StoreError("invalid_state", "the key has another answer");
      }),

    async deleteExpired() {
      const { numDeletedRows } = await db
        .deleteFrom("idempotency_keys")
        .where("expires_at", "<=", now())
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}
