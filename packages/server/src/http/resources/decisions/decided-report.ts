import type { JsonObject, Store } from "@paylift/store";
import type { Discrepancy } from "@paylift/validation";
import { reportOf, type StoredReport } from "../../../comparison/stored-report.ts";
import type { Caller } from "../../auth/caller.ts";
import { found } from "../../errors/not-found.ts";
import { Problem } from "../../errors/problem.ts";

/** The report of which something is decided. @throws Problem `unknown_discrepancy`, `validation_not_completed`. */
export async function completedReport(
  store: Store,
  { organizationId }: Caller,
  migrationId: string,
  validationId: string,
): Promise<StoredReport> {
  found(await store.payrollMigrations.get(organizationId, migrationId), "migration_not_found");
  const validation = await store.validations.get(organizationId, migrationId, validationId);
  if (validation === null) {
    throw unknownDiscrepancy("/validation_id", "must be a validation of this migration");
  }
  const report = reportOf(validation);
  if (report === null) {
    throw new Problem("validation_not_completed", `the validation is ${validation.status}`);
  }
  return report;
}

export function unknownDiscrepancy(pointer: string, detail: string): Problem {
  return new Problem("unknown_discrepancy", "the validation has no such discrepancy", {
    errors: [{ pointer, detail }],
  });
}

/** What of a discrepancy tells later what was accepted. */
export function keptDiscrepancy(validationId: string, discrepancy: Discrepancy): JsonObject {
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
