import type { Box } from "../../api/result.ts";
import type { GrayImage } from "./gray-image.ts";

/** Most pieces are no larger, in pixels. */
const USUAL_PX = 1024;

/** Ink that hangs together. */
export interface Piece {
  box: Box;
  /** Its pixels, as indices; good until the next piece is asked for. */
  pixels: Int32Array;
}

/** Finds the pieces of an image's ink, each pixel at most once. */
export class Flood {
  readonly #image: GrayImage;
  readonly #faint: number;
  readonly #reach: number;
  readonly #seen: Uint8Array;
  /** Where runs of ink are that were reached and not yet taken. */
  readonly #open: number[] = [];
  #found = new Int32Array(USUAL_PX);

  /** What is darker than `faint` is ink; over `corners` as well where thin strokes that lean have to hang together. */
  constructor(image: GrayImage, faint: number, corners = false) {
    this.#image = image;
    // Grays are whole numbers, which are compared faster with one.
    this.#faint = Math.ceil(faint);
    this.#reach = corners ? 1 : 0;
    this.#seen = new Uint8Array(image.pixels.length);
  }

  hasSeen(at: number): boolean {
    return this.#seen[at] !== 0;
  }

  /** The piece that a pixel of ink belongs to which was not seen before: run by run along its rows. */
  from(start: number): Piece {
    const { width, pixels } = this.#image;
    const [faint, reach, seen, open] = [this.#faint, this.#reach, this.#seen, this.#open];
    let [left, right, first, last] = [width, 0, pixels.length, 0];
    let count = 0;
    open.push(start);
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (seen[at] !== 0) continue;
      const row = at - (at % width);
      const end = row + width;
      let [from, to] = [at, at + 1];
      while (from > row && pixels[from - 1]! < faint) from--;
      while (to < end && pixels[to]! < faint) to++;
      const found = this.#roomFor(count + to - from);
      for (let i = from; i < to; i++) {
        seen[i] = 1;
        found[count++] = i;
      }
      left = Math.min(left, from - row);
      right = Math.max(right, to - row);
      first = Math.min(first, row);
      last = Math.max(last, row);
      const [near, far] = [Math.max(row, from - reach), Math.min(end, to + reach)];
      if (row > 0) this.#reached(near - width, far - width);
      if (end < pixels.length) this.#reached(near + width, far + width);
    }
    const box = { x0: left, top: first / width, x1: right, bottom: last / width + 1 };
    return { box, pixels: this.#found.subarray(0, count) };
  }

  /** Runs of ink on a part of a row, to be taken. */
  #reached(from: number, to: number): void {
    const { pixels } = this.#image;
    let isInk = false;
    for (let at = from; at < to; at++) {
      const wasInk = isInk;
      isInk = pixels[at]! < this.#faint;
      if (isInk && !wasInk && this.#seen[at] === 0) this.#open.push(at);
    }
  }

  #roomFor(count: number): Int32Array {
    if (count <= this.#found.length) return this.#found;
    const larger = new Int32Array(Math.max(count, 2 * this.#found.length));
    larger.set(this.#found);
    this.#found = larger;
    return larger;
  }
}
