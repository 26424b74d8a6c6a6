import { type Kysely, sql } from "kysely";

/** Whether who prepared a payroll migration may sign it off; they may unless their organization says otherwise. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table organizations add column two_person_sign_off boolean not null default false`.execute(db);
}
