import { sql, type RawBuilder } from "kysely";
import type { QueueName } from "../api/work-queue.ts";
import type { Scope, TransactionScope } from "../scope.ts";
import { uuid } from "../uuid.ts";

/** Keeps the password of a job's document until the job ends, encrypted where the store encrypts. */
export async function keepPassword(
  { db, sealing }: TransactionScope,
  job: { readonly id: string; readonly organizationId: string },
  password: string,
): Promise<void> {
  const sealed = await sealing.seal(password, placeOf(job.id));
  const kept = { password: sealed ?? password, sealed: sealed !== null };
  await db
    .insertInto("job_passwords")
    .values({ job_id: job.id, organization_id: job.organizationId, ...kept })
    .onConflict((conflict) => conflict.column("job_id").doUpdateSet(kept))
    .execute();
}

/** The password that came with a job that has not ended; null where none did. */
export async function passwordOf(
  { db, sealing }: Scope,
  organizationId: string,
  jobId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom("job_passwords")
    .select(["job_id", "password", "sealed"])
    .where("organization_id", "=", uuid(organizationId))
    .where("job_id", "=", uuid(jobId))
    .executeTakeFirst();
  if (row === undefined) return null;
  return row.sealed ? String(await sealing.open(row.password, placeOf(row.job_id))) : row.password;
}

/** Goes on with the `with` of a statement whose part `changed` has the ids of jobs that have ended. */
export function andForget(queue: QueueName): RawBuilder<unknown> {
  if (queue !== "jobs") return sql``;
  return sql`, forgotten as (delete from job_passwords using changed where job_id = changed.id)`;
}

function placeOf(jobId: string): string {
  return `password ${jobId}`;
}
