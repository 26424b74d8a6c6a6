import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { glyphsOf, inkIn } from "../ink/glyphs.ts";
import { readOtherwise } from "../read-otherwise.ts";
import type { SeenWord } from "../recogniser.ts";

/** Signs alone, as which a recogniser reads stars. */
const SIGNS = /^[^\p{L}\d\s.,:;()$-]{2,}$/u;
const STARS = /^\*+$/;
/** Small stars, some of which look like crosses. */
const STARS_AND_CROSSES = /^[*+]*\*[*+]*$/;
/** Signs that are one differ in width by no more than this. */
const UNEVEN_PX = 3;

/** Stars, as many as the ink shows, where a look saw nothing else but crosses among them: all are of one width. */
export function withStars(word: SeenWord, image: GrayImage, { paper }: Tones): SeenWord {
  const { text, otherReadings = [] } = word;
  if (!SIGNS.test(text) || STARS.test(text)) return word;
  if (![text, ...otherReadings].some((reading) => STARS_AND_CROSSES.test(reading))) return word;
  const glyphs = glyphsOf(word, image, inkIn(word, image, paper));
  const widths = glyphs.map(({ from, to }) => to - from);
  if (widths.length < 2 || Math.max(...widths) - Math.min(...widths) > UNEVEN_PX) return word;
  return readOtherwise(word, "*".repeat(widths.length));
}
