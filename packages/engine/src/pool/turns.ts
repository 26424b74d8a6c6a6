import { EngineError } from "../errors.ts";
import { Places, type Group } from "./places.ts";
import { Spending } from "./spending.ts";

interface Waiting {
  group: Group;
  begin: () => void;
}

/**
 * Who may use a thread. Of those who wait it is the group that has spent least CPU time lately, and within a group who came
 * first. A group that has less than its share has spare threads besides, as far as there are some: so nobody waits for
 * documents of another that take long.
 *
 * The queue is kept here and not by Piscina, which bounds and orders its queue only for tasks without an abort signal;
 * so Piscina never holds more documents than there are threads.
 */
export class Turns {
  readonly #threads: number;
  readonly #places: Places;
  readonly #maxQueue: number;
  readonly #spending: Spending;
  readonly #waiting = new Set<Waiting>();
  #admitted = 0;

  constructor(threads: number, { spare = 0, maxQueue = Infinity, spending = new Spending() } = {}) {
    this.#threads = threads;
    this.#places = new Places(threads, spare);
    this.#maxQueue = maxQueue;
    this.#spending = spending;
  }

  /** Takes a place in the house: a thread or a place in the queue. Throws `queue_full`. Pair with `leave`. */
  enter(): void {
    if (this.#admitted >= this.#threads + this.#maxQueue) {
      const limit = this.#maxQueue;
      throw new EngineError("queue_full", `${limit} documents are waiting for a thread already`, { limit });
    }
    this.#admitted++;
  }

  leave(): void {
    this.#admitted--;
  }

  /**
   * Works when its turn has come; the turn ends with the work. Who waits begins in the very moment in which another has
   * done, so that no thread waits for what becomes of a result. Rejects like the work, or with the signal's reason
   * where that comes first.
   */
  take<Result>(signal: AbortSignal, group: Group, work: () => Promise<Result>): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      const begin = (): void => {
        signal.removeEventListener("abort", stop);
        this.#places.take(group);
        work()
          .finally(() => this.#finish(group))
          .then(resolve, reject);
      };
      const waiting = { group, begin };
      const stop = (): void => {
        this.#waiting.delete(waiting);
        reject(signal.reason);
      };
      if (signal.aborted) return stop();
      if (this.#places.mayTake(group)) return begin();
      this.#waiting.add(waiting);
      signal.addEventListener("abort", stop, { once: true });
    });
  }

  #finish(group: Group): void {
    this.#places.leave(group);
    for (let next = this.#next(); next !== null; next = this.#next()) {
      this.#waiting.delete(next);
      next.begin();
    }
  }

  /** Who begins now; null when nobody may. */
  #next(): Waiting | null {
    if (this.#places.full) return null;
    let best: Waiting | null = null;
    let least = Infinity;
    for (const waiting of this.#waiting) {
      if (!this.#places.mayTake(waiting.group)) continue;
      const spentMs = this.#spending.of(waiting.group);
      if (spentMs >= least) continue;
      best = waiting;
      least = spentMs;
    }
    return best;
  }
}
