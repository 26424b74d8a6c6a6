import { HIGHER, SAME_FORM, TALL_FROM } from "../letters/measured-letters.ts";
import { median } from "../median.ts";
import { type LetterSample, isSamePrint } from "./letter-samples.ts";

/** Letters and digits that some typefaces print as one. */
const ONE_FORM = [/^[Il1|!i]$/, /^[O0oQD]$/];
const LETTER = /^[\p{L}\d]$/u;
/** What tells how high a capital is, beside it in a word: low letters, or letters and digits that are as high. */
const LOW = /^[aemnrsu]$/;
const TALL = /^[\p{Lu}\d]$/u;
const MARKED = /\p{M}/u;
/** Prints of one letter in one size that are kept: more tell no more. */
const MOST_KEPT = 8;
/** So many other words must print a letter as another is printed here, and so many times as many as print it as it was read. */
const [FEWEST, MANIFOLD] = [2, 4];
/** Boxes of one letter differ by so much, as it falls on the pixels. */
const ASTRAY_PX = 1;

interface Kept {
  text: string;
  sample: LetterSample;
}

/** How a page prints its letters, by their size. */
export class LetterBook {
  readonly #bySize = new Map<string, Kept[]>();

  /** Keeps the letters of a word. */
  add(text: string, samples: readonly LetterSample[]): void {
    for (const sample of samples) {
      if (!isPlain(sample.letter)) continue;
      const key = sizeOf(sample.widthPx, sample.heightPx);
      const kept = this.#bySize.get(key) ?? [];
      this.#bySize.set(key, kept);
      const alike = kept.filter((one) => one.sample.letter === sample.letter && one.text !== text);
      if (alike.length < MOST_KEPT) kept.push({ text, sample });
    }
  }

  /** The word with each letter that other words print as another read as that, if they print the letters beside it as they were read. */
  spelled(text: string, samples: readonly LetterSample[]): string {
    const isConfirmed = (sample: LetterSample | undefined): boolean =>
      sample === undefined || !isPlain(sample.letter) || this.#textsWith(text, sample).has(sample.letter);
    const letters = samples.map((sample, i) => {
      const meant = this.#meant(text, sample);
      // Where some letters touch and others fall apart, a glyph is not the letter that stands there.
      if (meant === null || !isConfirmed(samples[i - 1]) || !isConfirmed(samples[i + 1]))
        return sample.letter;
      // Small letters of large print are capitals of small print: what stands beside them tells.
      const isCase = meant.toLowerCase() === sample.letter.toLowerCase();
      return isCase && !isCapital(meant, i, samples) ? sample.letter : meant;
    });
    return letters.join("");
  }

  /** What other words print as this letter; null where none do, or it was read right. */
  #meant(text: string, sample: LetterSample): string | null {
    if (!isPlain(sample.letter)) return null;
    const found = this.#textsWith(text, sample);
    const own = found.get(sample.letter)?.size ?? 0;
    for (const [letter, { size: count }] of found) {
      const areOneForm = ONE_FORM.some((form) => form.test(letter) && form.test(sample.letter));
      if (letter === sample.letter || areOneForm) continue;
      if (count >= FEWEST && count >= MANIFOLD * own) return letter;
    }
    return null;
  }

  /** The other words that have a letter printed like this one, by the letter. */
  #textsWith(text: string, sample: LetterSample): Map<string, Set<string>> {
    const found = new Map<string, Set<string>>();
    for (let wide = -ASTRAY_PX; wide <= ASTRAY_PX; wide++) {
      for (let high = -ASTRAY_PX; high <= ASTRAY_PX; high++) {
        for (const kept of this.#bySize.get(sizeOf(sample.widthPx + wide, sample.heightPx + high)) ?? []) {
          if (kept.text === text || !isSamePrint(kept.sample, sample)) continue;
          const texts = found.get(kept.sample.letter) ?? new Set();
          found.set(kept.sample.letter, texts.add(kept.text));
        }
      }
    }
    return found;
  }
}

/** Whether a letter of a word is as high as its capitals are. */
function isCapital(letter: string, at: number, samples: readonly LetterSample[]): boolean {
  if (!SAME_FORM.test(letter) || letter !== letter.toUpperCase()) return false;
  const { heightPx } = samples[at]!;
  const heightOf = (form: RegExp): number | undefined =>
    median(samples.filter((other, i) => i !== at && form.test(other.letter)).map((other) => other.heightPx));
  const [low, tall] = [heightOf(LOW), heightOf(TALL)];
  if (low !== undefined) return heightPx >= HIGHER * low;
  return tall !== undefined && heightPx >= TALL_FROM * tall;
}

/** Whether it is a letter or a digit, without a mark: marks stand above the box of a word. */
function isPlain(letter: string): boolean {
  return LETTER.test(letter) && !MARKED.test(letter.normalize("NFD"));
}

function sizeOf(widthPx: number, heightPx: number): string {
  return `${widthPx} ${heightPx}`;
}
