import { type Kysely, sql } from "kysely";

/** Passwords of encrypted documents, kept from the request for a reading to the end of that reading. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_passwords (
      job_id uuid primary key,
      organization_id uuid not null,
      password text not null,
      sealed boolean not null,
      constraint job_passwords_job foreign key (organization_id, job_id)
        references jobs (organization_id, id) on delete cascade
    )`.execute(db);
}
