import { Places } from "@paylift/engine";
import type { Extraction } from "./extraction.ts";

/** Which extractions run and which wait. */
export class Extractions {
  readonly #maxInFlight: number;
  readonly #spare: number;
  #places: Places;
  readonly #waiting: Extraction[] = [];
  readonly #running = new Map<number, Extraction>();

  /** `spare` may run beside the others, of groups that have less than their share. */
  constructor(maxInFlight: number, spare: number) {
    this.#maxInFlight = maxInFlight;
    this.#spare = spare;
    this.#places = new Places(maxInFlight, spare);
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

  /**
   * The next that may run, which it does from now on; null when none may. It is one of the group of which fewest run, and
   * of those the one that came first.
   */
  startNext(): Extraction | null {
    if (this.#places.full) return null;
    let next: Extraction | null = null;
    let fewest = Infinity;
    for (const extraction of this.#waiting) {
      const { group } = extraction;
      if (!this.#places.mayTake(group)) continue;
      const running = group === null ? 0 : this.#places.takenBy(group);
      if (running >= fewest) continue;
      next = extraction;
      fewest = running;
      if (fewest === 0) break;
    }
    if (next === null) return null;
    this.removeWaiting(next);
    this.#running.set(next.id, next);
    this.#places.take(next.group);
    return next;
  }

  /** A running one, by its id. */
  find(id: number): Extraction | undefined {
    return this.#running.get(id);
  }

  /** Takes out a running one. */
  finish(id: number): Extraction | undefined {
    const extraction = this.#running.get(id);
    if (this.#running.delete(id) && extraction !== undefined) this.#places.leave(extraction.group);
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
    this.#places = new Places(this.#maxInFlight, this.#spare);
    return taken;
  }

  takeWaiting(): Extraction[] {
    return this.#waiting.splice(0);
  }
}
