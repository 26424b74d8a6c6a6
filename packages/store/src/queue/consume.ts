import type { ConsumeOptions, Lease, QueueName } from "../api/work-queue.ts";
import { StoreError } from "../errors.ts";
import { createBell } from "./bell.ts";
import { attend } from "./attend.ts";
import type { Leases } from "./leases.ts";
import { createShares } from "./shares.ts";
import { createSettlements } from "./settlements.ts";
import type { WakeCalls } from "./wake-calls.ts";

const DEFAULT_POLL_INTERVAL_MS = 2_000;

/** What the consumers of all queues share. */
export interface ConsumerParts {
  readonly wakeCalls: WakeCalls;
  /** How often dead workers are looked for. */
  readonly recoverIntervalMs: number;
}

/** Works on a queue until asked to stop; see `WorkQueue.consume`. */
export async function consume<Completion>(
  queue: Leases<Completion>,
  name: QueueName,
  { wakeCalls, recoverIntervalMs }: ConsumerParts,
  options: ConsumeOptions<Completion>,
): Promise<void> {
  const { concurrency = 1, share, signal, pollIntervalMs = DEFAULT_POLL_INTERVAL_MS } = options;
  const places = typeof concurrency === "number" ? () => concurrency : concurrency;
  if (!Number.isInteger(places()) || places() < 1) {
    throw new StoreError("invalid_argument", "concurrency must be a whole number of at least 1");
  }
  const report = (error: unknown, lease: Lease | null): void => options.onError?.(error, lease);
  // Rings for whatever may let the loop go on: a call, a free place, the end.
  const bell = createBell();
  const silence = await wakeCalls.onCall(name, bell.ring);
  // What is put back is there to be taken, and nobody calls.
  const recover = (): Promise<void> =>
    queue.recover().then(bell.ring, (error: unknown) => report(error, null));
  const endRecovery = repeat(recover, recoverIntervalMs);
  signal.addEventListener("abort", bell.ring);
  const running = new Set<Promise<void>>();
  let handling = 0;
  const settlements = createSettlements(queue, () => running.size);
  const shares = share === undefined ? null : createShares(share);
  const start = (lease: Lease): void => {
    handling += 1;
    shares?.taken(lease);
    const handled = (): void => {
      handling -= 1;
      shares?.done(lease);
      bell.ring();
    };
    const task = attend(queue, settlements, lease, options, handled).finally(() => {
      running.delete(task);
      bell.ring();
    });
    running.add(task);
  };
  // What is being stored keeps no handler waiting, up to as many again: results are held in memory until they are.
  const freeOf = (most: number): number => Math.min(most - handling, 2 * most - running.size);
  const tried = (error: unknown): Lease[] => {
    if (error instanceof StoreError && error.code === "store_closed") throw error;
    report(error, null);
    return [];
  };
  // A queue that has more than was asked for is looked at again once half of the places are free: a look costs as
  // much for one as for many.
  let isLong = false;
  // Whether somebody has called, or something has ended, since it was looked for others.
  let mayBeOthers = true;
  try {
    while (!signal.aborted) {
      const most = places();
      const free = freeOf(most);
      if (free < (isLong ? Math.ceil(most / 2) : 1)) {
        // Also where some places are free: the others may be held for long by one that has its share.
        const further = shares?.left(2 * most) ?? 0;
        if (shares !== null && further > 0 && mayBeOthers) {
          const pauseMs = shares.pauseMs();
          if (pauseMs > 0) {
            await bell.wait(pauseMs);
            continue;
          }
          mayBeOthers = false;
          const others = await shares.look(() =>
            queue.fetchOfOthers(further, shares.satisfied(2 * most)).catch(tried),
          );
          for (const lease of others) start(lease);
        }
        await bell.wait(pollIntervalMs);
        mayBeOthers = true;
        continue;
      }
      const leases = await queue.fetchMany(free).catch(tried);
      for (const lease of leases) start(lease);
      isLong = leases.length === free;
      if (leases.length === 0) await bell.wait(pollIntervalMs);
    }
  } finally {
    await Promise.all(running);
    signal.removeEventListener("abort", bell.ring);
    silence();
    await endRecovery();
  }
}

/** Runs `work` at once and then now and then, never twice at once; the returned function ends it and waits for it. */
function repeat(work: () => Promise<void>, intervalMs: number): () => Promise<void> {
  let current: Promise<void> = Promise.resolve();
  let busy = false;
  const look = (): void => {
    if (busy) return;
    busy = true;
    current = work().finally(() => {
      busy = false;
    });
  };
  look();
  const timer = setInterval(look, intervalMs);
  return async () => {
    clearInterval(timer);
    await current;
  };
}
