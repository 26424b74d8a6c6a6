import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { glyphsOf, inkIn, rowsWithInk } from "../ink/glyphs.ts";
import { readOtherwise } from "../read-otherwise.ts";
import type { SeenWord } from "../recogniser.ts";

/** A plan by its section of the tax code: `401(k)`, `401K`. */
const PLAN = /^\d{3}\(?[kK]\)?$/;
/** The arm of a letter is in the right part of it, and that of a k begins so far below its head, in its height. */
const [ARM, BELOW_HEAD] = [0.5, 0.15];

/** A plan with a k in the case that its ink shows: the arm of a small one begins below the head of its stem. */
export function withPlanK(word: SeenWord, image: GrayImage, { paper }: Tones): SeenWord {
  if (!PLAN.test(word.text)) return word;
  const ink = inkIn(word, image, paper);
  const glyphs = glyphsOf(word, image, ink);
  const at = word.text.search(/k/i);
  const glyph = glyphs[at];
  if (glyph === undefined || glyphs.length !== word.text.length) return word;
  const letter = rowsWithInk({ ...word, x0: glyph.from, x1: glyph.to }, image, ink);
  const arm = rowsWithInk(
    { ...word, x0: glyph.from + ARM * (glyph.to - glyph.from), x1: glyph.to },
    image,
    ink,
  );
  const isSmall = arm.top - letter.top >= BELOW_HEAD * (letter.bottom - letter.top);
  const text = word.text.slice(0, at) + (isSmall ? "k" : "K") + word.text.slice(at + 1);
  return readOtherwise(word, text);
}
