import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import type { SchemaStatus } from "../api/store.ts";
import type { Connection } from "../database/connection.ts";
import { databaseError } from "../database/database-error.ts";
import type { Tables } from "../database/tables.ts";
import { StoreError } from "../errors.ts";
import { installQueues } from "../queue/install.ts";
import { SCHEMA_MIGRATIONS } from "./migrations/index.ts";

const MIGRATION_TABLE = "schema_migrations";

/** Brings the tables and the queues up to date, while no other process does. */
export async function migrate(connection: Connection): Promise<SchemaStatus> {
  return connection.exclusively(async () => {
    const { pending } = await migrationStatus(connection.kysely);
    if (pending.length > 0) {
      const { error } = await migrator(connection.kysely).migrateToLatest();
      if (error !== undefined) throw databaseError(error);
    }
    await installQueues(connection);
    return migrationStatus(connection.kysely);
  });
}

/** @throws StoreError `schema_too_new` when a later release has migrated the database. */
export async function migrationStatus(db: Kysely<Tables>): Promise<SchemaStatus> {
  const applied = await appliedMigrations(db);
  const unknown = applied.find((name) => !(name in SCHEMA_MIGRATIONS));
  if (unknown !== undefined) {
    throw new StoreError("schema_too_new", "the database was migrated by a newer release", {
      migration: unknown,
    });
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
  return new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...SCHEMA_MIGRATIONS }) },
    migrationTableName: MIGRATION_TABLE,
    migrationLockTableName: `${MIGRATION_TABLE}_lock`,
  });
}
