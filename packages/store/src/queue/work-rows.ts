import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { WorkError, WorkStatus } from "../api/jobs.ts";
import type { Lease, LeasedDocument, QueueName } from "../api/work-queue.ts";
import type { JobRow } from "../database/tables.ts";
import { StoreError } from "../errors.ts";
import type { Scope, TransactionScope } from "../scope.ts";
import { updatedAt } from "../updated-at.ts";
import { QUEUE_SCHEMA } from "./boss.ts";
import { lockMigrationsOf } from "./lock-migrations.ts";
import { andRuns, tellRuns } from "./tell-runs.ts";

// Jobs, validations, deliveries and layouts carry the same columns of work, and a queue is named after its table.

type WorkRow = Omit<JobRow, "id" | "organization_id" | "document_id" | "turn">;

/** The columns that {@link toWork} reads, and the entry; selected by name where a statement must not bring more. */
export const WORK_COLUMNS = [
  "status",
  "error_code",
  "error_message",
  "attempt",
  "crashes",
  "entry_id",
  "created_at",
  "updated_at",
] as const;

/** The columns of new pending work, which is queued with them. */
export async function newWork(
  scope: TransactionScope,
  queue: QueueName,
  { id, organizationId }: { readonly id: string; readonly organizationId: string },
  turn = 0,
): Promise<WorkRow> {
  const entryId = randomUUID();
  await scope.entries.add(scope.db, queue, { entryId, id, organizationId, turn });
  const instant = scope.now();
  return {
    status: "pending",
    error_code: null,
    error_message: null,
    attempt: 0,
    crashes: 0,
    entry_id: entryId,
    created_at: instant,
    updated_at: instant,
  };
}

