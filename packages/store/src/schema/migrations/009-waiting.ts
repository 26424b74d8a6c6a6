import type { Kysely } from "kysely";
import { createIndexConcurrently } from "../create-index-concurrently.ts";

export const concurrent = true;

/**
 * Who waits, and what has ended lately. The indexes hold waiting things only, and stay small, but for that of the ended
 * jobs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const waiting = "where status = 'pending'";
  await createIndexConcurrently(db, "jobs_waiting", `on jobs (turn) ${waiting}`);
  await createIndexConcurrently(db, "jobs_waiting_of", `on jobs (organization_id, turn) ${waiting}`);
  await createIndexConcurrently(db, "validations_waiting", `on validations (id) ${waiting}`);
  await createIndexConcurrently(db, "deliveries_waiting", `on deliveries (id) ${waiting}`);
  const ended = "where status in ('completed', 'failed')";
  await createIndexConcurrently(db, "jobs_by_change", `on jobs (updated_at) ${ended}`);
}
