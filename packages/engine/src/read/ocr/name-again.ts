import type { GrayImage } from "../page-image/gray-image.ts";
import { scaled } from "../page-image/scaled.ts";
import { changedWord } from "../text-word.ts";
import type { Word } from "../page-reader.ts";
import { withoutMarks } from "./without-marks.ts";
import type { Content, Model, Recogniser } from "./recogniser.ts";
import type { UprightPage } from "./upright-page.ts";
import { wordCrop } from "./word-crop.ts";

/** Each errs in a way of its own. */
const MODELS: readonly Model[] = ["thorough", "spanish", "quick"];
/**
 * How a name is looked at, and in which size: what one blurs, another shows. Where a line is looked for, a short name of
 * strokes alone, as `Mill` or `LLC`, is cut; the last is what tells then how it reads.
 */
const LOOKS: readonly { content: Content; size: number }[] = [
  { content: "line", size: 1 },
  { content: "line", size: 1.3 },
  { content: "strip", size: 1 },
];
/** So many models that read a name alike do not err by chance. */
const ENOUGH = 2;
/** So sure is each model where all of them read another name than the page was read to have. */
const SURE = 0.9;
const APOSTROPHES = /[‘’`]/g;
const PLAIN = /^[A-Za-z]+$/;

/**
 * Looks again at a part of a name by itself: confirmed where several models read it so, in one way or another. Where none ever
 * does, and all surely read the same other one, it is that, unconfirmed.
 */
export function readNameAgain(word: Word, page: UprightPage, recogniser: Recogniser): Word {
  const crop = wordCrop(word, page);
  const agreeing = new Set<Model>();
  let others: (string | null)[] = [];
  for (const { content, size } of LOOKS) {
    const picture = size === 1 ? crop : scaled(crop, size);
    others = [];
    for (const model of MODELS) {
      const { text, isSure } = lookAt(picture, content, model, recogniser);
      if (plain(text) === plain(word.text)) agreeing.add(model);
      if (agreeing.size >= ENOUGH) return { ...word, confirmed: true };
      others.push(isSure ? text : null);
    }
  }
  const [other] = others;
  const isOther = typeof other === "string" && agreeing.size === 0 && others.every((text) => text === other);
  // Marks are told by their ink alone.
  if (!isOther || !PLAIN.test(other) || !PLAIN.test(word.text)) return word;
  return changedWord(word, { text: other, otherReadings: [...(word.otherReadings ?? []), word.text] });
}

function lookAt(
  picture: GrayImage,
  content: Content,
  model: Model,
  recogniser: Recogniser,
): { text: string; isSure: boolean } {
  const seen = recogniser.recognise(picture, content, model);
  return {
    text: seen.map(({ text }) => text).join(""),
    isSure: seen.every(({ confidence }) => confidence >= SURE),
  };
}

/** The letters of a name; which mark one has its ink tells better than any model. */
function plain(text: string): string {
  return withoutMarks(text).replaceAll(APOSTROPHES, "'");
}
