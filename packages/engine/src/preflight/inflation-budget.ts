import { EngineError } from "../errors.ts";

/** How much more the streams of one document may inflate to. */
export class InflationBudget {
  readonly #limit: number;
  #inflated = 0;
  #fed = 0;
  readonly #maxFed: number;

  constructor(limit: number, documentBytes: number) {
    this.#limit = limit;
    // Streams that lie side by side are read once, so only streams inside streams come near this.
    this.#maxFed = 16 * documentBytes + 2 ** 20;
  }

  /** Bytes counted so far. */
  get spent(): number {
    return this.#inflated;
  }

  /** Bytes left for one more layer; at least 1. */
  get left(): number {
    return Math.max(1, this.#limit - this.#inflated);
  }

  /** Counts compressed bytes that are about to be read. Throws `too_large` when they are read over and over. */
  feed(bytes: number): void {
    this.#fed += bytes;
    if (this.#fed > this.#maxFed) throw this.#exceeded("its streams lie inside each other");
  }

  /** Counts inflated bytes. Throws `too_large` over the limit. */
  spend(bytes: number): void {
    this.#inflated += bytes;
    if (this.#inflated > this.#limit)
      throw this.#exceeded(`its streams inflate to more than ${this.#limit} bytes`);
  }

  /** Takes back what an image was counted for: readers let go of one image before the next. */
  refund(bytes: number): void {
    this.#inflated -= bytes;
  }

  #exceeded(why: string): EngineError {
    const details = { inflatedBytes: this.#inflated, limit: this.#limit };
    return new EngineError("too_large", `the document is too large: ${why}`, details);
  }
}
