import type { Kysely } from "kysely";
import { createIndexConcurrently } from "../create-index-concurrently.ts";

export const concurrent = true;

/** Deliveries that wait for their first attempt, by turn. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const fresh = "where status = 'pending' and attempt = 0";
  await createIndexConcurrently(db, "deliveries_fresh", `on deliveries (turn) ${fresh}`);
  await createIndexConcurrently(db, "deliveries_fresh_of", `on deliveries (organization_id, turn) ${fresh}`);
}
