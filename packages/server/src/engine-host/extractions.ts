import type { Extraction } from "./extraction.ts";

/** Which extractions run and which wait, in order. */
export class Extractions {
  readonly #maxInFlight: number;
  readonly #waiting: Extraction[] = [];
  readonly #running = new Map<number, Extraction>();

  constructor(maxInFlight: number) {
    this.#maxInFlight = maxInFlight;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  get running(): number {
    return this.#running.size;
  }

  add(extraction: Extraction): void {
    this.#waiting.push(extraction);
  }

  /** The next that may run, which it does from now on; null when none may. */
  startNext(): Extraction | null {
    const [next] = this.#waiting;
    if (next === undefined || this.#running.size >= this.#maxInFlight) return null;
    this.#waiting.shift();
    this.#running.set(next.id, next);
    return next;
  }

  /** A running one, by its id. */
  find(id: number): Extraction | undefined {
    return this.#running.get(id);
  }

  /** Takes out a running one. */
  finish(id: number): Extraction | undefined {
    const extraction = this.#running.get(id);
    this.#running.delete(id);
    return extraction;
  }

  /** Takes out one that waits; false when it does not. */
  removeWaiting(extraction: Extraction): boolean {
    const index = this.#waiting.indexOf(extraction);
    if (index >= 0) this.#waiting.splice(index, 1);
    return index >= 0;
  }

  takeRunning(): Extraction[] {
    const taken = [...this.#running.values()];
    this.#running.clear();
    return taken;
  }

  takeWaiting(): Extraction[] {
    return this.#waiting.splice(0);
  }
}
