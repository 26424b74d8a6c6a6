import type { Retention, RetentionPreview, Store } from "@paylift/store";
import type { Caller } from "../../auth/caller.ts";
import { found } from "../../errors/not-found.ts";
import { note } from "../audit.ts";

/** How long an organization keeps its documents. */
export interface RetentionService {
  get(caller: Caller): Promise<Retention>;
  put(caller: Caller, days: number | null): Promise<Retention>;
  /** What `days` would delete if it held now. */
  preview(caller: Caller, days: number): Promise<RetentionPreview>;
}

export function createRetentionService(store: Store): RetentionService {
  return {
    async get({ organizationId }) {
      return found(await store.retention.get(organizationId), "not_found");
    },
    put: (caller, days) =>
      store.transaction(async (tx) => {
        const retention = found(await tx.retention.set(caller.organizationId, { days }), "not_found");
        const details = { retention_days: days };
        await note(tx, caller, { action: "retention.updated", subjectId: null, details });
        return retention;
      }),
    async preview({ organizationId }, days) {
      return found(await store.retention.preview(organizationId, days), "not_found");
    },
  };
}
