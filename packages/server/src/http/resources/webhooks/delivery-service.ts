import type { Delivery, Page, Repositories, Store, WorkStatus } from "@paylift/store";
import type { Caller } from "../../auth/caller.ts";
import { asProblem } from "../../errors/as-problem.ts";
import { found } from "../../errors/not-found.ts";
import type { PageRequest } from "../../request/page-request.ts";
import { note } from "../audit.ts";

export interface DeliveryService {
  list(
    caller: Caller,
    webhookId: string,
    filters: { readonly status?: WorkStatus },
    page: PageRequest,
  ): Promise<Page<Delivery>>;
  get(caller: Caller, webhookId: string, id: string): Promise<Delivery>;
  resubmit(caller: Caller, webhookId: string, id: string): Promise<Delivery>;
}

export function createDeliveryService(store: Store): DeliveryService {
  async function get(within: Repositories, caller: Caller, webhookId: string, id: string): Promise<Delivery> {
    const delivery = await within.deliveries.get(caller.organizationId, id);
    return found(delivery?.webhookId === webhookId.toLowerCase() ? delivery : null, "delivery_not_found");
  }

  return {
    async list(caller, webhookId, filters, page) {
      const { organizationId } = caller;
      found(await store.webhooks.get(organizationId, webhookId), "webhook_not_found");
      return store.deliveries.list(organizationId, { ...page, filters: { ...filters, webhookId } });
    },
    get: (caller, webhookId, id) => get(store, caller, webhookId, id),
    resubmit: (caller, webhookId, id) =>
      asProblem("invalid_state", "delivery_not_failed", () =>
        store.transaction(async (tx) => {
          await get(tx, caller, webhookId, id);
          const delivery = await tx.deliveries.resubmit(caller.organizationId, id);
          await note(tx, caller, { action: "delivery.resubmitted", subjectId: id });
          return found(delivery, "delivery_not_found");
        }),
      ),
  };
}
