import { type Kysely, sql } from "kysely";

/** A payroll migration that was signed is `signed` until one of its runs or validations changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payroll_migrations
      drop constraint payroll_migrations_status_check,
      add constraint payroll_migrations_status_check
        check (status in ('pending', 'in_progress', 'validated', 'failed', 'signed')) not valid`.execute(db);
}
