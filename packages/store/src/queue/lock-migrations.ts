import { sql } from "kysely";
import type { TransactionScope } from "../scope.ts";

/** `lockMigration` for the payroll migrations of validations, before the validations themselves are changed. */
export async function lockMigrationsOf(
  { db }: TransactionScope,
  validationIds: readonly string[],
): Promise<void> {
  await sql`
    select 1 from payroll_migrations
    where id in (select migration_id from validations where id = any(${validationIds}::uuid[]))
    order by id for no key update`.execute(db);
}
