import type { JsonObject, Validation } from "@paylift/store";

export function toValidationItem(validation: Validation): object {
  return {
    id: validation.id,
    migration_id: validation.migrationId,
    source_run_id: validation.sourceRunId,
    target_run_id: validation.targetRunId,
    status: validation.status,
    created_at: validation.createdAt.toISOString(),
  };
}

/** With its report as it is to be shown, null until completed. */
export function toValidation(validation: Validation, report: JsonObject | null): object {
  const { error } = validation;
  return {
    ...toValidationItem(validation),
    report,
    ...(error === null ? {} : { error: { code: error.code, message: error.message } }),
  };
}
