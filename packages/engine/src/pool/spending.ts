/** After so long half of what was spent is forgotten. */
const HALF_LIFE_MS = 60_000;
/** What is less is nothing. */
const LEAST_MS = 1;
/** Groups are looked through for forgotten ones when there are twice as many as after the last look, and so many at least. */
const LEAST_GROUPS = 64;

/** The CPU time that was spent on the documents of each group lately. */
export class Spending {
  readonly #now: () => number;
  readonly #spent = new Map<string, { ms: number; at: number }>();
  #mostGroups = LEAST_GROUPS;

  /** `now` gives milliseconds that only grow. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Milliseconds, what is old counted less; 0 for documents of no group. */
  of(group: string | null): number {
    const spent = group === null ? undefined : this.#spent.get(group);
    return spent === undefined ? 0 : spent.ms * 0.5 ** ((this.#now() - spent.at) / HALF_LIFE_MS);
  }

  add(group: string | null, ms: number): void {
    if (group === null) return;
    this.#spent.set(group, { ms: this.of(group) + ms, at: this.#now() });
    if (this.#spent.size > this.#mostGroups) this.#forget();
  }

  #forget(): void {
    for (const group of this.#spent.keys()) if (this.of(group) < LEAST_MS) this.#spent.delete(group);
    this.#mostGroups = Math.max(LEAST_GROUPS, 2 * this.#spent.size);
  }
}
