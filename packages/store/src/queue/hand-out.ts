import { sql } from "kysely";
import type { Scope, TransactionScope } from "../scope.ts";
import { TURN_MAX, turnAfter } from "./turns.ts";

/** So many events become deliveries in one transaction: with every webhook that an organization may have, a thousand. */
const EVENTS_AT_ONCE = 64;

/** A delivery, or nothing but the count. */
interface MadeRow {
  readonly id: string | null;
  readonly organization_id: string;
  readonly entry_id: string;
  readonly turn: number;
  readonly trace: string | null;
  /** How many events were taken, whoever wants them. */
  readonly taken: string | number;
}

/** Makes deliveries of all events in the outbox, oldest first, a few at a time: nobody else waits for long. */
export async function handOutAll(scope: Scope): Promise<void> {
  for (;;) {
    const waiting = await scope.db.selectFrom("outbox").select("id").limit(1).execute();
    if (waiting.length === 0) return;
    const { taken } = await scope.atomically((inner) => handOutSome(inner, null));
    // Others are at the rest.
    if (taken === 0) return;
  }
}

/** Makes deliveries of these events; ids of the deliveries. */
export async function handOut(scope: TransactionScope, eventIds: readonly string[]): Promise<string[]> {
  return (await handOutSome(scope, eventIds)).deliveryIds;
}

/**
 * One statement for the deliveries and one for their entries, however many there are. An event that nobody wants any more
 * comes to nothing.
 */
async function handOutSome(
  scope: TransactionScope,
  eventIds: readonly string[] | null,
): Promise<{ readonly taken: number; readonly deliveryIds: string[] }> {
  const which = eventIds === null ? sql`true` : sql`id = any(${eventIds}::uuid[])`;
  const { rows } = await sql<MadeRow>`
    with taken as materialized (
      delete from outbox where id in (
        select id from outbox where ${which} order by created_at, id
        limit ${EVENTS_AT_ONCE} for update skip locked
      )
      returning *
    ), firsts as materialized (
      select organization_id, ${turnAfter("deliveries", sql`organizations.organization_id`)} as turn
      from (select distinct organization_id from taken) as organizations
    ), wanting as materialized (
      select taken.*, webhooks.id as webhook_id, webhooks.created_at as webhook_since
      from taken join webhooks on webhooks.organization_id = taken.organization_id and taken.event = any(events)
      for key share of webhooks
    ), planned as materialized (
      select gen_random_uuid() as delivery_id, gen_random_uuid() as entry_id, wanting.*,
        least(${TURN_MAX}, firsts.turn - 1 + row_number() over (
          partition by organization_id order by wanting.created_at, wanting.id, webhook_since, webhook_id
        ))::int as turn
      from wanting join firsts using (organization_id)
    ), made as (
      insert into deliveries (
        id, organization_id, webhook_id, event, payload, status, entry_id, turn, created_at, updated_at
      )
      select delivery_id, organization_id, webhook_id, event, payload, 'pending', entry_id, turn, created_at, created_at
      from planned
    )
    select delivery_id as id, organization_id, entry_id, turn, trace, counted.taken
    from (select count(*) from taken) as counted (taken) left join planned on true`.execute(scope.db);
  const made = rows.flatMap(({ id, ...row }) => (id === null ? [] : [{ id, ...row }]));
  await scope.entries.addAll(
    scope.db,
    "deliveries",
    made.map(({ id, organization_id: organizationId, entry_id: entryId, turn, trace }) => ({
      id,
      organizationId,
      entryId,
      turn,
      trace,
    })),
  );
  return { taken: Number(rows[0]?.taken ?? 0), deliveryIds: made.map(({ id }) => id) };
}
