import { distance } from "fastest-levenshtein";
import { scaled } from "../page-image/scaled.ts";
import type { Word } from "../page-reader.ts";
import type { Model, Recogniser } from "./recogniser.ts";
import type { UprightPage } from "./upright-page.ts";
import { withOnes } from "./letters/numerals.ts";
import { withSixes } from "./letters/sixes.ts";
import { boxOnPicture, wordCrop } from "./word-crop.ts";

const LOOKALIKES: readonly [RegExp, string][] = [
  [/S/g, "5"],
  [/O/g, "0"],
  [/[IL]/g, "1"],
  [/Z/g, "2"],
  [/B/g, "8"],
  [/G/g, "6"],
];
const CODE = /^[A-Z\d]+$/;
const MODELS: readonly Model[] = ["thorough", "spanish", "quick", "nordic"];
const LARGER = 1.3;
/** One model errs, in either size; two do not by chance. */
const FEWEST_DISSENTING = 2;
/** A code that was read in two ways may be either. */
const DISPUTED = 0.4;

/**
 * Looks again at a code with every model, in two sizes. Where letters and digits look alike, or one sign was seen
 * otherwise, most looks decide, and the ink whether an I has the form of a one, or a G that of a six; the code is in doubt
 * then. One that all models but one confirm, and its ink, is given back as it is.
 */
export function readCodeAgain(word: Word, page: UprightPage, recogniser: Recogniser): Word {
  const crop = wordCrop(word, page);
  // A small letter among capitals is one whose height was misjudged.
  const code = word.text.toUpperCase();
  const votes = new Map<string, number>();
  const dissenting = new Set<Model>();
  for (const picture of [crop, scaled(crop, LARGER)]) {
    for (const model of MODELS) {
      const look = recogniser
        .recognise(picture, "line", model)
        .map(({ text }) => text.toUpperCase())
        .join("");
      if (!mayBeCode(look, code)) continue;
      votes.set(look, (votes.get(look) ?? 0) + 1);
      if (look !== code) dissenting.add(model);
    }
  }
  const looks = [...votes].sort((a, b) => b[1] - a[1]).map(([text]) => text);
  const likely = dissenting.size < FEWEST_DISSENTING ? code : (looks[0] ?? code);
  const shown = { ...word, ...boxOnPicture(word, page), text: likely, line: 0 };
  const ones = { ...shown, text: withOnes(shown, page.image, page.tones) };
  const text = withSixes(ones, page.image, page.tones);
  if (dissenting.size < FEWEST_DISSENTING && text === word.text) return word;
  const otherReadings = [...new Set([...looks, word.text])].filter((other) => other !== text);
  return { ...word, text, otherReadings, confidence: Math.min(word.confidence, DISPUTED) };
}

/** Whether a look differs from a code in letters that look like digits, or in one sign that is another, was read twice or passed over. */
function mayBeCode(look: string, code: string): boolean {
  return inDigits(look) === inDigits(code) || (CODE.test(look) && distance(look, code) <= 1);
}

/** A code with a digit for each letter that looks like one. */
function inDigits(text: string): string {
  return LOOKALIKES.reduce((code, [letter, digit]) => code.replace(letter, digit), text);
}
