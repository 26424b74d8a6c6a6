import type { Selectable } from "kysely";
import type { JsonObject } from "../api/json.ts";
import type { Delivery, DeliveryRepository } from "../api/webhooks.ts";
import type { DeliveryRow } from "../database/tables.ts";
import { listPage } from "../list-page.ts";
import { enqueueDeliveries } from "../queue/enqueue-deliveries.ts";
import { resubmitWork, toWork } from "../queue/work-rows.ts";
import type { Scope } from "../scope.ts";
import { uuid } from "../uuid.ts";

export function deliveryRepository(scope: Scope): DeliveryRepository {
  const { db } = scope;

  async function get(within: Scope, organizationId: string, id: string): Promise<Delivery | null> {
    const row = await within.db
      .selectFrom("deliveries")
      .selectAll()
      .where("organization_id", "=", uuid(organizationId))
      .where("id", "=", uuid(id))
      .executeTakeFirst();
    return row === undefined ? null : toDelivery(row);
  }

  return {
    enqueue(organizationId, event, payload) {
      return scope.atomically(async (inner) =>
        (await enqueueDeliveries(inner, event, [{ organizationId, payload: () => payload }])).map(toDelivery),
      );
    },

    get: (organizationId, id) => get(scope, organizationId, id),

    list(organizationId, options) {
      const query = db
        .selectFrom("deliveries")
        .selectAll()
        .where("organization_id", "=", uuid(organizationId));
      return listPage(query, options, { status: "status", webhookId: { id: "webhook_id" } }, toDelivery);
    },

    resubmit(organizationId, id) {
      return scope.atomically(async (inner) => {
        const delivery = await get(inner, organizationId, id);
        if (delivery === null) return null;
        await resubmitWork(inner, "deliveries", delivery.id);
        return get(inner, organizationId, id);
      });
    },
  };
}

function toDelivery(row: Selectable<DeliveryRow>): Delivery {
  return {
    id: row.id,
    organizationId: row.organization_id,
    webhookId: row.webhook_id,
    event: row.event,
    payload: row.payload as JsonObject,
    responseStatus: row.response_status,
    ...toWork(row),
  };
}
