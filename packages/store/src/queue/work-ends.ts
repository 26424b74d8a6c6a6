import { sql } from "kysely";
import type { WorkError } from "../api/jobs.ts";
import type { QueueName } from "../api/work-queue.ts";
import { settleMigration } from "../migration-status.ts";
import type { TransactionScope } from "../scope.ts";
import { updatedAt } from "../updated-at.ts";
import { uuid } from "../uuid.ts";
import { announce, type Happening, organizationsThatWant } from "./announce.ts";
import { lockMigrationsOf } from "./lock-migrations.ts";
import { andForget } from "../sealing/job-passwords.ts";
import { andRuns, tellRuns } from "./tell-runs.ts";

type EndStatus = "completed" | "failed";

interface Work {
  readonly id: string;
  readonly organizationId: string;
}

/** Ends attempts; ids of those it has ended, not of those after which another has begun or that had ended. */
export async function endWork(
  scope: TransactionScope,
  queue: QueueName,
  attempts: readonly (Work & { readonly attempt: number })[],
  end: { readonly status: EndStatus; readonly error: WorkError | null },
): Promise<ReadonlySet<string>> {
  const ids = attempts.map(({ id }) => id);
  const numbers = attempts.map(({ attempt }) => attempt);
  if (queue === "validations") await lockMigrationsOf(scope, ids);
  const { rows } = await sql<{ id: string }>`
    with changed as (
      update ${sql.table(queue)} as work set
        status = ${end.status}, error_code = ${end.error?.code ?? null},
        error_message = ${end.error?.message ?? null}, updated_at = ${updatedAt(scope.now())}
      from unnest(${ids}::uuid[], ${numbers}::int[]) as ending (id, attempt)
      where work.id = ending.id and work.attempt = ending.attempt and status = 'processing'
      returning work.id
    ) ${andRuns(scope, queue, end.status)} ${andForget(queue)}
    select id from changed`.execute(scope.db);
  const ended = new Set(rows.map(({ id }) => id));
  const works = attempts.filter(({ id }) => ended.has(id));
  await tellOfEnds(scope, queue, works, end.status);
  return ended;
}

/** Fails waiting or running work as cancelled. False when it has ended already. */
export async function cancelWork(scope: TransactionScope, queue: QueueName, work: Work): Promise<boolean> {
  const { rows } = await sql<{ entry_id: string }>`
    select entry_id from ${sql.table(queue)} where id = ${work.id}`.execute(scope.db);
  // The entry first, as everywhere: two who lock in different orders wait for each other for ever.
  await scope.entries.remove(
    scope.db,
    queue,
    rows.map((row) => row.entry_id),
  );
  const cancelled = await sql`
    with changed as (
      update ${sql.table(queue)} set
        status = 'failed', error_code = 'cancelled', error_message = 'cancelled by a client',
        updated_at = ${updatedAt(scope.now())}
      where id = ${work.id} and status in ('pending', 'processing')
      returning id
    ) ${andForget(queue)}
    select id from changed`.execute(scope.db);
  if (cancelled.rows.length !== 1) return false;
  await tellRuns(scope, queue, [work.id], "failed");
  await tellOfEnds(scope, queue, [work], "failed");
  return true;
}

/** Everything else that follows from an end is part of it too: a crash leaves both or neither. */
async function tellOfEnds(
  scope: TransactionScope,
  queue: QueueName,
  works: readonly Work[],
  status: EndStatus,
): Promise<void> {
  if (works.length === 0) return;
  if (queue === "deliveries" || queue === "layouts") return;
  const event = `${queue === "jobs" ? "job" : "validation"}.${status}`;
  const organizationIds = works.map(({ organizationId }) => organizationId);
  const wanting = await organizationsThatWant(scope, event, organizationIds);
  const told = works.filter(({ organizationId }) => wanting.has(organizationId));
  if (queue === "jobs") {
    await announce(scope, event, await happeningsOfJobs(scope, told, status));
    return;
  }
  for (const work of works) {
    const { id, organizationId } = work;
    const migrationId = await migrationOf(scope, id);
    await settleMigration(scope, migrationId);
    if (!told.includes(work)) continue;
    const payload = { validation_id: id, migration_id: migrationId, status };
    await announce(scope, event, [{ organizationId, payload }]);
  }
}

async function happeningsOfJobs(
  { db }: TransactionScope,
  works: readonly Work[],
  status: EndStatus,
): Promise<Happening[]> {
  if (works.length === 0) return [];
  const ids = works.map(({ id }) => id);
  const rows = await db.selectFrom("jobs").select(["id", "document_id"]).where("id", "in", ids).execute();
  const documentIds = new Map(rows.map((row) => [row.id, row.document_id]));
  return works.map(({ id, organizationId }) => ({
    organizationId,
    payload: { job_id: id, document_id: documentIds.get(id) ?? null, status },
  }));
}

async function migrationOf({ db }: TransactionScope, validationId: string): Promise<string> {
  const row = await db
    .selectFrom("validations")
    .select("migration_id")
    .where("id", "=", validationId)
    .executeTakeFirst();
  // A validation that was deleted meanwhile has none, and nothing of it will be found from here on.
  return row?.migration_id ?? uuid("");
}
