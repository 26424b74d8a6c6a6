import { sql } from "kysely";
import type { TransactionScope } from "../scope.ts";
import { uuid } from "../uuid.ts";

const TURN_MAX = 2_147_483_647;

/**
 * The turn of a new job: one after the last of its organization's waiting jobs, but not before the turn that is up now.
 * Jobs are taken by their turns, so organizations alternate however many jobs each has waiting, and nobody saves up
 * turns by having had nothing to do. Jobs that are created at the very same time may share a turn.
 */
export async function nextTurn({ db }: TransactionScope, organizationId: string): Promise<number> {
  const { rows } = await sql<{ turn: number }>`
    select greatest(
      coalesce((select min(turn) from jobs where status = 'pending'), 0),
      coalesce((
        select max(turn)::bigint + 1 from jobs
        where status = 'pending' and organization_id = ${uuid(organizationId)}
      ), 0)
    ) as turn`.execute(db);
  return Math.min(Number(rows[0]?.turn ?? 0), TURN_MAX);
}
