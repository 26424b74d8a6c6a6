import { distance } from "fastest-levenshtein";
import { foldOf } from "./printed-phrases.ts";

/** How many letters of a text a recogniser would have missed if it stands for another, not counting those that look alike. */
export function missedLetters(text: string, meant: string): number {
  return distance(foldOf(text), foldOf(meant));
}
