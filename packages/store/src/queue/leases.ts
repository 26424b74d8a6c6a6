import type { WorkError } from "../api/jobs.ts";
import type { Finished, Lease, QueueName, WorkQueue } from "../api/work-queue.ts";
import { StoreError } from "../errors.ts";
import { present } from "../present.ts";
import type { Scope, TransactionScope } from "../scope.ts";
import { completeMany } from "./complete-many.ts";
import type { ClaimedEntry } from "./entries.ts";
import { nextTurn } from "./turns.ts";
import { endWork } from "./work-ends.ts";
import { depth, noteBeginning, requeueWork, startWork, waited, type StartedWork } from "./work-rows.ts";

/** Work that has been the death of so many is not given to a third. */
const MAX_CRASHES = 2;

const POISON: WorkError = { code: "poison", message: "whoever worked on it died, twice" };

/** What differs between the queues. */
export interface QueueKind<Completion> {
  readonly name: QueueName;
  /** Retries end with this attempt. */
  readonly maxAttempts: number;
  /** How long the attempt after a failed one waits, in seconds. */
  retryDelaySeconds(attempt: number): number;
  /** Runs before each look at the queue. */
  prepare?(scope: Scope): Promise<void>;
  /** Stores what came of the work. */
  store(scope: TransactionScope, finished: readonly Finished<Completion>[]): Promise<void>;
  /** How much a completion brings to a transaction, in bytes. */
  weigh(completion: Completion): number;
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
  function take(
    claim: (inner: TransactionScope) => Promise<ClaimedEntry[]>,
  ): Promise<{ readonly leases: Lease[]; readonly claimed: number }> {
    return scope.atomically(async (inner) => {
      const entries = await claim(inner);
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
    await inner.entries.removeClaimed(inner.db, name, [entry]);
    if (work !== null) await endWork(inner, name, [work], { status: "failed", error: POISON });
  }

  /** Ends the lease and does `then` in the same transaction. */
  function settle<T>(lease: Lease, then: (inner: TransactionScope) => Promise<T>): Promise<T> {
    return scope.atomically(async (inner) => {
      const held = await inner.entries.removeClaimed(inner.db, name, [claimOf(lease)]);
      if (!held.has(lease.entryId)) throw leaseLost(lease);
      return then(inner);
    });
  }

  async function failForGood(inner: TransactionScope, lease: Lease, error: WorkError): Promise<"failed"> {
    const ended = await endWork(inner, name, [lease], { status: "failed", error });
    if (!ended.has(lease.id)) throw leaseLost(lease);
    return "failed";
  }

  /** Ids of what was stored. Throws, and stores nothing, where one of them cannot be. */
  function storeTogether(finished: readonly Finished<Completion>[]): Promise<ReadonlySet<string>> {
    return scope.atomically(async (inner) => {
      const claims = finished.map(({ lease }) => claimOf(lease));
      const held = await inner.entries.removeClaimed(inner.db, name, claims);
      const good = finished.filter(({ lease }) => held.has(lease.entryId));
      if (good.length === 0) return new Set<string>();
      const leases = good.map(({ lease }) => lease);
      const ended = await endWork(inner, name, leases, { status: "completed", error: null });
      const strange = leases.find(({ id }) => !ended.has(id));
      if (strange !== undefined) throw leaseLost(strange);
      await kind.store(inner, good);
      return ended;
    });
  }

  async function completeOne(one: Finished<Completion>): Promise<void> {
    const stored = await storeTogether([one]);
    if (!stored.has(one.lease.id)) throw leaseLost(one.lease);
  }

  async function requeue(
    inner: TransactionScope,
    lease: Lease,
    how: {
      readonly delaySeconds?: number;
      readonly attempt: number;
      readonly crashes: number;
      readonly turn?: number;
    },
  ): Promise<void> {
    const { id } = lease;
    if (!(await requeueWork(inner, name, id, { from: "processing", ...how }))) throw leaseLost(lease);
  }

  async function fetchMany(count: number): Promise<Lease[]> {
    await kind.prepare?.(scope);
    for (;;) {
      const { leases, claimed } = await take((inner) => inner.entries.claim(inner.db, name, count));
      if (leases.length > 0 || claimed === 0) return leases;
    }
  }

  return {
    async fetch() {
      const [lease] = await fetchMany(1);
      return lease ?? null;
    },

    fetchMany,

    async fetchOfOthers(count, organizationIds) {
      const claim = ({ entries, db }: TransactionScope): Promise<ClaimedEntry[]> =>
        entries.claimOfOthers(db, name, count, organizationIds);
      const { leases } = await take(claim);
      return leases;
    },

    async heartbeat(lease) {
      if (!(await touch(lease))) throw leaseLost(lease);
    },

    async begin(lease) {
      if (!(await noteBeginning(scope, name, lease))) throw leaseLost(lease);
    },

    complete: (lease, completion) => completeOne({ lease, completion }),

    completeMany: (finished) => completeMany(finished, { storeTogether, completeOne, weigh: kind.weigh }),

    fail(lease, error, options = {}) {
      return settle(lease, async (inner) => {
        const crashes = lease.crashes + (options.lost === "alone" ? 1 : 0);
        if (crashes >= MAX_CRASHES) return failForGood(inner, lease, POISON);
        // Attempts that ended with their worker are none of the work's own.
        const attempts = lease.attempt - lease.entryClaim;
        const again = options.lost !== undefined || (options.retry === true && attempts < kind.maxAttempts);
        if (!again) return failForGood(inner, lease, error);
        const delaySeconds = Math.max(options.retryAfterSeconds ?? 0, kind.retryDelaySeconds(attempts));
        const turn = name === "deliveries" ? await nextTurn(inner, name, lease.organizationId) : undefined;
        await requeue(inner, lease, { delaySeconds, attempt: attempts, crashes, ...present({ turn }) });
        return "pending";
      });
    },

    release: (lease) =>
      settle(lease, (inner) => requeue(inner, lease, { attempt: lease.attempt - 1, crashes: lease.crashes })),

    recover: () => recover(name),

    depth: () => depth(scope, name),

    waited: () => waited(scope, name),
  };
}

function toLease(queue: QueueName, entry: ClaimedEntry, work: StartedWork): Lease {
  const { entryId, claim: entryClaim, trace } = entry;
  return { queue, ...work, entryId, entryClaim, trace };
}

function claimOf({ entryId, entryClaim }: Lease): Pick<ClaimedEntry, "entryId" | "claim"> {
  return { entryId, claim: entryClaim };
}

function leaseLost({ queue, attempt }: Lease): StoreError {
  return new StoreError("lease_lost", "the lease has ended or passed on to another worker", {
    queue,
    attempt,
  });
}
