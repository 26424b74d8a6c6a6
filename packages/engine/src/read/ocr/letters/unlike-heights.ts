import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { median } from "../median.ts";
import type { SeenWord } from "../recogniser.ts";
import { heightsOf, lettersOf } from "./measured-letters.ts";

const MIXED = /^\p{L}?\p{Ll}{3,}$/u;
const LOW = /^[acemnorsuvwxz]$/;
const ASCENDER = /^[bdhkl]$/;
/** So many low letters tell how high they are; one with a stem is so much higher, whatever the face. */
const [FEWEST, WITH_STEM] = [2, 1.2];

/** Whether a low letter of a word is as high as those with a stem, or one of those as low as low ones: then it was misread. */
export function hasUnlikeHeight(word: SeenWord, image: GrayImage, { paper }: Tones): boolean {
  if (!MIXED.test(word.text)) return false;
  const letters = lettersOf(word, image, paper).filter(
    ({ letter }) => LOW.test(letter) || ASCENDER.test(letter),
  );
  const lows = heightsOf(letters, (letter) => LOW.test(letter));
  const low = median(lows);
  if (low === undefined || lows.length < FEWEST) return false;
  const highest = lows.at(-1)!;
  return (
    highest >= WITH_STEM * low ||
    heightsOf(letters, (letter) => ASCENDER.test(letter)).some((height) => height < WITH_STEM * low)
  );
}
