import { randomUUID } from "node:crypto";
import type { ApiKey, ApiKeyRepository } from "../api/api-keys.ts";
import type { ApiKeyRow } from "../database/tables.ts";
import { StoreError } from "../errors.ts";
import { listPage } from "../list-page.ts";
import type { Scope } from "../scope.ts";
import { hashSecret, randomSecret } from "../secrets.ts";
import { uuid } from "../uuid.ts";
import { organizationExists } from "./organizations.ts";

const SECRET_PREFIX = "pl_";
/** Enough to tell keys apart, and far too little to guess the rest from. */
const SHOWN_CHARACTERS = SECRET_PREFIX.length + 8;
/** A write with every request would cost more than the request. */
const LAST_USED_PRECISION_MS = 60_000;

export function apiKeyRepository(scope: Scope): ApiKeyRepository {
  const { db, now, keyLookups } = scope;

  async function look(hash: string): Promise<ApiKey | null> {
    const row = await db
      .selectFrom("api_keys")
      .selectAll()
      .where("secret_hash", "=", hash)
      .executeTakeFirst();
    if (row === undefined) return null;
    const instant = now();
    const unusedMs = instant.getTime() - (row.last_used_at?.getTime() ?? -Infinity);
    if (unusedMs < LAST_USED_PRECISION_MS) return toApiKey(row);
    try {
      await db.updateTable("api_keys").set({ last_used_at: instant }).where("id", "=", row.id).execute();
    } catch (error) {
      // On a full disk everything can still be read.
      if (error instanceof StoreError && error.code === "insufficient_storage") return toApiKey(row);
      throw error;
    }
    return toApiKey({ ...row, last_used_at: instant });
  }

  return {
    async create(organizationId, { name, scopes, expiresAt = null }) {
      if (!(await organizationExists(scope, organizationId))) return null;
      const secret = randomSecret(SECRET_PREFIX);
      const row = await db
        .insertInto("api_keys")
        .values({
          id: randomUUID(),
          organization_id: organizationId,
          name,
          prefix: secret.slice(0, SHOWN_CHARACTERS),
          secret_hash: hashSecret(secret),
          scopes: [...scopes],
          created_at: now(),
          last_used_at: null,
          expires_at: expiresAt,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return { apiKey: toApiKey(row), secret };
    },

    async get(organizationId, id) {
      const row = await db
        .selectFrom("api_keys")
        .selectAll()
        .where("organization_id", "=", uuid(organizationId))
        .where("id", "=", uuid(id))
        .executeTakeFirst();
      return row === undefined ? null : toApiKey(row);
    },

    list(organizationId, options) {
      const query = db.selectFrom("api_keys").selectAll().where("organization_id", "=", uuid(organizationId));
      return listPage(query, options, {}, toApiKey);
    },

    delete(organizationId, id) {
      return scope.atomically(async (inner) => {
        const { numDeletedRows } = await inner.db
          .deleteFrom("api_keys")
          .where("organization_id", "=", uuid(organizationId))
          .where("id", "=", uuid(id))
          .executeTakeFirstOrThrow();
        if (numDeletedRows > 0n) inner.afterCommit(() => keyLookups.outlive());
        return numDeletedRows > 0n;
      });
    },

    async authenticate(secret) {
      const hash = hashSecret(secret);
      const key = await keyLookups.find(hash, () => look(hash));
      return key === null || (key.expiresAt !== null && key.expiresAt <= now()) ? null : key;
    },
  };
}

function toApiKey(row: ApiKeyRow): ApiKey {
  return {
    id: row.id,
    organizationId: row.organization_id,
    name: row.name,
    prefix: row.prefix,
    scopes: row.scopes,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    expiresAt: row.expires_at,
  };
}
