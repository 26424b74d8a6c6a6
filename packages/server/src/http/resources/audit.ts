import type { JsonObject, Repositories, Store } from "@paylift/store";
import type { Caller } from "../auth/caller.ts";

/** What was done to what. Details hold names of fields and states, never their values. */
export interface Deed {
  /** `<subject type>.<what was done>`, such as `document.deleted`. */
  readonly action: string;
  readonly subjectId: string | null;
  readonly details?: JsonObject;
}

/** Notes a deed of the caller. */
export async function note(
  tx: Repositories,
  caller: Pick<Caller, "organizationId" | "actor">,
  deed: Deed,
): Promise<void> {
  const [subjectType = ""] = deed.action.split(".");
  await tx.auditLog.append(caller.organizationId, {
    actor: caller.actor,
    action: deed.action,
    subjectType,
    subjectId: deed.subjectId,
    details: deed.details ?? {},
  });
}

/** Deletes and notes it, both or neither. False when there was nothing to delete. */
export function deleteNoted(
  store: Store,
  caller: Caller,
  deed: Deed,
  remove: (tx: Repositories) => Promise<boolean>,
): Promise<boolean> {
  return store.transaction(async (tx) => {
    const deleted = await remove(tx);
    if (deleted) await note(tx, caller, deed);
    return deleted;
  });
}
