import { setTimeout as pause } from "node:timers/promises";
import type { Finished, Lease } from "../api/work-queue.ts";
import type { Leases } from "./leases.ts";

/** For so long a completion waits for others: nobody sees it in a queue, and a transaction costs the same for one as for ten. */
const COMPANY_MS = 100;

/** Stores completions. */
export interface Settlements<Completion> {
  /** Rejects with what `complete` would reject with. */
  complete(lease: Lease, completion: Completion): Promise<void>;
}

interface Waiting<Completion> extends Finished<Completion> {
  readonly settle: (error: unknown) => void;
}

/**
 * One transaction at a time, for all that came in during the one before it and for what may come in a moment: a queue
 * that is drained fast costs the database a fraction of what as many transactions would. `underWay` is how much of the
 * work has not been stored yet, what waits here included; nothing waits where nothing else is to come.
 */
export function createSettlements<Completion>(
  queue: Leases<Completion>,
  underWay: () => number,
): Settlements<Completion> {
  let waiting: Waiting<Completion>[] = [];
  let busy = false;

  async function storeAll(): Promise<void> {
    busy = true;
    while (waiting.length > 0) {
      if (waiting.length < underWay() / 2) await pause(COMPANY_MS);
      const now = waiting;
      waiting = [];
      const errors = await queue.completeMany(now).catch((error: unknown) => now.map(() => error));
      for (const [index, { settle }] of now.entries()) settle(errors[index]);
    }
    busy = false;
  }

  return {
    complete(lease, completion) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const settle = (error: unknown): void => (error === null ? resolve() : reject(error));
      waiting.push({ lease, completion, settle });
      if (!busy) void storeAll();
      return promise;
    },
  };
}
