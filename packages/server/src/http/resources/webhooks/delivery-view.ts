import type { Delivery } from "@paylift/store";

export function toDelivery(delivery: Delivery): object {
  const { error } = delivery;
  return {
    id: delivery.id,
    webhook_id: delivery.webhookId,
    event: delivery.event,
    data: delivery.payload,
    status: delivery.status,
    attempts: delivery.attempt,
    response_status: delivery.responseStatus,
    ...(error === null ? {} : { error: { code: error.code, message: error.message } }),
    created_at: delivery.createdAt.toISOString(),
    updated_at: delivery.updatedAt.toISOString(),
  };
}
