import { type QueryExecutorProvider, sql } from "kysely";

/**
 * Builds an index beside running writers; harmless when it is there. Not within a transaction: only for migrations that
 * are `concurrent`. `definition` is what stands after the index's name.
 */
export async function createIndexConcurrently(
  db: QueryExecutorProvider,
  name: string,
  definition: string,
): Promise<void> {
  // One whose building was cut off is there, kept up to date, and never used.
  const { rows } = await sql`
    select from pg_index where indexrelid = to_regclass(${name}) and not indisvalid`.execute(db);
  if (rows.length > 0) await sql`drop index concurrently if exists ${sql.ref(name)}`.execute(db);
  await sql`create index concurrently if not exists ${sql.ref(name)} ${sql.raw(definition)}`.execute(db);
}
