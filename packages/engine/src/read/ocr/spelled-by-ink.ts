import { cropOf } from "../page-image/crop.ts";
import { scaled } from "../page-image/scaled.ts";
import type { Word } from "../page-reader.ts";
import { mayBe } from "../unsure-letters.ts";
import { withShownMarks } from "./letters/mark-shapes.ts";
import type { Model, Recogniser } from "./recogniser.ts";
import type { UprightPage } from "./upright-page.ts";

/** White around a word, in inches. */
const MARGIN_IN = 0.04;
const MODELS: readonly Model[] = ["thorough", "spanish", "nordic", "quick"];
/** What one size blurs, another shows. */
const SIZES = [1, 1.3];

/**
 * What a word of a text layer is by its ink, where the layer is unsure of some of its letters: only those may differ. Of
 * several readings the one that most looks are surest of; null where none may be the word, or one look confirms the layer.
 */
export function spelledByInk(
  word: Word,
  { image, tones }: UprightPage,
  recogniser: Recogniser,
): string | null {
  const pixels = image.dpi / 72;
  const box = {
    x0: word.x0 * pixels,
    top: word.top * pixels,
    x1: word.x1 * pixels,
    bottom: word.bottom * pixels,
  };
  const margin = Math.round(MARGIN_IN * image.dpi);
  const crop = cropOf(image, box, { x: margin, y: margin }, tones.paper);
  const sureness = new Map<string, number>();
  for (const size of SIZES) {
    const picture = size === 1 ? crop : scaled(crop, size);
    for (const model of MODELS) {
      const seen = recogniser.recognise(picture, "line", model);
      const text = seen.map((part) => withShownMarks(part, picture, tones).text).join("");
      // Two witnesses of different kinds.
      if (text === word.text) return null;
      if (!mayBe(word.text, text)) continue;
      const least = Math.min(...seen.map(({ confidence }) => confidence));
      sureness.set(text, (sureness.get(text) ?? 0) + least);
    }
  }
  let best: string | null = null;
  for (const [text, sure] of sureness) if (best === null || sure > sureness.get(best)!) best = text;
  return best;
}
