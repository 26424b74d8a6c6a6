import type { InspectedWord, PageInspection } from "@paylift/engine";
import { holdsMiddle } from "./points.ts";

/** A word with what the page shows of it. */
export interface MarkedWord extends InspectedWord {
  /** Anchor of the word on the page. */
  id: string;
  /** Row pattern of the line that it stands in; null where none matched or it stands in none. */
  row: string | null;
}

/** Gives every word of a page its anchor and its line's row pattern. */
export function markedWords({ words, lines }: PageInspection): MarkedWord[] {
  return words.map((word, index) => {
    const line = lines.find(({ box }) => holdsMiddle(box, word.box));
    return { ...word, id: `w${index}`, row: line?.row ?? null };
  });
}
