import type { SeenWord } from "./recogniser.ts";

/** The word as a look at its ink reads it; what stood there before is remembered. */
export function readOtherwise(word: SeenWord, text: string): SeenWord {
  if (text === word.text) return word;
  return { ...word, text, otherReadings: [...(word.otherReadings ?? []), word.text] };
}
