import { constants } from "node:buffer";
import { inflateRawSync } from "node:zlib";
import type { InflationBudget } from "./inflation-budget.ts";

const HEADER_BYTES = 2;

// First guess at the size of a stream that breaks off; it grows eightfold until the stream fits.
const SMALLEST_GUESS = 2 ** 16;

/** Whether the bytes start like a zlib stream that a reader accepts (RFC 1950, 2.2): deflate, check bits, no dictionary. */
export function looksDeflated(data: Uint8Array, at = 0): boolean {
  const cmf = data[at] ?? 0;
  const flags = data[at + 1] ?? 0;
  return (
    (cmf & 0x0f) === 8 && ((cmf << 8) | flags) % 31 === 0 && (flags & 0x20) === 0 && at + 1 < data.length
  );
}

/**
 * Inflates what starts at `start` and counts it. `end` is where the data should end; a stream that is not complete there
 * is followed further. Gives null for a damaged stream, which counts for what it gives before the damage, rounded up.
 */
export function inflateAt(
  data: Uint8Array,
  start: number,
  end: number,
  budget: InflationBudget,
): Uint8Array | null {
  let until = Math.max(end, start + HEADER_BYTES);
  for (;;) {
    // Without its header: the checksum that goes with it stops zlib, and does not stop a reader.
    const body = data.subarray(start + HEADER_BYTES, until);
    const result = inflate(body, budget.left, budget);
    if (typeof result !== "string") {
      budget.spend(result.byteLength);
      return result;
    }
    if (result === "longer") budget.spend(budget.left + 1);
    if (result === "damaged" || until >= data.length) {
      budget.spend(sizeBeforeDamage(body, budget));
      return null;
    }
    until = Math.min(data.length, until + (until - start));
  }
}

function inflate(
  body: Uint8Array,
  maxOutputLength: number,
  budget: InflationBudget,
): Uint8Array | "longer" | "incomplete" | "damaged" {
  budget.feed(body.byteLength);
  const chunkSize = Math.min(Math.max(4 * body.byteLength, 2 ** 12), 2 ** 20);
  try {
    return inflateRawSync(body, {
      maxOutputLength: Math.min(maxOutputLength, constants.MAX_LENGTH),
      chunkSize,
    });
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === "ERR_BUFFER_TOO_LARGE") return "longer";
    return code === "Z_BUF_ERROR" ? "incomplete" : "damaged";
  }
}

// zlib gives nothing of a damaged stream, a reader takes what comes before the damage: so the size is found by trying.
function sizeBeforeDamage(body: Uint8Array, budget: InflationBudget): number {
  let guess = SMALLEST_GUESS;
  while (guess < budget.left && inflate(body, guess, budget) === "longer") guess *= 8;
  // Deflate cannot do better than 1032 to 1.
  return Math.min(guess, budget.left, 1032 * body.byteLength);
}
