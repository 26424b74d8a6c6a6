import type { Validation } from "@paylift/store";

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

export function toValidation(validation: Validation): object {
  const { error, report } = validation;
  return {
    ...toValidationItem(validation),
    report,
    ...(error === null ? {} : { error: { code: error.code, message: error.message } }),
  };
}
