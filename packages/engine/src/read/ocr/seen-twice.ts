import type { Box } from "../../api/result.ts";
import type { SeenWord } from "./recogniser.ts";

/** Two words that share so much of the smaller one are one. */
const SHARED = 0.6;
const FEWEST_LETTERS = 3;
/** A word that was guessed, or read in several ways, stands for nothing where a sure one stands. */
const [GUESSED, SURE] = [0.5, 0.85];

/**
 * Words without those that stand where another does: what a shadow or shading draws around a phrase is a phrase as well, and
 * its words are seen twice. Of two the surer one stays, unless they differ and neither is doubtful.
 */
export function seenOnce(words: readonly SeenWord[]): SeenWord[] {
  const sorted = words.toSorted((a, b) => a.top - b.top);
  const left = new Set<SeenWord>();
  for (const [i, word] of sorted.entries()) {
    for (let k = i + 1; k < sorted.length && sorted[k]!.top < word.bottom; k++) {
      const other = sorted[k]!;
      if (shared(word, other) < SHARED) continue;
      const part = [word, other].find((each) => isPartOf(each, each === word ? other : word));
      if (part !== undefined) left.add(part);
      if (Math.floor(word.line) === Math.floor(other.line)) continue;
      const [surer, weaker] = word.confidence >= other.confidence ? [word, other] : [other, word];
      const isGuess =
        surer.confidence >= SURE &&
        (weaker.confidence < GUESSED || (isDisputed(weaker) && !isDisputed(surer)));
      if (word.text === other.text || isGuess) left.add(weaker);
    }
  }
  return left.size === 0 ? [...words] : words.filter((word) => !left.has(word));
}

/** Whether a word is the beginning or the end of a longer one: of a line that was cut in two. */
function isPartOf({ text }: SeenWord, { text: whole }: SeenWord): boolean {
  const isLetters = text.length >= FEWEST_LETTERS && text.length < whole.length;
  return isLetters && (whole.startsWith(text) || whole.endsWith(text));
}

function isDisputed({ otherReadings = [] }: SeenWord): boolean {
  return otherReadings.length > 0;
}

/** What two boxes have in common, as a share of the smaller one. */
function shared(a: Box, b: Box): number {
  const width = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / Math.min(areaOf(a), areaOf(b));
}

function areaOf({ x0, top, x1, bottom }: Box): number {
  return Math.max(1, (x1 - x0) * (bottom - top));
}
