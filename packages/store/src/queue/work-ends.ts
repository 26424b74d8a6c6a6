import { sql } from "kysely";
import type { WorkError } from "../api/jobs.ts";
import type { QueueName } from "../api/work-queue.ts";
import { lockMigration, settleMigration } from "../migration-status.ts";
import type { TransactionScope } from "../scope.ts";
import { updatedAt } from "../updated-at.ts";
import { enqueueDeliveries } from "./enqueue-deliveries.ts";
import { tellRuns } from "./tell-runs.ts";

type EndStatus = "completed" | "failed";

/** Ends an attempt. False when a later attempt has begun or the work has ended. */
export async function endWork(
  scope: TransactionScope,
  queue: QueueName,
  id: string,
  attempt: number,
  end: { readonly status: EndStatus; readonly error: WorkError | null },
): Promise<boolean> {
  if (queue === "validations") await lockMigrationOf(scope, id);
  const { numAffectedRows } = await sql`
    update ${sql.table(queue)} set
      status = ${end.status}, error_code = ${end.error?.code ?? null},
      error_message = ${end.error?.message ?? null}, updated_at = ${updatedAt(scope.now())}
    where id = ${id} and attempt = ${attempt} and status = 'processing'`.execute(scope.db);
  if (numAffectedRows !== 1n) return false;
  await tellOfEnd(scope, queue, id, end.status);
  return true;
}

/** Fails waiting or running work as cancelled. False when it has ended already. */
export async function cancelWork(scope: TransactionScope, queue: QueueName, id: string): Promise<boolean> {
  const { rows } = await sql<{ entry_id: string }>`
    select entry_id from ${sql.table(queue)} where id = ${id}`.execute(scope.db);
  // The entry first, as everywhere: two who lock in different orders wait for each other for ever.
  await scope.entries.remove(
    scope.db,
    queue,
    rows.map((row) => row.entry_id),
  );
  const { numAffectedRows } = await sql`
    update ${sql.table(queue)} set
      status = 'failed', error_code = 'cancelled', error_message = 'cancelled by a client',
      updated_at = ${updatedAt(scope.now())}
    where id = ${id} and status in ('pending', 'processing')`.execute(scope.db);
  if (numAffectedRows !== 1n) return false;
  await tellOfEnd(scope, queue, id, "failed");
  return true;
}

/** Everything that follows from an end is part of it: a crash leaves both or neither. */
async function tellOfEnd(
  scope: TransactionScope,
  queue: QueueName,
  id: string,
  status: EndStatus,
): Promise<void> {
  if (queue === "jobs") {
    await tellRuns(scope, queue, id, status);
    const job = await scope.db
      .selectFrom("jobs")
      .select(["organization_id", "document_id"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const payload = { job_id: id, document_id: job.document_id, status };
    await enqueueDeliveries(scope, job.organization_id, `job.${status}`, payload);
  } else if (queue === "validations") {
    const validation = await validationOf(scope, id);
    await settleMigration(scope, validation.migration_id);
    const payload = { validation_id: id, migration_id: validation.migration_id, status };
    await enqueueDeliveries(scope, validation.organization_id, `validation.${status}`, payload);
  }
}

/** Before the validation itself: whoever deletes the migration locks in this order too. */
async function lockMigrationOf(scope: TransactionScope, validationId: string): Promise<void> {
  await lockMigration(scope, (await validationOf(scope, validationId)).migration_id);
}

function validationOf({ db }: TransactionScope, id: string) {
  return db
    .selectFrom("validations")
    .select(["organization_id", "migration_id"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}
