import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { glyphsOf, inkIn, rowsWithInk } from "../ink/glyphs.ts";
import { readOtherwise } from "../read-otherwise.ts";
import type { SeenWord } from "../recogniser.ts";

/** A plan by its section of the tax code: `401(k)`, `401K`. */
const PLAN = /^\d{3}\(?[kK]\)?$/;
/** The rows below its head in which a capital has a stem and an arm, and a small letter a stem alone, in its height. */
const [FROM, TO] = [0.06, 0.2];

/** A plan with a k in the case that its ink shows: the arm of a small one begins below the head of its stem. */
export function withPlanK(word: SeenWord, image: GrayImage, { paper }: Tones): SeenWord {
  if (!PLAN.test(word.text)) return word;
  const ink = inkIn(word, image, paper);
  const glyphs = glyphsOf(word, image, ink);
  const at = word.text.search(/k/i);
  const glyph = glyphs[at];
  if (glyph === undefined || glyphs.length !== word.text.length) return word;
  const box = { ...word, x0: glyph.from, x1: glyph.to };
  const { top, bottom } = rowsWithInk(box, image, ink);
  const [from, to] = [FROM, TO].map((share) => Math.round(top + share * (bottom - top)));
  const rows = Array.from({ length: Math.max(1, to! - from!) }, (_, i) => from! + i);
  const strokes = rows.map((row) => glyphsOf({ ...box, top: row, bottom: row + 1 }, image, ink).length);
  // In weak print some rows show nothing.
  const shown = strokes.filter((count) => count > 0);
  const withArm = shown.filter((count) => count > 1);
  const k = withArm.length > 0 && withArm.length >= shown.length / 2 ? "K" : "k";
  return readOtherwise(word, word.text.slice(0, at) + k + word.text.slice(at + 1));
}
