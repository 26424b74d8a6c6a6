import { randomUUID } from "node:crypto";
import { type Selectable, sql } from "kysely";
import type { JsonObject } from "../api/json.ts";
import type { DeliveryRow } from "../database/tables.ts";
import type { TransactionScope } from "../scope.ts";
import { uuid } from "../uuid.ts";
import { newWork } from "./work-rows.ts";

/** What happened in an organization; `payload` is asked for when somebody is to be told. */
export interface Happening {
  readonly organizationId: string;
  readonly payload: () => JsonObject | Promise<JsonObject>;
}

/** Queues an event for every webhook that wants it, once for each time that it happened. */
export async function enqueueDeliveries(
  scope: TransactionScope,
  event: string,
  happenings: readonly Happening[],
): Promise<Selectable<DeliveryRow>[]> {
  const organizationIds = [...new Set(happenings.map(({ organizationId }) => uuid(organizationId)))];
  const webhooks = await scope.db
    .selectFrom("webhooks")
    .select(["id", "organization_id"])
    .where(sql<boolean>`organization_id = any(${organizationIds}::uuid[])`)
    .where(sql<boolean>`${event} = any(events)`)
    .orderBy("created_at")
    .orderBy("id")
    .forKeyShare()
    .execute();
  const deliveries: Selectable<DeliveryRow>[] = [];
  for (const { organizationId, payload } of happenings) {
    const wanting = webhooks.filter((webhook) => webhook.organization_id === uuid(organizationId));
    if (wanting.length === 0) continue;
    const text = JSON.stringify(await payload());
    for (const { id } of wanting)
      deliveries.push(await enqueueDelivery(scope, organizationId, id, event, text));
  }
  return deliveries;
}

async function enqueueDelivery(
  scope: TransactionScope,
  organizationId: string,
  webhookId: string,
  event: string,
  payload: string,
): Promise<Selectable<DeliveryRow>> {
  const id = randomUUID();
  const work = await newWork(scope, "deliveries", id);
  return scope.db
    .insertInto("deliveries")
    .values({
      id,
      organization_id: organizationId,
      webhook_id: webhookId,
      event,
      payload,
      response_status: null,
      ...work,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
