import { setTimeout as pause } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { SchemaStatus } from "../api/store.ts";
import type { Connection } from "../database/connection.ts";
import { databaseError } from "../database/database-error.ts";
import type { Tables } from "../database/tables.ts";
import { StoreError } from "../errors.ts";
import { installQueues } from "../queue/install.ts";
import { SCHEMA_MIGRATIONS } from "./migrations/index.ts";
import type { SchemaMigration } from "./schema-migration.ts";

const MIGRATION_TABLE = "schema_migrations";

/** How often a change that did not get its lock is tried before it fails: two minutes and more. */
const LOCK_ATTEMPTS = 150;
const LOCK_PAUSE_MS = 500;
const LOCK_NOT_AVAILABLE = "55P03";

/** Brings the tables and the queues up to date, while no other process does. */
export async function migrate(connection: Connection): Promise<SchemaStatus> {
  return connection.exclusively(async () => {
    const { pending } = await migrationStatus(connection.kysely);
    for (const name of pending) await apply(connection.kysely, name);
    await installQueues(connection).catch((error: unknown) => {
      // They are there from an earlier start, which will do until there is room.
      if (pending.length > 0 || !isNoRoom(error)) throw error;
    });
    return migrationStatus(connection.kysely);
  });
}

/** Applies one migration, and those before it; again when others held what it has to change. */
export async function apply(db: Kysely<Tables>, name: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const { error } = await migrator(db).migrateTo(name, {
      disableTransactions: SCHEMA_MIGRATIONS[name]?.concurrent === true,
    });
    if (error === undefined) return;
    const failure = databaseError(error);
    const isLocked = failure instanceof StoreError && failure.details.code === LOCK_NOT_AVAILABLE;
    if (!isLocked || attempt === LOCK_ATTEMPTS) throw failure;
    await pause(LOCK_PAUSE_MS);
  }
}

/** @throws StoreError `schema_too_new` when a later release has migrated the database. */
export async function migrationStatus(db: Kysely<Tables>): Promise<SchemaStatus> {
  const applied = await appliedMigrations(db);
  const unknown = applied.find((name) => !(name in SCHEMA_MIGRATIONS));
  if (unknown !== undefined) {
    const message = "the database was migrated by a newer release: start that one, or a newer one still";
    throw new StoreError("schema_too_new", message, { migration: unknown });
  }
  return { applied, pending: Object.keys(SCHEMA_MIGRATIONS).filter((name) => !applied.includes(name)) };
}

async function appliedMigrations(db: Kysely<Tables>): Promise<string[]> {
  const table = await sql<{ found: boolean }>`
    select to_regclass(${MIGRATION_TABLE}) is not null as found`.execute(db);
  if (table.rows[0]?.found !== true) return [];
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(MIGRATION_TABLE)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

function migrator(db: Kysely<Tables>): Migrator {
  const migrations = Object.entries(SCHEMA_MIGRATIONS).map(([name, migration]): [string, Migration] => [
    name,
    { up: (inner) => patiently(inner, migration) },
  ]);
  return new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(Object.fromEntries(migrations)) },
    migrationTableName: MIGRATION_TABLE,
    migrationLockTableName: `${MIGRATION_TABLE}_lock`,
  });
}

/**
 * Whoever waits for a table's lock has all that come later wait behind it, writers too: so nobody waits for long. The
 * building of an index waits as long as it has to, for it is in nobody's way.
 */
async function patiently(db: Kysely<unknown>, { up, concurrent = false }: SchemaMigration): Promise<void> {
  if (!concurrent) await sql`set local lock_timeout = '300ms'`.execute(db);
  await up(db);
}

function isNoRoom(error: unknown): boolean {
  return error instanceof StoreError && error.code === "insufficient_storage";
}
