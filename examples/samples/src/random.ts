/** Mulberry32: small, fast, and the same on every machine. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A number from 0 (included) to 1 (excluded). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** A whole number, both ends included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(choices: readonly T[]): T {
    const chosen = choices[this.int(0, choices.length - 1)];
    if (chosen === undefined) throw new RangeError("Nothing to pick from");
    return chosen;
  }

  shuffle<T>(items: readonly T[]): T[] {
    const shuffled = [...items];
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = this.int(0, last);
      const held = shuffled[last] as T;
      shuffled[last] = shuffled[other] as T;
      shuffled[other] = held;
    }
    return shuffled;
  }

  /** A generator of its own for one concern, so that a change in one does not shift all the others. */
  fork(concern: string): Random {
    let hash = 2166136261 ^ this.#state;
    for (const character of concern) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
    return new Random(hash >>> 0);
  }
}
