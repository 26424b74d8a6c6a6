import { type Kysely, sql } from "kysely";
import type { Tables } from "../../packages/store/src/database/tables.ts";

/** How many jobs have ended, how many wait, and how many deliveries there were. */
export interface Size {
  readonly jobs: number;
  readonly waiting: number;
}

/**
 * Fills the tables as a customer base would that has used the service for long: written against the schema of
 * `005-decisions`, whatever has come since.
 */
export async function fill(database: Kysely<Tables>, size: Size): Promise<void> {
  await database.connection().execute(async (db) => {
    // Without looking up every reference: they are right.
    await sql`set session_replication_role = replica`.execute(db);
    await fillTables(db, size);
    await sql`set session_replication_role = origin`.execute(db);
  });
}

async function fillTables(db: Kysely<Tables>, { jobs, waiting }: Size): Promise<void> {
  await sql`
    insert into organizations (id, name, created_at)
    select gen_random_uuid(), 'Customer ' || n, now() from generate_series(1, 100) as n`.execute(db);
  await sql`
    create temporary table customers as select id, row_number() over () - 1 as number from organizations`.execute(
    db,
  );
  await sql`
    insert into documents (id, organization_id, filename, file_size, checksum, content_type, blob_key, created_at)
    select gen_random_uuid(), customers.id, 'register.pdf', 8, 'sha256:0', 'application/pdf', '0', now()
    from generate_series(1, ${jobs}::int) as n join customers on number = n % 100`.execute(db);
  await sql`
    insert into jobs (id, organization_id, document_id, status, error_code, entry_id, created_at, updated_at)
    select gen_random_uuid(), organization_id, id, status, case status when 'failed' then 'damaged' end,
      gen_random_uuid(), now(), now() - random() * interval '300 days'
    from (
      select *, case when n <= ${waiting}::int then 'pending' when n % 20 = 0 then 'failed' else 'completed' end as status
      from (select id, organization_id, row_number() over () as n from documents) as numbered
    ) as stated`.execute(db);
  await sql`
    insert into results
      (id, organization_id, job_id, confidence, canonical_output, checks, unclaimed, evidence, pages, created_at)
    select gen_random_uuid(), organization_id, id, 0.98, '{"employees": []}', '[]', '[]', '{}', '[]', now()
    from jobs where status = 'completed'`.execute(db);
  await sql`
    insert into webhooks (id, organization_id, url, secret, events, created_at, updated_at)
    select gen_random_uuid(), id, 'https://example.com', 'none', '{job.completed}', now(), now() from customers`.execute(
    db,
  );
  await sql`
    insert into deliveries
      (id, organization_id, webhook_id, event, payload, status, entry_id, created_at, updated_at)
    select gen_random_uuid(), jobs.organization_id, webhooks.id, 'job.completed', '{}', 'completed', gen_random_uuid(),
      now(), now()
    from jobs join webhooks using (organization_id) where status = 'completed'`.execute(db);
  await sql`analyze`.execute(db);
}
