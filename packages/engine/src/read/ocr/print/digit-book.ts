import type { LetterSample } from "./letter-samples.ts";

/** Prints of one digit that are kept: more tell no more. */
const MOST_KEPT = 32;
/** A digit is compared with what so many prints of another have in common, those that are most alike; with fewer it is not. */
const [NEAREST, FEWEST] = [8, 3];
/** Prints of one digit in one size differ by no more than this, in pixels or in shares of their height. */
const [ASTRAY_PX, ASTRAY] = [2, 0.12];

interface Kept {
  word: object;
  sample: LetterSample;
  /** Its cells, whatever the ink: about their mean, in their spread. */
  form: Float32Array;
}

/** How a page prints its digits. */
export class DigitBook {
  readonly #byDigit = new Map<string, Kept[]>();

  /** Keeps a digit of a word. */
  add(word: object, sample: LetterSample): void {
    const kept = this.#byDigit.get(sample.letter) ?? [];
    this.#byDigit.set(sample.letter, kept);
    if (kept.length < MOST_KEPT) kept.push({ word, sample, form: formOf(sample) });
  }

  /** Whether so many prints of a digit are kept that others are compared with it. */
  has(digit: string): boolean {
    return (this.#byDigit.get(digit)?.length ?? 0) >= FEWEST;
  }

  /**
   * How unlike a digit of a word is to each digit as other words print it, 0 where it is the same; in its size, or if none of them has
   * that, in any.
   */
  unlike(word: object, sample: LetterSample): Map<string, number> {
    const found = this.#unlike(word, sample, areOneSize);
    return found.size > 0 ? found : this.#unlike(word, sample, areOneForm);
  }

  /** How unlike a digit of a word is to one digit as other words print it in its size; Infinity where they do not. */
  unlikeTo(digit: string, word: object, sample: LetterSample): number {
    return this.#distance(digit, word, formOf(sample), (other) => areOneSize(sample, other));
  }

  #unlike(word: object, sample: LetterSample, mayBeOne: typeof areOneSize): Map<string, number> {
    const own = formOf(sample);
    const found = new Map<string, number>();
    for (const digit of this.#byDigit.keys()) {
      const distance = this.#distance(digit, word, own, (other) => mayBeOne(sample, other));
      if (Number.isFinite(distance)) found.set(digit, distance);
    }
    return found;
  }

  #distance(
    digit: string,
    word: object,
    own: Float32Array,
    mayBeOne: (sample: LetterSample) => boolean,
  ): number {
    const near: { form: Float32Array; distance: number }[] = [];
    for (const { word: other, sample, form } of this.#byDigit.get(digit) ?? [])
      if (other !== word && mayBeOne(sample)) near.push({ form, distance: distanceOf(own, form) });
    if (near.length < FEWEST) return Infinity;
    const nearest = near.sort((one, other) => one.distance - other.distance).slice(0, NEAREST);
    return distanceOf(own, commonOf(nearest.map(({ form }) => form)));
  }
}

/** The cells of a print as any ink would show them: about their mean, and in their spread. */
function formOf({ cells }: LetterSample): Float32Array {
  const count = cells.length;
  let [sum, squares] = [0, 0];
  for (let i = 0; i < count; i++) sum += cells[i]!;
  const mean = sum / count;
  for (let i = 0; i < count; i++) squares += (cells[i]! - mean) ** 2;
  const spread = Math.sqrt(squares / count);
  const form = new Float32Array(count);
  if (spread !== 0) for (let i = 0; i < count; i++) form[i] = (cells[i]! - mean) / spread;
  return form;
}

function areOneSize(a: LetterSample, b: LetterSample): boolean {
  const most = Math.max(ASTRAY_PX, ASTRAY * a.heightPx);
  return Math.abs(a.widthPx - b.widthPx) <= most && Math.abs(a.heightPx - b.heightPx) <= most;
}

function areOneForm(a: LetterSample, b: LetterSample): boolean {
  return Math.abs(a.widthPx / a.heightPx - b.widthPx / b.heightPx) <= ASTRAY;
}

/** The mean of each cell: what of a print is noise differs from one to the next. */
function commonOf(prints: readonly Float32Array[]): Float32Array {
  const sums = new Float64Array(prints[0]!.length);
  for (const cells of prints) for (let i = 0; i < sums.length; i++) sums[i]! += cells[i]!;
  const common = new Float32Array(sums.length);
  for (let i = 0; i < sums.length; i++) common[i] = sums[i]! / prints.length;
  return common;
}

/** By how much the cells of two letters differ on the average, as a root of squares. */
function distanceOf(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i]! - b[i]!) ** 2;
  return Math.sqrt(sum / a.length);
}
