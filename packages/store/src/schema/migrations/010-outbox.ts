import { type Kysely, sql } from "kysely";

/**
 * Events that webhooks are to be told of, until each has become a delivery for every webhook that wants it; and the
 * order in which waiting deliveries are taken.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table outbox (
      id uuid primary key,
      organization_id uuid not null constraint outbox_organization references organizations on delete cascade,
      event text not null,
      payload jsonb not null,
      trace text,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index outbox_in_order on outbox (created_at, id)`.execute(db);
  await sql`alter table deliveries add column turn integer not null default 0`.execute(db);
}
