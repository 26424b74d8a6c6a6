import { EngineError } from "../errors.ts";

/**
 * What one stream that is no image may inflate to. Readers hold the content of a page as a whole, more than once; a page
 * that a person can read has a hundredth of it.
 */
const LARGEST_STREAM_BYTES = 64 * 2 ** 20;

/** How much more the streams of one document may inflate to. */
export class InflationBudget {
  readonly #limit: number;
  #inflated = 0;
  /** What may be counted before the stream that is looked at ends. */
  #streamLimit: number;
  #fed = 0;
  readonly #maxFed: number;

  constructor(limit: number, documentBytes: number) {
    this.#limit = limit;
    this.#streamLimit = limit;
    // Streams that lie side by side are read once, so only streams inside streams come near this.
    this.#maxFed = 16 * documentBytes + 2 ** 20;
  }

  /** Counts one stream; an image in the end for nothing, as readers let go of one image before the next. */
  ofStream(image: boolean, count: () => void): void {
    const before = this.#inflated;
    this.#streamLimit = image ? this.#limit : Math.min(this.#limit, before + LARGEST_STREAM_BYTES);
    count();
    if (image) this.#inflated = before;
  }

  /** Bytes left for one more layer; at least 1. */
  get left(): number {
    return Math.max(1, this.#streamLimit - this.#inflated);
  }

  /** Counts compressed bytes that are about to be read. Throws `too_large` when they are read over and over. */
  feed(bytes: number): void {
    this.#fed += bytes;
    if (this.#fed > this.#maxFed) throw this.#exceeded("its streams lie inside each other");
  }

  /** Counts inflated bytes. Throws `too_large` over the limit. */
  spend(bytes: number): void {
    this.#inflated += bytes;
    if (this.#inflated > this.#limit) {
      throw this.#exceeded(`its streams inflate to more than ${this.#limit} bytes`);
    }
    if (this.#inflated > this.#streamLimit) {
      throw this.#exceeded(`one of its streams inflates to more than ${LARGEST_STREAM_BYTES} bytes`);
    }
  }

  #exceeded(why: string): EngineError {
    const details = { inflatedBytes: this.#inflated, limit: this.#limit };
    return new EngineError("too_large", `the document is too large: ${why}`, details);
  }
}
