import type { Decision, Page, Store } from "@paylift/store";
import { decisionKey } from "@paylift/validation";
import type { Caller } from "../../auth/caller.ts";
import { asProblem } from "../../errors/as-problem.ts";
import { found, notFound } from "../../errors/not-found.ts";
import type { PageRequest } from "../../request/page-request.ts";
import { deleteNoted, note } from "../audit.ts";
import { completedReport, keptDiscrepancy, unknownDiscrepancy } from "./decided-report.ts";

export interface WrittenDecision {
  readonly validationId: string;
  readonly key: string;
  readonly reason: string;
}

export interface DecisionService {
  /** @throws Problem `validation_not_completed`, `unknown_discrepancy`, `already_decided`. */
  create(caller: Caller, migrationId: string, decision: WrittenDecision): Promise<Decision>;
  list(caller: Caller, migrationId: string, page: PageRequest): Promise<Page<Decision>>;
  get(caller: Caller, migrationId: string, id: string): Promise<Decision>;
  delete(caller: Caller, migrationId: string, id: string): Promise<void>;
}

export function createDecisionService(store: Store): DecisionService {
  return {
    async create(caller, migrationId, { validationId, key, reason }) {
      const { organizationId } = caller;
      const report = await completedReport(store, caller, migrationId, validationId);
      const discrepancy = report.discrepancies.find((each) => decisionKey(each) === key);
      if (discrepancy === undefined)
        throw unknownDiscrepancy("/key", "must be the key of a discrepancy of the validation");
      const about = keptDiscrepancy(validationId, discrepancy);
      const decision = { key, reason, decidedBy: caller.actor, discrepancy: about };
      return asProblem("already_decided", "already_decided", () =>
        store.transaction(async (tx) => {
          const created = found(
            await tx.decisions.create(organizationId, migrationId, decision),
            "migration_not_found",
          );
          const details = { kind: discrepancy.kind, severity: discrepancy.severity };
          await note(tx, caller, { action: "decision.created", subjectId: created.id, details });
          return created;
        }),
      );
    },
    async list(caller, migrationId, page) {
      const rows = await store.decisions.list(caller.organizationId, migrationId, page);
      return found(rows, "migration_not_found");
    },
    async get(caller, migrationId, id) {
      return found(await store.decisions.get(caller.organizationId, migrationId, id), "decision_not_found");
    },
    async delete(caller, migrationId, id) {
      const deed = { action: "decision.deleted", subjectId: id };
      const deleted = await deleteNoted(store, caller, deed, (tx) =>
        tx.decisions.delete(caller.organizationId, migrationId, id),
      );
      if (!deleted) throw notFound("decision_not_found");
    },
  };
}
