import { toPageEnvelope } from "../../response/page-envelope.ts";
import { route, type Route } from "../../routing/route.ts";
import { deliveryPageSchema, deliveryQuerySchema, deliverySchema } from "./delivery-schemas.ts";
import type { DeliveryService } from "./delivery-service.ts";
import { toDelivery } from "./delivery-view.ts";

const tag = "Webhooks";
const list = "/api/v1/webhooks/{webhook_id}/deliveries/";
const one = `${list}{id}/`;
const ofWebhook = { webhook_id: "webhook_not_found" } as const;
const ofOne = { ...ofWebhook, id: "delivery_not_found" } as const;

export function deliveryRoutes(deliveries: DeliveryService): Route[] {
  return [
    route({
      method: "get",
      path: list,
      operationId: "listDeliveries",
      tag,
      summary: "List the events sent to a webhook",
      access: "jobs:read",
      list: true,
      ids: ofWebhook,
      query: deliveryQuerySchema,
      replies: { 200: { description: "a page of deliveries", schema: deliveryPageSchema } },
      async handle(request) {
        const { caller, param, query, page } = request;
        const rows = await deliveries.list(caller, param("webhook_id"), query, page);
        return { status: 200, body: toPageEnvelope(request, rows, toDelivery) };
      },
    }),
    route({
      method: "get",
      path: one,
      operationId: "getDelivery",
      tag,
      summary: "Retrieve a delivery",
      access: "jobs:read",
      ids: ofOne,
      replies: { 200: { description: "the delivery", schema: deliverySchema } },
      async handle({ caller, param }) {
        const delivery = await deliveries.get(caller, param("webhook_id"), param("id"));
        return { status: 200, body: toDelivery(delivery) };
      },
    }),
    route({
      method: "post",
      path: `${one}resubmit/`,
      operationId: "resubmitDelivery",
      tag,
      summary: "Send a failed delivery again",
      access: "jobs:write",
      role: "admin",
      ids: ofOne,
      replies: { 200: { description: "the delivery is pending again", schema: deliverySchema } },
      problems: ["delivery_not_failed"],
      async handle({ caller, param }) {
        const delivery = await deliveries.resubmit(caller, param("webhook_id"), param("id"));
        return { status: 200, body: toDelivery(delivery) };
      },
    }),
  ];
}
