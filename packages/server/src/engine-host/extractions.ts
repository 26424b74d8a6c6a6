import type { Extraction } from "./extraction.ts";

/** Which extractions run and which wait. */
export class Extractions {
  readonly #maxInFlight: number;
  readonly #spare: number;
  readonly #waiting: Extraction[] = [];
  readonly #running = new Map<number, Extraction>();
  readonly #runningOf = new Map<string, number>();

  /** `spare` may run beside the others, of groups that have less than their share. */
  constructor(maxInFlight: number, spare: number) {
    this.#maxInFlight = maxInFlight;
    this.#spare = spare;
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
    const full = this.#running.size >= this.#maxInFlight;
    if (full && this.#running.size >= this.#maxInFlight + this.#spare) return null;
    let next: Extraction | null = null;
    let fewest = Infinity;
    for (const extraction of this.#waiting) {
      const running = this.#countOf(extraction.group);
      if (full && !this.#hasLess(extraction.group, running)) continue;
      if (running >= fewest) continue;
      next = extraction;
      fewest = running;
      if (fewest === 0) break;
    }
    if (next === null) return null;
    this.removeWaiting(next);
    this.#running.set(next.id, next);
    this.#count(next.group, 1);
    return next;
  }

  /** A running one, by its id. */
  find(id: number): Extraction | undefined {
    return this.#running.get(id);
  }

  /** Takes out a running one. */
  finish(id: number): Extraction | undefined {
    const extraction = this.#running.get(id);
    if (this.#running.delete(id) && extraction !== undefined) this.#count(extraction.group, -1);
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
    this.#runningOf.clear();
    return taken;
  }

  takeWaiting(): Extraction[] {
    return this.#waiting.splice(0);
  }

  #hasLess(group: string | null, running: number): boolean {
    // One may be all that there are, and then another is to come.
    const groups = Math.max(2, this.#runningOf.size + (running === 0 ? 1 : 0));
    const share = Math.max(1, Math.floor((this.#maxInFlight + this.#spare) / groups));
    return group !== null && running < share;
  }

  #countOf(group: string | null): number {
    return group === null ? 0 : (this.#runningOf.get(group) ?? 0);
  }

  #count(group: string | null, more: number): void {
    if (group === null) return;
    const count = this.#countOf(group) + more;
    if (count > 0) this.#runningOf.set(group, count);
    else this.#runningOf.delete(group);
  }
}
