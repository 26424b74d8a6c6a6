import { type Kysely, sql } from "kysely";

/** Webhooks and the events on their way to them. Deleting a webhook deletes its deliveries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhooks (
      id uuid primary key,
      organization_id uuid not null constraint webhooks_organization references organizations on delete cascade,
      url text not null,
      secret text not null,
      events text[] not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (organization_id, id)
    )`.execute(db);
  await sql`create index webhooks_by_organization on webhooks (organization_id, created_at, id)`.execute(db);
  await sql`
    create table deliveries (
      id uuid primary key,
      organization_id uuid not null,
      webhook_id uuid not null,
      event text not null,
      payload jsonb not null,
      status text not null check (status in ('pending', 'processing', 'completed', 'failed')),
      response_status integer,
      error_code text,
      error_message text,
      attempt integer not null default 0,
      crashes integer not null default 0,
      entry_id uuid not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      constraint deliveries_webhook foreign key (organization_id, webhook_id)
        references webhooks (organization_id, id) on delete cascade
    )`.execute(db);
  await sql`create index deliveries_by_organization on deliveries (organization_id, created_at, id)`.execute(
    db,
  );
  await sql`create index deliveries_by_webhook on deliveries (webhook_id)`.execute(db);
}
