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

  /** Waits for a thread. Rejects with the signal's reason. Pair with `finish`. */
  async start(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.#busy < this.#threads) {
      this.#busy++;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const go = () => {
        signal.removeEventListener("abort", stop);
        resolve();
      };
      const stop = () => {
        this.#waiting.delete(go);
        reject(signal.reason);
      };
      this.#waiting.add(go);
      signal.addEventListener("abort", stop, { once: true });
    });
  }

  /** Gives the thread to whoever has waited longest. */
  finish(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#busy--;
    } else {
      this.#waiting.delete(next);
      next();
    }
  }
}
