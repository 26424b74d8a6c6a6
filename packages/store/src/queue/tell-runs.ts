import { type RawBuilder, sql } from "kysely";
import type { WorkStatus } from "../api/jobs.ts";
import type { QueueName } from "../api/work-queue.ts";
import type { TransactionScope } from "../scope.ts";
import { updatedAt } from "../updated-at.ts";

/** Sets the runs that wait for these jobs to their status. */
export async function tellRuns(
  scope: TransactionScope,
  queue: QueueName,
  ids: readonly string[],
  status: WorkStatus,
): Promise<void> {
  if (queue !== "jobs") return;
  await sql`
    with changed as (select unnest(${ids}::uuid[]) as id) ${andRuns(scope, queue, status)}
    select 1`.execute(scope.db);
}

/**
 * Goes on with the `with` of a statement whose part `changed` has the ids of jobs: their runs are set to their status,
 * locked in an order that is the same for everybody.
 */
export function andRuns(scope: TransactionScope, queue: QueueName, status: WorkStatus): RawBuilder<unknown> {
  if (queue !== "jobs") return sql``;
  return sql`,
    waiting as (
      select runs.id from runs join changed on runs.job_id = changed.id where runs.status <> ${status}
      order by runs.id for no key update of runs
    ),
    told as (
      update runs set status = ${status}, updated_at = ${updatedAt(scope.now())}
      from waiting where runs.id = waiting.id
    )`;
}
