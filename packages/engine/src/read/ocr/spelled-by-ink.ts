import { scaled } from "../page-image/scaled.ts";
import type { Word } from "../page-reader.ts";
import { mayBe } from "../unsure-letters.ts";
import { withShownMarks } from "./letters/mark-shapes.ts";
import type { Model, Recogniser } from "./recogniser.ts";
import type { UprightPage } from "./upright-page.ts";
import { wordCrop } from "./word-crop.ts";

const MODELS: readonly Model[] = ["thorough", "spanish", "nordic", "quick"];
/** What one size blurs, another shows. */
const SIZES = [1, 1.3];

/**
 * What a word of a text layer is by its ink, where the layer is unsure of some of its letters: only those may differ. Of
 * several readings the one that most looks are surest of; null where none may be the word, or one look confirms the layer.
 */
export function spelledByInk(word: Word, page: UprightPage, recogniser: Recogniser): string | null {
  const crop = wordCrop(word, page);
  const sureness = new Map<string, number>();
  for (const size of SIZES) {
    const picture = size === 1 ? crop : scaled(crop, size);
    for (const model of MODELS) {
      const seen = recogniser.recognise(picture, "line", model);
      const text = seen.map((part) => withShownMarks(part, picture, page.tones).text).join("");
      // Two witnesses of different kinds.
      if (text === word.text) return null;
      if (!mayBe(word.text, text)) continue;
      const least = Math.min(...seen.map(({ confidence }) => confidence));
      sureness.set(text, (sureness.get(text) ?? 0) + least);
    }
    if (sureness.size === 1) break;
  }
  let best: string | null = null;
  for (const [text, sure] of sureness) if (best === null || sure > sureness.get(best)!) best = text;
  return best;
}
