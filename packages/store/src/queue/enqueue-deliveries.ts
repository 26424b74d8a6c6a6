import { randomUUID } from "node:crypto";
import { type Selectable, sql } from "kysely";
import type { JsonObject } from "../api/json.ts";
import type { DeliveryRow } from "../database/tables.ts";
import type { TransactionScope } from "../scope.ts";
import { uuid } from "../uuid.ts";
import { newWork } from "./work-rows.ts";

/** Queues an event for every webhook that wants it; `payload` is asked for when there is one. */
export async function enqueueDeliveries(
  scope: TransactionScope,
  organizationId: string,
  event: string,
  payload: () => JsonObject | Promise<JsonObject>,
): Promise<Selectable<DeliveryRow>[]> {
  const webhooks = await scope.db
    .selectFrom("webhooks")
    .select("id")
    .where("organization_id", "=", uuid(organizationId))
    .where(sql<boolean>`${event} = any(events)`)
    .orderBy("created_at")
    .orderBy("id")
    .forKeyShare()
    .execute();
  if (webhooks.length === 0) return [];
  const text = JSON.stringify(await payload());
  const deliveries: Selectable<DeliveryRow>[] = [];
  for (const webhook of webhooks) {
    const id = randomUUID();
    const work = await newWork(scope, "deliveries", id);
    const row = await scope.db
      .insertInto("deliveries")
      .values({
        id,
        organization_id: organizationId,
        webhook_id: webhook.id,
        event,
        payload: text,
        response_status: null,
        ...work,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    deliveries.push(row);
  }
  return deliveries;
}
