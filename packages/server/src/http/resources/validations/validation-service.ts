import type {
  NewValidation,
  Page,
  Repositories,
  RunType,
  Store,
  Validation,
  WorkStatus,
} from "@paylift/store";
import type { Caller } from "../../auth/caller.ts";
import { asProblem } from "../../errors/as-problem.ts";
import { found, notFound } from "../../errors/not-found.ts";
import { Problem } from "../../errors/problem.ts";
import type { PageRequest } from "../../request/page-request.ts";
import { note } from "../audit.ts";

export interface ValidationService {
  create(caller: Caller, migrationId: string, validation: NewValidation): Promise<Validation>;
  list(
    caller: Caller,
    migrationId: string,
    filters: { readonly status?: WorkStatus },
    page: PageRequest,
  ): Promise<Page<Validation>>;
  get(caller: Caller, migrationId: string, id: string): Promise<Validation>;
  resubmit(caller: Caller, migrationId: string, id: string): Promise<Validation>;
  delete(caller: Caller, migrationId: string, id: string): Promise<void>;
}

export function createValidationService(store: Store): ValidationService {
  return {
    create: (caller, migrationId, { sourceRunId, targetRunId }) =>
      store.transaction(async (tx) => {
        const { organizationId } = caller;
        found(await tx.payrollMigrations.get(organizationId, migrationId), "migration_not_found");
        await requireRun(tx, organizationId, migrationId, { id: sourceRunId, type: "source" });
        await requireRun(tx, organizationId, migrationId, { id: targetRunId, type: "target" });
        const created = await tx.validations.create(organizationId, migrationId, {
          sourceRunId,
          targetRunId,
        });
        const validation = found(created, "migration_not_found");
        await note(tx, caller, { action: "validation.created", subjectId: validation.id });
        return validation;
      }),
    async list(caller, migrationId, filters, page) {
      const rows = await store.validations.list(caller.organizationId, migrationId, { ...page, filters });
      return found(rows, "migration_not_found");
    },
    async get(caller, migrationId, id) {
      const validation = await store.validations.get(caller.organizationId, migrationId, id);
      return found(validation, "validation_not_found");
    },
    resubmit: (caller, migrationId, id) =>
      asProblem("invalid_state", "validation_not_failed", () =>
        store.transaction(async (tx) => {
          const { organizationId } = caller;
          const validation = await tx.validations.resubmit(organizationId, migrationId, id);
          const resubmitted = found(validation, "validation_not_found");
          await note(tx, caller, { action: "validation.resubmitted", subjectId: id });
          return resubmitted;
        }),
      ),
    async delete(caller, migrationId, id) {
      await store.transaction(async (tx) => {
        const { organizationId } = caller;
        const deleted = await tx.validations.delete(organizationId, migrationId, id);
        if (!deleted) throw notFound("validation_not_found");
        await note(tx, caller, { action: "validation.deleted", subjectId: id });
      });
    },
  };
}

/** @throws Problem `run_not_in_migration`, `wrong_run_type`. */
async function requireRun(
  tx: Repositories,
  organizationId: string,
  migrationId: string,
  expected: { readonly id: string; readonly type: RunType },
): Promise<void> {
  const pointer = `/${expected.type}_run_id`;
  const run = await tx.runs.get(organizationId, migrationId, expected.id);
  if (run === null) {
    const errors = [{ pointer, detail: "must be a run of this migration" }];
    throw new Problem("run_not_in_migration", "both runs must be runs of this migration", { errors });
  }
  if (run.runType === expected.type) return;
  const errors = [{ pointer, detail: `must be a run of type ${expected.type}` }];
  throw new Problem("wrong_run_type", "a validation compares a source run with a target run", { errors });
}
