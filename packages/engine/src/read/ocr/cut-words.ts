import type { SeenWord } from "./recogniser.ts";

/** A drawing this near on the same line, at 300 pixels an inch, has covered the next letter. */
const NEAR_PX = 6;
/** So sure is what is left of a word. */
const CUT = 0.5;
const DIGIT = /\d/;

/** Words without those that a drawing covers in part, whose pixels are marked: what is left of a figure is no figure. */
export function withoutCut(
  words: readonly SeenWord[],
  drawn: Uint8Array | null,
  { width, height }: { width: number; height: number },
): SeenWord[] {
  if (drawn === null) return [...words];
  const isCut = ({ x0, top, x1, bottom }: SeenWord): boolean => {
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y++) {
      for (let x = Math.max(0, Math.floor(x0) - NEAR_PX); x < Math.min(width, x1 + NEAR_PX); x++)
        if (drawn[y * width + x] === 1) return true;
    }
    return false;
  };
  return words.flatMap((word) => {
    if (!isCut(word)) return [word];
    return DIGIT.test(word.text) ? [] : [{ ...word, confidence: Math.min(word.confidence, CUT) }];
  });
}