/** The part of a job, validation or delivery that tells how far the work is. */
export function toWork(row: WorkRow): {
  readonly status: WorkStatus;
  readonly error: WorkError | null;
  readonly attempt: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
} {
  return {
    status: row.status as WorkStatus,
    error: row.error_code === null ? null : { code: row.error_code, message: row.error_message ?? "" },
    attempt: row.attempt,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** Queues failed work again, all attempts before it. @throws StoreError `invalid_state` unless failed. */
export async function resubmitWork(
  scope: TransactionScope,
  queue: QueueName,
  id: string,
  turn?: number,
): Promise<void> {
  const anew = {
    from: "failed",
    crashes: 0,
    attempt: 0,
    ...(turn === undefined ? {} : { turn }),
  } as const;
  if (await requeueWork(scope, queue, id, anew)) return;
  throw new StoreError("invalid_state", "only what has failed can be resubmitted");
}

/** Sets work back to pending with a new entry. False when it is not in the state `from`. */
export async function requeueWork(
  scope: TransactionScope,
  queue: QueueName,
  id: string,
  options: {
    readonly from: WorkStatus;
    readonly delaySeconds?: number;
    readonly crashes: number;
    readonly attempt: number;
    /** Of a job or delivery; it keeps its own where none is given. */
    readonly turn?: number;
  },
): Promise<boolean> {
  const { from, delaySeconds = 0, crashes, attempt } = options;
  const turn = options.turn ?? sql`turn`;
  const hasTurn = queue === "jobs" || queue === "deliveries";
  const entryId = randomUUID();
  const { rows } = await sql<{ turn: number; organization_id: string }>`
    update ${sql.table(queue)} set ${hasTurn ? sql`turn = ${turn},` : sql``}
      status = 'pending', error_code = null, error_message = null, crashes = ${crashes}, attempt = ${attempt},
      entry_id = ${entryId},
      updated_at = ${updatedAt(scope.now())}
    where id = ${id} and status = ${from} returning organization_id, ${hasTurn ? sql`turn` : sql`0 as turn`}`.execute(
    scope.db,
  );
  const [requeued] = rows;
  if (requeued === undefined) return false;
  const { organization_id: organizationId, turn: kept } = requeued;
  await scope.entries.add(scope.db, queue, { entryId, id, organizationId, delaySeconds, turn: kept });
  await tellRuns(scope, queue, [id], "pending");
  return true;
}

/** Work that has been started. */
export interface StartedWork {
  readonly id: string;
  readonly organizationId: string;
  readonly attempt: number;
  /** How many have died of it. */
  readonly crashes: number;
  /** What a job reads. */
  readonly document: LeasedDocument | null;
}

interface StartedRow {
  readonly id: string;
  readonly organization_id: string;
  readonly attempt: number;
  readonly crashes: number;
  readonly blob_key: string | null;
  readonly file_size: string | number | null;
}

const documentColumns = sql`
  (select blob_key from documents where documents.id = work.document_id) as blob_key,
  (select file_size from documents where documents.id = work.document_id) as file_size`;

/** Sets the status of the work of these entries; entries that are not (any more) the work's own start nothing. */
export async function startWork(
  scope: TransactionScope,
  queue: QueueName,
  entries: readonly { readonly id: string; readonly entryId: string }[],
): Promise<StartedWork[]> {
  const ids = entries.map(({ id }) => id);
  const entryIds = entries.map(({ entryId }) => entryId);
  // One of them may be given up at once, which changes its payroll migration.
  if (queue === "validations") await lockMigrationsOf(scope, ids);
  // What is processing and yet in the queue was held by a worker that died. Jobs say themselves when they may be to
  // blame for that: a worker holds many that it does not read yet.
  const died = queue === "jobs" ? sql`0` : sql`case when status = 'processing' then 1 else 0 end`;
  const document = queue === "jobs" ? documentColumns : sql`null as blob_key, null as file_size`;
  const { rows } = await sql<StartedRow>`
    with changed as (
      update ${sql.table(queue)} as work set
        status = 'processing', attempt = attempt + 1, crashes = crashes + ${died},
        updated_at = ${updatedAt(scope.now())}
      from unnest(${ids}::uuid[], ${entryIds}::uuid[]) as claimed (id, entry_id)
      where work.id = claimed.id and work.entry_id = claimed.entry_id and status in ('pending', 'processing')
      returning work.id, work.organization_id, attempt, crashes, ${document}
    ) ${andRuns(scope, queue, "processing")}
    select id, organization_id, attempt, crashes, blob_key, file_size from changed`.execute(scope.db);
  return rows.map(({ organization_id: organizationId, blob_key: blobKey, file_size: fileSize, ...row }) => ({
    ...row,
    organizationId,
    document: blobKey === null ? null : { blobKey, fileSize: Number(fileSize) },
  }));
}

/** Counts a death of the work in advance, as nobody can afterwards. False when the lease is lost. */
export async function noteBeginning(
  { db }: Scope,
  queue: QueueName,
  { id, attempt, crashes }: Lease,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${sql.table(queue)} set crashes = ${crashes + 1}
    where id = ${id} and attempt = ${attempt} and status = 'processing'`.execute(db);
  return numAffectedRows === 1n;
}

/** For how long what is next has been due, in seconds by the database's clock; null when nothing is. */
export async function waited({ db, now }: Scope, queue: QueueName): Promise<number | null> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from now() - start_after)::float8 as seconds from ${sql.table(`${QUEUE_SCHEMA}.job`)}
    where name = ${queue} and state < 'active' and not blocked and start_after <= now()
    order by priority desc, created_on limit 1`.execute(db);
  const ofEntries = rows[0]?.seconds ?? null;
  if (queue !== "deliveries") return ofEntries;
  const oldest = await db.selectFrom("outbox").select("created_at").orderBy("created_at").limit(1).execute();
  const ofEvents = oldest.map((row) => (now().getTime() - row.created_at.getTime()) / 1000);
  return ofEntries === null ? (ofEvents[0] ?? null) : Math.max(ofEntries, ...ofEvents);
}

/** How much work waits, over all organizations. */
export async function depth({ db }: Scope, queue: QueueName): Promise<number> {
  const { rows } = await sql<{ count: string | number }>`
    select count(*) as count from ${sql.table(queue)} where status = 'pending'`.execute(db);
  return Number(rows[0]?.count ?? 0);
}
