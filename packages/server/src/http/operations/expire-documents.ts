import { StoreError, type DueDocument, type Store } from "@paylift/store";
import { note } from "../resources/audit.ts";

const BATCH = 100;

/** Deletes what organizations no longer keep, one document at a time, until told to stop; how many. */
export async function expireDocuments(store: Store, signal: AbortSignal): Promise<number> {
  let expired = 0;
  for (let after: DueDocument | undefined; ;) {
    const due = await store.retention.due({ limit: BATCH, ...(after === undefined ? {} : { after }) });
    for (const document of due) {
      if (signal.aborted) return expired;
      if (await expire(store, document)) expired += 1;
    }
    after = due.at(-1);
    if (after === undefined) return expired;
  }
}

/** The entry in the audit log says that the document was there, and nothing of what was in it. */
async function expire(store: Store, { id, organizationId }: DueDocument): Promise<boolean> {
  try {
    return await store.transaction(async (tx) => {
      if (!(await tx.retention.expire(organizationId, id))) return false;
      await note(tx, { organizationId, actor: "system" }, { action: "document.expired", subjectId: id });
      return true;
    });
  } catch (error) {
    // Somebody takes it up at this very moment: there will be another round.
    if (error instanceof StoreError && error.code === "document_in_use") return false;
    throw error;
  }
}
