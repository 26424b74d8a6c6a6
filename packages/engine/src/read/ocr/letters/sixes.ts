import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { glyphsOf, inkIn } from "../ink/glyphs.ts";
import { holesIn } from "../ink/holes.ts";
import type { SeenWord } from "../recogniser.ts";

/** The hole of a six is at least so long, in heights of its word; what blurred print encloses is smaller. */
const LEAST_HOLE = 0.2;

/** The text of a code with a 6 for each G whose ink encloses white, as no G does; of letters that touch it stays as it was read. */
export function withSixes(word: SeenWord, image: GrayImage, { paper }: Tones): string {
  if (!word.text.includes("G")) return word.text;
  const ink = inkIn(word, image, paper);
  const glyphs = glyphsOf(word, image, ink);
  const letters = [...word.text];
  if (glyphs.length !== letters.length) return word.text;
  const [top, bottom] = [Math.floor(word.top), Math.ceil(word.bottom)];
  const leastPx = LEAST_HOLE * (word.bottom - word.top);
  return letters
    .map((letter, i) => {
      const { from, to } = glyphs[i]!;
      const isSix =
        letter === "G" && holesIn({ x0: from, top, x1: to, bottom }, image, ink, leastPx).length > 0;
      return isSix ? "6" : letter;
    })
    .join("");
}
