import type { JsonBytes } from "./json-bytes.ts";

const FIRST_BYTES = 2 ** 12;

/**
 * Field paths in the order in which they came. A large register has a million of them, put together from parts that would
 * each be kept beside the whole; as bytes they take a quarter of that, outside the heap.
 */
export class PathList {
  #bytes = Buffer.allocUnsafeSlow(FIRST_BYTES);
  readonly #ends: number[] = [];

  /** Takes a path, which is plain ASCII. */
  add(path: string): void {
    const start = this.#ends.at(-1) ?? 0;
    const end = start + path.length;
    if (end > this.#bytes.length) {
      const larger = Buffer.allocUnsafeSlow(2 * end);
      this.#bytes.copy(larger, 0, 0, start);
      this.#bytes = larger;
    }
    // A path is short: a call of the buffer's own costs more than its signs.
    const bytes = this.#bytes;
    for (let i = 0; i < path.length; i++) bytes[start + i] = path.charCodeAt(i);
    this.#ends.push(end);
  }

  /** Whether a path begins so, told without making it. */
  startsWith(index: number, prefix: string): boolean {
    const start = this.#ends[index - 1] ?? 0;
    if (this.#ends[index]! - start < prefix.length) return false;
    for (let i = 0; i < prefix.length; i++) if (this.#bytes[start + i] !== prefix.charCodeAt(i)) return false;
    return true;
  }

  /** Writes a path into JSON, which has no other signs for it. */
  write(index: number, json: JsonBytes): void {
    json.copy(this.#bytes, this.#ends[index - 1] ?? 0, this.#ends[index]!);
  }

  at(index: number): string {
    return this.#bytes.toString("latin1", this.#ends[index - 1] ?? 0, this.#ends[index]);
  }
}
