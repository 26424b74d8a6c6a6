import { type RawBuilder, sql } from "kysely";
import type { TransactionScope } from "../scope.ts";
import { uuid } from "../uuid.ts";

export const TURN_MAX = 2_147_483_647;

/** The queues whose work is taken in turns. */
export type TurnQueue = "jobs" | "deliveries";

/** A delivery that waits for another attempt says nothing about whose turn it is: it may wait for an hour. */
const WAITING = {
  jobs: sql`status = 'pending'`,
  deliveries: sql`status = 'pending' and attempt = 0`,
} satisfies Record<TurnQueue, RawBuilder<unknown>>;

/**
 * The turn of a new job or delivery: one after the last of its organization's that wait, but not before the turn that is
 * up now. Work is taken by its turns, so organizations alternate however much each has waiting, and nobody saves up
 * turns by having had nothing to do. Jobs that are created at the very same time may share a turn.
 */
export async function nextTurn(
  { db }: TransactionScope,
  queue: TurnQueue,
  organizationId: string,
): Promise<number> {
  const { rows } = await sql<{ turn: string | number }>`
    select ${turnAfter(queue, sql`${uuid(organizationId)}::uuid`)} as turn`.execute(db);
  return Math.min(Number(rows[0]?.turn ?? 0), TURN_MAX);
}

/** The same as an expression, of an organization whose id is an expression too. It may lie above {@link TURN_MAX}. */
export function turnAfter(queue: TurnQueue, organizationId: RawBuilder<unknown>): RawBuilder<unknown> {
  const waiting = sql`from ${sql.table(queue)} where ${WAITING[queue]}`;
  return sql`greatest(
    coalesce((select min(turn)::bigint ${waiting}), 0),
    coalesce((select max(turn)::bigint + 1 ${waiting} and organization_id = ${organizationId}), 0)
  )`;
}
