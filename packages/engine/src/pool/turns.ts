import { EngineError } from "../errors.ts";

/**
 * Who may use a thread, first come first served.
 *
 * The queue is kept here and not by Piscina, which bounds and orders its queue only for tasks without an abort signal;
 * so Piscina never holds more documents than there are threads.
 */
export class Turns {
  readonly #threads: number;
  readonly #maxQueue: number;
  readonly #waiting = new Set<() => void>();
  #admitted = 0;
  #busy = 0;

  constructor(threads: number, maxQueue: number) {
    this.#threads = threads;
    this.#maxQueue = maxQueue;
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
  take<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      const begin = (): void => {
        signal.removeEventListener("abort", stop);
        work()
          .finally(() => this.#finish())
          .then(resolve, reject);
      };
      const stop = (): void => {
        this.#waiting.delete(begin);
        reject(signal.reason);
      };
      if (signal.aborted) return stop();
      if (this.#busy < this.#threads) {
        this.#busy++;
        return begin();
      }
      this.#waiting.add(begin);
      signal.addEventListener("abort", stop, { once: true });
    });
  }

  /** Gives the turn to whoever has waited longest. */
  #finish(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#busy--;
    } else {
      this.#waiting.delete(next);
      next();
    }
  }
}
