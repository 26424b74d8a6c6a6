import { scaled } from "../page-image/scaled.ts";
import type { Word } from "../page-reader.ts";
import { withoutMarks } from "./letters/without-marks.ts";
import type { Model, Recogniser } from "./recogniser.ts";
import type { UprightPage } from "./upright-page.ts";
import { wordCrop } from "./word-crop.ts";

/** Each errs in a way of its own. */
const MODELS: readonly Model[] = ["thorough", "spanish", "quick"];
/** What one size blurs, another shows. */
const SIZES = [1, 1.3];
/** So many models that read a name alike do not err by chance. */
const ENOUGH = 2;
const APOSTROPHES = /[‘’`]/g;

/** Looks again at a part of a name by itself: confirmed where several models read it so, in one size or the other. */
export function readNameAgain(word: Word, page: UprightPage, recogniser: Recogniser): Word {
  const crop = wordCrop(word, page);
  const agreeing = new Set<Model>();
  for (const size of SIZES) {
    for (const model of MODELS) {
      const picture = size === 1 ? crop : scaled(crop, size);
      const text = recogniser
        .recognise(picture, "line", model)
        .map((seen) => seen.text)
        .join("");
      if (plain(text) === plain(word.text)) agreeing.add(model);
      if (agreeing.size >= ENOUGH) return { ...word, confirmed: true };
    }
  }
  return word;
}

/** The letters of a name; which mark one has its ink tells better than any model. */
function plain(text: string): string {
  return withoutMarks(text).replaceAll(APOSTROPHES, "'");
}
