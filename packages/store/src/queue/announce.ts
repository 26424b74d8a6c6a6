import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { JsonObject } from "../api/json.ts";
import type { TransactionScope } from "../scope.ts";
import { uuid } from "../uuid.ts";

/** What happened in an organization. */
export interface Happening {
  readonly organizationId: string;
  readonly payload: JsonObject;
}

/** Those of the organizations that have a webhook for the event. */
export async function organizationsThatWant(
  { db }: TransactionScope,
  event: string,
  organizationIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(organizationIds.map(uuid))];
  const rows = await db
    .selectFrom("webhooks")
    .select("organization_id")
    .distinct()
    .where(sql<boolean>`organization_id = any(${ids}::uuid[])`)
    .where(sql<boolean>`${event} = any(events)`)
    .execute();
  return new Set(rows.map((row) => row.organization_id));
}

/**
 * Notes what happened in the transaction in which it happened, in one row however many webhooks want it. Whoever works on
 * deliveries makes one of it for each of them, in a transaction of its own: see `handOut`. Gives the ids of the rows.
 */
export async function announce(
  { db, entries, now }: TransactionScope,
  event: string,
  happenings: readonly Happening[],
): Promise<string[]> {
  if (happenings.length === 0) return [];
  return entries.calling(db, "deliveries", async (trace) => {
    const rows = happenings.map(({ organizationId, payload }) => ({
      id: randomUUID(),
      organization_id: organizationId,
      event,
      payload: JSON.stringify(payload),
      trace,
      created_at: now(),
    }));
    await db.insertInto("outbox").values(rows).execute();
    return rows.map(({ id }) => id);
  });
}
