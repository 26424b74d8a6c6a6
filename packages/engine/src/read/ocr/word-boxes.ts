import type { SeenWord } from "./recogniser.ts";

/** Boxes of neighbours may overlap: each ends where the next begins. */
export function apart(words: readonly SeenWord[]): SeenWord[] {
  return words.map((word, i) => {
    const next = words[i + 1];
    const overlaps = next !== undefined && next.x0 > word.x0 && next.x0 < word.x1;
    return overlaps ? { ...word, x1: next.x0 } : word;
  });
}

export function moved(word: SeenWord, x: number, y: number): SeenWord {
  return { ...word, x0: word.x0 + x, top: word.top + y, x1: word.x1 + x, bottom: word.bottom + y };
}

/** A word of an enlarged picture, in pixels of the picture itself. */
export function shrunk(word: SeenWord, size: number): SeenWord {
  const { x0, top, x1, bottom } = word;
  return { ...word, x0: x0 / size, top: top / size, x1: x1 / size, bottom: bottom / size };
}
