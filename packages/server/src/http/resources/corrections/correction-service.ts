import type { Correction, NewCorrection, Page, Store } from "@paylift/store";
import type { Caller } from "../../auth/caller.ts";
import { found, notFound } from "../../errors/not-found.ts";
import type { PageRequest } from "../../request/page-request.ts";
import { deleteNoted, note } from "../audit.ts";
import { checkTypedValue } from "./value-check.ts";

export interface CorrectionService {
  create(caller: Caller, jobId: string, correction: NewCorrection): Promise<Correction>;
  list(caller: Caller, jobId: string, page: PageRequest): Promise<Page<Correction>>;
  get(caller: Caller, jobId: string, id: string): Promise<Correction>;
  update(caller: Caller, jobId: string, id: string, changes: Partial<NewCorrection>): Promise<Correction>;
  delete(caller: Caller, jobId: string, id: string): Promise<void>;
}

export function createCorrectionService(store: Store): CorrectionService {
  async function get(caller: Caller, jobId: string, id: string): Promise<Correction> {
    return found(await store.corrections.get(caller.organizationId, jobId, id), "correction_not_found");
  }

  return {
    get,
    create: (caller, jobId, correction) =>
      store.transaction(async (tx) => {
        checkTypedValue(correction);
        const created = found(
          await tx.corrections.create(caller.organizationId, jobId, correction),
          "job_not_found",
        );
        await note(tx, caller, { action: "correction.created", subjectId: created.id });
        return created;
      }),
    async list(caller, jobId, page) {
      return found(await store.corrections.list(caller.organizationId, jobId, page), "job_not_found");
    },
    async update(caller, jobId, id, changes) {
      const fields = Object.keys(changes);
      if (fields.length === 0) return get(caller, jobId, id);
      return store.transaction(async (tx) => {
        const updated = found(
          await tx.corrections.update(caller.organizationId, jobId, id, changes),
          "correction_not_found",
        );
        checkTypedValue(updated);
        await note(tx, caller, { action: "correction.updated", subjectId: id, details: { fields } });
        return updated;
      });
    },
    async delete(caller, jobId, id) {
      const deed = { action: "correction.deleted", subjectId: id };
      const deleted = await deleteNoted(store, caller, deed, (tx) =>
        tx.corrections.delete(caller.organizationId, jobId, id),
      );
      if (!deleted) throw notFound("correction_not_found");
    },
  };
}
