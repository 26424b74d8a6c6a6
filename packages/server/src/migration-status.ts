import type { PayrollMigrationStatus, Repositories, WorkStatus } from "@paylift/store";

/**
 * Moves a payroll migration to the state that its runs and validations are in: `pending` without runs; `in_progress`
 * until every validation has ended; then `failed` where the newest one failed, else `completed`. To be called after
 * each change of a run or validation.
 */
export async function settleMigrationStatus(
  repositories: Repositories,
  organizationId: string,
  migrationId: string,
): Promise<void> {
  const migration = await repositories.payrollMigrations.get(organizationId, migrationId);
  if (migration === null) return;
  const status = await statusNow(repositories, organizationId, migrationId);
  if (status === migration.status) return;
  await repositories.payrollMigrations.update(organizationId, migrationId, { status });
}

async function statusNow(
  { runs, validations }: Repositories,
  organizationId: string,
  migrationId: string,
): Promise<PayrollMigrationStatus> {
  const newestOnly = { pageSize: 1 };
  const someRuns = await runs.list(organizationId, migrationId, newestOnly);
  if (someRuns === null || someRuns.count === 0) return "pending";
  const someValidations = await validations.list(organizationId, migrationId, newestOnly);
  const newest = someValidations?.rows[0];
  if (newest === undefined) return "in_progress";
  const unfinished: readonly WorkStatus[] = ["pending", "processing"];
  for (const status of unfinished) {
    const open = await validations.list(organizationId, migrationId, { ...newestOnly, filters: { status } });
    if (open !== null && open.count > 0) return "in_progress";
  }
  return newest.status === "failed" ? "failed" : "completed";
}
