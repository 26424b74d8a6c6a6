import type { DecisionBatch, Store } from "@paylift/store";
import { decisionKey, type Discrepancy } from "@paylift/validation";
import type { StoredReport } from "../../../comparison/stored-report.ts";
import type { Caller } from "../../auth/caller.ts";
import { asProblem } from "../../errors/as-problem.ts";
import { found, notFound } from "../../errors/not-found.ts";
import { Problem } from "../../errors/problem.ts";
import { deleteNoted, note } from "../audit.ts";
import { completedReport, keptDiscrepancy, unknownDiscrepancy } from "./decided-report.ts";

/** What is accepted for one reason: all of a cause, or the discrepancies of these keys. */
export interface WrittenBatch {
  readonly validationId: string;
  readonly reason: string;
  readonly cause?: string;
  readonly keys?: readonly string[];
}

export interface BatchService {
  /** The batch, and how many discrepancies it was asked for. @throws Problem `validation_not_completed`, `unknown_discrepancy`, `already_decided`. */
  create(
    caller: Caller,
    migrationId: string,
    batch: WrittenBatch,
  ): Promise<{ readonly batch: DecisionBatch; readonly asked: number }>;
  delete(caller: Caller, migrationId: string, id: string): Promise<void>;
}

export function createBatchService(store: Store): BatchService {
  return {
    async create(caller, migrationId, written) {
      const { organizationId, actor } = caller;
      const { validationId, reason } = written;
      const report = await completedReport(store, caller, migrationId, validationId);
      const chosen = chosenOf(report, written);
      const decisions = [...chosen].map(([key, discrepancy]) => ({
        key,
        discrepancy: keptDiscrepancy(validationId, discrepancy),
      }));
      const batch = await asProblem("already_decided", "already_decided", () =>
        store.transaction(async (tx) => {
          const made = found(
            await tx.decisions.createBatch(organizationId, migrationId, {
              reason,
              decidedBy: actor,
              decisions,
            }),
            "migration_not_found",
          );
          const details = { decisions: made.created };
          await note(tx, caller, { action: "decision_batch.created", subjectId: made.id, details });
          return made;
        }),
      );
      return { batch, asked: decisions.length };
    },
    async delete(caller, migrationId, id) {
      const deed = { action: "decision_batch.deleted", subjectId: id };
      const deleted = await deleteNoted(
        store,
        caller,
        deed,
        async (tx) => (await tx.decisions.deleteBatch(caller.organizationId, migrationId, id)) > 0,
      );
      if (!deleted) throw notFound("decision_not_found");
    },
  };
}

/** The discrepancies by their keys. What follows from others of a cause is accepted with them, and needs no decision. */
function chosenOf(report: StoredReport, { cause, keys }: WrittenBatch): ReadonlyMap<string, Discrepancy> {
  if ((cause === undefined) === (keys === undefined)) {
    throw new Problem("invalid_body", "some fields of the body are not valid", {
      errors: [{ pointer: "/cause", detail: "must be given, or else keys, and not both" }],
    });
  }
  if (keys === undefined) {
    const members = report.discrepancies.filter(({ group }) => group === cause);
    const causes = members.filter(({ caused_by }) => caused_by.length === 0);
    if (members.length === 0)
      throw unknownDiscrepancy("/cause", "must be the id of a group of the validation");
    return byKey(causes.length === 0 ? members : causes);
  }
  const known = byKey(report.discrepancies);
  const chosen = new Map<string, Discrepancy>();
  for (const [index, key] of keys.entries()) {
    const discrepancy = known.get(key);
    if (discrepancy === undefined)
      throw unknownDiscrepancy(`/keys/${index}`, "must be the key of a discrepancy of the validation");
    chosen.set(key, discrepancy);
  }
  return chosen;
}

function byKey(discrepancies: readonly Discrepancy[]): Map<string, Discrepancy> {
  return new Map(discrepancies.map((discrepancy) => [decisionKey(discrepancy), discrepancy]));
}
