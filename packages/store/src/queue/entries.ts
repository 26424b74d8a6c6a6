import { sql, type Transaction } from "kysely";
import { fromKysely, type PgBoss } from "pg-boss";
import type { QueueName } from "../api/work-queue.ts";
import type { Tables } from "../database/tables.ts";
import type { Enqueuing } from "../options.ts";

/** Notifications carry the name of the queue on this channel. */
export const WAKE_CHANNEL = "paylift_queue";

/** A claimed entry. `claim` counts how often the entry was claimed, and so fences off earlier claimants. */
export interface ClaimedEntry {
  readonly entryId: string;
  readonly claim: number;
  /** Of the job, validation or delivery. */
  readonly id: string;
  /** What was handed over by whoever queued it. */
  readonly trace: string | null;
}

/** The queue's entries, always within a transaction of ours. */
export interface QueueEntries {
  add(trx: Transaction<Tables>, queue: QueueName, entry: NewEntry): Promise<void>;
  /** Up to `count` entries, in the order in which they are due. */
  claim(trx: Transaction<Tables>, queue: QueueName, count: number): Promise<ClaimedEntry[]>;
  /** Ids of the entries that were removed: not of those whose claim has passed on. */
  removeClaimed(
    trx: Transaction<Tables>,
    queue: QueueName,
    claimed: readonly Pick<ClaimedEntry, "entryId" | "claim">[],
  ): Promise<ReadonlySet<string>>;
  /** Whoever holds them. Waits for a claim that is being made. */
  remove(trx: Transaction<Tables>, queue: QueueName, entryIds: readonly string[]): Promise<void>;
}

export interface NewEntry {
  readonly entryId: string;
  readonly id: string;
  readonly delaySeconds?: number;
  /** Lower ones are taken first. Default 0. */
  readonly turn?: number;
}

export function createQueueEntries(boss: () => PgBoss, enqueuing: Enqueuing): QueueEntries {
  return {
    async add(trx, queue, { entryId, id, delaySeconds = 0, turn = 0 }) {
      const delay = delaySeconds > 0 ? { startAfter: delaySeconds } : {};
      await enqueuing(queue, async (trace) => {
        const data = trace === null ? { id } : { id, trace };
        await boss().send(queue, data, { ...delay, priority: -turn, id: entryId, db: fromKysely(trx) });
        // Heard once the transaction commits, and never otherwise.
        await sql`select pg_notify(${WAKE_CHANNEL}, ${queue})`.execute(trx);
      });
    },

    async claim(trx, queue, count) {
      const options = { batchSize: count, db: fromKysely(trx) };
      const entries = await boss().fetch<{ id: string; trace?: string }>(queue, options);
      return entries.map(({ id: entryId, retryCount: claim, data: { id, trace = null } }) => ({
        entryId,
        claim,
        id,
        trace,
      }));
    },

    async removeClaimed(trx, queue, claimed) {
      const fences = claimed.map(({ entryId, claim }) => ({ id: entryId, retryCount: claim }));
      const answer = await boss().deleteJob(queue, fences, { db: fromKysely(trx) });
      return new Set(Reflect.get(answer, "settled") as string[]);
    },

    async remove(trx, queue, entryIds) {
      if (entryIds.length > 0) await boss().deleteJob(queue, [...entryIds], { db: fromKysely(trx) });
    },
  };
}
