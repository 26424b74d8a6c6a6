import type { WorkError } from "../api/jobs.ts";
import type { Lease, QueueName, WorkQueue } from "../api/work-queue.ts";
import { StoreError } from "../errors.ts";
import { type RawBuilder, sql } from "kysely";
import type { Scope, TransactionScope } from "../scope.ts";
import type { ClaimedEntry } from "./entries.ts";
import { endWork } from "./work-ends.ts";
import { depth, requeueWork, startWork, waited, type StartedWork } from "./work-rows.ts";

/** Work whose workers died this often is not given to a third. */
const MAX_CRASHES = 2;

const POISON: WorkError = { code: "poison", message: "its worker died twice while processing it" };

/** What differs between the queues. */
export interface QueueKind<Completion> {
  readonly name: QueueName;
  /** Retries end with this attempt. */
  readonly maxAttempts: number;
  /** How long the attempt after a failed one waits, in seconds. */
  retryDelaySeconds(attempt: number): number;
  /** Stores what came of the work. */
  store(scope: TransactionScope, lease: Lease, completion: Completion): Promise<void>;
}

/** What the queues share with the rest of the store. */
export interface QueueParts {
  readonly scope: Scope;
  /** Whether the claim is still good, noting the sign of life. */
  touch(lease: Lease): Promise<boolean>;
  /** Puts back the entries of dead workers. */
  recover(queue: QueueName): Promise<void>;
}

/** A queue without its consumers. */
export type Leases<Completion> = Omit<WorkQueue<Completion>, "consume">;

export function createLeases<Completion>(
  kind: QueueKind<Completion>,
  { scope, touch, recover }: QueueParts,
): Leases<Completion> {
  const { name } = kind;

  /** One round: leases, and how many entries were claimed, some of which may have come to nothing. */
  function take(count: number): Promise<{ readonly leases: Lease[]; readonly claimed: number }> {
    return scope.atomically(async (inner) => {
      const entries = await inner.entries.claim(inner.db, name, count);
      if (entries.length === 0) return { leases: [], claimed: 0 };
      const started = new Map((await startWork(inner, name, entries)).map((work) => [work.id, work]));
      const leases: Lease[] = [];
      for (const entry of entries) {
        const work = started.get(entry.id) ?? null;
        if (work !== null && work.crashes < MAX_CRASHES) leases.push(toLease(name, entry, work));
        else await giveUp(inner, entry, work);
      }
      return { leases, claimed: entries.length };
    });
  }

  async function giveUp(
    inner: TransactionScope,
    entry: ClaimedEntry,
    work: StartedWork | null,
  ): Promise<void> {
    await inner.entries.removeClaimed(inner.db, name, entry);
    if (work !== null) await endWork(inner, name, work, { status: "failed", error: POISON });
  }

  /** Ends the lease and does `then` in the same transaction. */
  function settle<T>(lease: Lease, then: (inner: TransactionScope) => Promise<T>): Promise<T> {
    return scope.atomically(async (inner) => {
      const claimed = { entryId: lease.entryId, claim: lease.entryClaim };
      if (!(await inner.entries.removeClaimed(inner.db, name, claimed))) throw leaseLost(lease);
      return then(inner);
    });
  }

  async function end(
    inner: TransactionScope,
    lease: Lease,
    status: "completed" | "failed",
    error: WorkError | null,
  ): Promise<void> {
    if (!(await endWork(inner, name, lease, { status, error }))) throw leaseLost(lease);
  }

  async function requeue(
    inner: TransactionScope,
    lease: Lease,
    how: { readonly delaySeconds?: number; readonly attempt?: RawBuilder<unknown> },
  ): Promise<void> {
    const { id } = lease;
    if (!(await requeueWork(inner, name, id, { from: "processing", ...how }))) throw leaseLost(lease);
  }

  async function fetchMany(count: number): Promise<Lease[]> {
    for (;;) {
      const { leases, claimed } = await take(count);
      if (leases.length > 0 || claimed === 0) return leases;
    }
  }

  return {
    async fetch() {
      const [lease] = await fetchMany(1);
      return lease ?? null;
    },

    fetchMany,

    async heartbeat(lease) {
      if (!(await touch(lease))) throw leaseLost(lease);
    },

    complete(lease, completion) {
      return settle(lease, async (inner) => {
        await end(inner, lease, "completed", null);
        await kind.store(inner, lease, completion);
      });
    },

    fail(lease, error, { retry = false, retryAfterSeconds = 0 } = {}) {
      return settle(lease, async (inner) => {
        if (retry && lease.attempt < kind.maxAttempts) {
          const delaySeconds = Math.max(retryAfterSeconds, kind.retryDelaySeconds(lease.attempt));
          await requeue(inner, lease, { delaySeconds });
          return "pending";
        }
        await end(inner, lease, "failed", error);
        return "failed";
      });
    },

    release: (lease) => settle(lease, (inner) => requeue(inner, lease, { attempt: sql`attempt - 1` })),

    recover: () => recover(name),

    depth: () => depth(scope, name),

    waited: () => waited(scope, name),
  };
}

function toLease(queue: QueueName, entry: ClaimedEntry, work: StartedWork): Lease {
  const { id, organizationId, attempt } = work;
  const { entryId, claim: entryClaim, trace } = entry;
  return { queue, id, organizationId, attempt, entryId, entryClaim, trace };
}

function leaseLost({ queue, attempt }: Lease): StoreError {
  return new StoreError("lease_lost", "the lease has ended or passed on to another worker", {
    queue,
    attempt,
  });
}
