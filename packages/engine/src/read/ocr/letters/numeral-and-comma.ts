import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { inkIn, rowsWithInk } from "../ink/glyphs.ts";
import { readOtherwise } from "../read-otherwise.ts";
import type { SeenWord } from "../recogniser.ts";

/** No name begins so: the foot of the L is the comma behind a numeral. */
const WITH_FOOT = /^II[LJ](?=\p{L}\p{M}*\p{Lu})/u;
/** The strokes and the comma are no wider than so many letters. */
const STROKES = 4;
/** A comma hangs below capitals by so much of their height. */
const HANGS = 0.12;

/** A third and the name behind it with the comma between them, where its ink hangs below the letters: `IILVINCENT` is `III,VINCENT`. */
export function withCommaBehindNumeral(word: SeenWord, image: GrayImage, { paper }: Tones): SeenWord {
  if (!WITH_FOOT.test(word.text)) return word;
  const ink = inkIn(word, image, paper);
  const middle = word.x0 + (STROKES * (word.x1 - word.x0)) / [...word.text].length;
  const below = { ...word, bottom: word.bottom + HANGS * (word.bottom - word.top) };
  const [numeral, name] = [
    rowsWithInk({ ...below, x1: middle }, image, ink),
    rowsWithInk({ ...below, x0: middle }, image, ink),
  ];
  const hangs = numeral.bottom - name.bottom >= HANGS * (name.bottom - name.top);
  // A small letter among capitals has their form.
  return hangs ? readOtherwise(word, word.text.replace(WITH_FOOT, "III,").toUpperCase()) : word;
}
