import type { Decision, JsonObject, Page, Store } from "@paylift/store";
import { decisionKey, type Discrepancy } from "@paylift/validation";
import { reportOf } from "../../../comparison/stored-report.ts";
import type { Caller } from "../../auth/caller.ts";
import { asProblem } from "../../errors/as-problem.ts";
import { found, notFound } from "../../errors/not-found.ts";
import { Problem } from "../../errors/problem.ts";
import type { PageRequest } from "../../request/page-request.ts";
import { deleteNoted, note } from "../audit.ts";

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
      found(await store.payrollMigrations.get(organizationId, migrationId), "migration_not_found");
      const discrepancy = await discrepancyOf(store, caller, migrationId, { validationId, key });
      const decision = { key, reason, decidedBy: caller.actor, discrepancy: kept(validationId, discrepancy) };
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

async function discrepancyOf(
  store: Store,
  caller: Caller,
  migrationId: string,
  { validationId, key }: Pick<WrittenDecision, "validationId" | "key">,
): Promise<Discrepancy> {
  const validation = await store.validations.get(caller.organizationId, migrationId, validationId);
  if (validation === null) throw unknown("/validation_id", "must be a validation of this migration");
  const report = reportOf(validation);
  if (report === null)
    throw new Problem("validation_not_completed", `the validation is ${validation.status}`);
  const discrepancy = report.discrepancies.find((each) => decisionKey(each) === key);
  if (discrepancy === undefined) throw unknown("/key", "must be the key of a discrepancy of the validation");
  return discrepancy;
}

function unknown(pointer: string, detail: string): Problem {
  return new Problem("unknown_discrepancy", "the validation has no such discrepancy", {
    errors: [{ pointer, detail }],
  });
}

/** What of a discrepancy tells later what was accepted. */
function kept(validationId: string, discrepancy: Discrepancy): JsonObject {
  const { field_path, source_value, target_value, severity, kind, employee, item, difference } = discrepancy;
  return {
    validation_id: validationId.toLowerCase(),
    field_path,
    source_value,
    target_value,
    severity,
    kind,
    employee: employee === null ? null : { ...employee },
    item,
    difference,
  };
}
