import { sql } from "kysely";
import type { WorkStatus } from "../api/jobs.ts";
import type { QueueName } from "../api/work-queue.ts";
import type { TransactionScope } from "../scope.ts";
import { updatedAt } from "../updated-at.ts";

/** Sets the runs that wait for these jobs to their status, locked in an order that is the same for everybody. */
export async function tellRuns(
  scope: TransactionScope,
  queue: QueueName,
  ids: readonly string[],
  status: WorkStatus,
): Promise<void> {
  if (queue !== "jobs") return;
  await sql`
    with waiting as (
      select id from runs where job_id = any(${ids}::uuid[]) and status <> ${status} order by id for no key update
    )
    update runs set status = ${status}, updated_at = ${updatedAt(scope.now())}
    from waiting where runs.id = waiting.id`.execute(scope.db);
}
