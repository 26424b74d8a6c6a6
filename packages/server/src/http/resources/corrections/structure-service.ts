import type { JsonObject, Page, Store, StructureCorrection } from "@paylift/store";
import type { Caller } from "../../auth/caller.ts";
import { found, notFound } from "../../errors/not-found.ts";
import { Problem } from "../../errors/problem.ts";
import type { PageRequest } from "../../request/page-request.ts";
import { deleteNoted, note } from "../audit.ts";
import { allCorrections } from "./all-corrections.ts";
import { correctStored } from "./correct-stored.ts";
import { addedPath } from "./structure-change.ts";

export interface NewStructure {
  readonly action: string;
  readonly change: JsonObject;
  readonly notes: string | null;
  readonly evidence: JsonObject | null;
}

export interface StructureService {
  /** @throws Problem `job_not_completed`; `invalid_body` where the result cannot be changed so. */
  create(caller: Caller, jobId: string, correction: NewStructure): Promise<StructureCorrection>;
  list(caller: Caller, jobId: string, page: PageRequest): Promise<Page<StructureCorrection>>;
  delete(caller: Caller, jobId: string, id: string): Promise<void>;
}

export function createStructureService(store: Store): StructureService {
  return {
    create: (caller, jobId, asked) =>
      store.transaction(async (tx) => {
        const job = found(await tx.jobs.get(caller.organizationId, jobId), "job_not_found");
        const result = await tx.results.get(caller.organizationId, jobId);
        if (result === null) throw new Problem("job_not_completed", `the job is ${job.status}`);
        const known = await tx.structureCorrections.ofJobs(caller.organizationId, [jobId]);
        const correction = placed(asked, (path) =>
          addedPath(
            path,
            result.canonicalOutput,
            known.map(({ change }) => change),
          ),
        );
        const created = found(
          await tx.structureCorrections.create(caller.organizationId, jobId, correction),
          "job_not_found",
        );
        const corrections = await allCorrections(tx, caller.organizationId, [jobId]);
        const { not_applied: refused } = correctStored(result, corrections);
        const reason = refused.find(({ id }) => id === created.id)?.reason;
        if (reason !== undefined) throw new Problem("invalid_body", reason);
        const details = { action: asked.action };
        await note(tx, caller, { action: "structure.corrected", subjectId: created.id, details });
        return created;
      }),
    async list(caller, jobId, page) {
      return found(
        await store.structureCorrections.list(caller.organizationId, jobId, page),
        "job_not_found",
      );
    },
    async delete(caller, jobId, id) {
      const deed = { action: "structure.correction_deleted", subjectId: id };
      const deleted = await deleteNoted(store, caller, deed, (tx) =>
        tx.structureCorrections.delete(caller.organizationId, jobId, id),
      );
      if (!deleted) throw notFound("correction_not_found");
    },
  };
}

function placed(asked: NewStructure, placeOf: (path: string) => string): NewStructure {
  if (asked.action !== "add") return asked;
  return { ...asked, change: { ...asked.change, field_path: placeOf(String(asked.change["field_path"])) } };
}
