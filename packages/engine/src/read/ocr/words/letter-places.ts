import type { SeenWord } from "../recogniser.ts";
import { widthOf } from "./letter-widths.ts";

/** About how wide a letter is of which that is not known, in ems. */
const USUAL_ADVANCE = 0.55;

/** About where the middle of each letter of a word is, in pixels, by how wide letters usually are: whether they touch or not. */
export function letterMiddles({ text, x0, x1 }: SeenWord): number[] {
  const advances = [...text.normalize("NFC")].map((letter) => widthOf(letter)?.advance ?? USUAL_ADVANCE);
  const px = (x1 - x0) / advances.reduce((sum, advance) => sum + advance, 0);
  let at = x0;
  return advances.map((advance) => {
    at += advance * px;
    return at - (advance * px) / 2;
  });
}
