import type { Selectable } from "kysely";
import type { JsonObject } from "../api/json.ts";
import type { Delivery, DeliveryRepository } from "../api/webhooks.ts";
import type { DeliveryRow } from "../database/tables.ts";
import { listPage } from "../list-page.ts";
import { announce, organizationsThatWant } from "../queue/announce.ts";
import { handOut } from "../queue/hand-out.ts";
import { nextTurn } from "../queue/turns.ts";
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
      return scope.atomically(async (inner) => {
        const wanting = await organizationsThatWant(inner, event, [organizationId]);
        if (wanting.size === 0) return [];
        const told = await announce(inner, event, [{ organizationId, payload }]);
        const ids = await handOut(inner, told);
        if (ids.length === 0) return [];
        const rows = await inner.db
          .selectFrom("deliveries")
          .selectAll()
          .where("id", "in", ids)
          .orderBy("turn")
          .execute();
        return rows.map(toDelivery);
      });
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
        const turn = await nextTurn(inner, "deliveries", organizationId);
        await resubmitWork(inner, "deliveries", delivery.id, turn);
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
