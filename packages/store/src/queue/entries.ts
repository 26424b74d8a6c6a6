import { sql, type Transaction } from "kysely";
import { fromKysely, type PgBoss } from "pg-boss";
import type { QueueName } from "../api/work-queue.ts";
import type { Tables } from "../database/tables.ts";
import type { Enqueuing } from "../options.ts";
import { QUEUE_SCHEMA } from "./boss.ts";

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
  /** Several that are due at once, in one statement, each with the trace of whoever is behind it. */
  addAll(trx: Transaction<Tables>, queue: QueueName, entries: readonly TracedEntry[]): Promise<void>;
  /** Runs `work`, which leaves something for whoever works on the queue, and calls them. */
  calling<T>(
    trx: Transaction<Tables>,
    queue: QueueName,
    work: (trace: string | null) => Promise<T>,
  ): Promise<T>;
  /** Up to `count` entries, in the order in which they are due. */
  claim(trx: Transaction<Tables>, queue: QueueName, count: number): Promise<ClaimedEntry[]>;
  /** Up to `count` of those whose turn is up or nearly so, without those of some organizations. */
  claimOfOthers(
    trx: Transaction<Tables>,
    queue: QueueName,
    count: number,
    organizationIds: readonly string[],
  ): Promise<ClaimedEntry[]>;
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
  readonly organizationId: string;
  readonly delaySeconds?: number;
  /** Lower ones are taken first. Default 0. */
  readonly turn?: number;
}

export interface TracedEntry extends Required<Pick<NewEntry, "entryId" | "id" | "organizationId" | "turn">> {
  readonly trace: string | null;
}

export function createQueueEntries(boss: () => PgBoss, enqueuing: Enqueuing): QueueEntries {
  const dataOf = (id: string, trace: string | null): object => (trace === null ? { id } : { id, trace });
  // Heard once the transaction commits, and never otherwise.
  const call = (trx: Transaction<Tables>, queue: QueueName): Promise<unknown> =>
    sql`select pg_notify(${WAKE_CHANNEL}, ${queue})`.execute(trx);

  async function fetch(
    trx: Transaction<Tables>,
    queue: QueueName,
    which: { batchSize: number; minPriority?: number; ignoreGroups?: string[] },
  ): Promise<ClaimedEntry[]> {
    const options = { ...which, db: fromKysely(trx) };
    const entries = await boss().fetch<{ id: string; trace?: string }>(queue, options);
    return entries.map(({ id: entryId, retryCount: claim, data: { id, trace = null } }) => ({
      entryId,
      claim,
      id,
      trace,
    }));
  }

  return {
    async add(trx, queue, { entryId, id, organizationId, delaySeconds = 0, turn = 0 }) {
      const delay = delaySeconds > 0 ? { startAfter: delaySeconds } : {};
      await enqueuing(queue, async (trace) => {
        const group = { id: organizationId };
        const options = { ...delay, priority: -turn, id: entryId, group, db: fromKysely(trx) };
        await boss().send(queue, dataOf(id, trace), options);
        await call(trx, queue);
      });
    },

    async addAll(trx, queue, added) {
      if (added.length === 0) return;
      const jobs = added.map(({ entryId, id, organizationId, turn, trace }) => ({
        id: entryId,
        group: { id: organizationId },
        data: dataOf(id, trace),
        priority: -turn,
      }));
      await boss().insert(queue, jobs, { db: fromKysely(trx) });
      await call(trx, queue);
    },

    calling: (trx, queue, work) =>
      enqueuing(queue, async (trace) => {
        const value = await work(trace);
        await call(trx, queue);
        return value;
      }),

    claim: (trx, queue, count) => fetch(trx, queue, { batchSize: count }),

    async claimOfOthers(trx, queue, count, organizationIds) {
      const { rows } = await sql<{ priority: number }>`
        select priority from ${sql.table(`${QUEUE_SCHEMA}.job`)}
        where name = ${queue} and state < 'active' and not blocked and start_after <= now()
        order by priority desc, created_on limit 1`.execute(trx);
      const [next] = rows;
      if (next === undefined) return [];
      // An organization that waits has something of the turn that is up: what comes later need not be gone through.
      const near = { minPriority: next.priority - count, ignoreGroups: [...organizationIds] };
      return fetch(trx, queue, { batchSize: count, ...near });
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
