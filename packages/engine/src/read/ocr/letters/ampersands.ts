import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { glyphsOf, inkIn, type Span } from "../ink/glyphs.ts";
import { readOtherwise } from "../read-otherwise.ts";
import type { SeenWord } from "../recogniser.ts";

/** As what `3 & 4` is read, in bold print above all. */
const DIGITS = /^(?<first>\d)8(?<last>\d)$/;
/** White on either side of a sign that stands by itself, and on both, in heights of the word; digits of one figure leave less. */
const [LEAST, BOTH] = [0.3, 0.7];

/** An ampersand that stands apart between two digits, as its ink shows; any other word as it is. */
export function withAmpersand(word: SeenWord, image: GrayImage, { paper }: Tones): SeenWord[] {
  const { first, last } = DIGITS.exec(word.text)?.groups ?? {};
  if (first === undefined || last === undefined) return [word];
  const glyphs = glyphsOf(word, image, inkIn(word, image, paper));
  const isShown = word.otherReadings?.some((other) => other === `${first}&${last}`) === true;
  if (glyphs.length !== 3 || !(isShown || isApart(glyphs, word.bottom - word.top))) return [word];
  const [left, sign, right] = glyphs as [Span, Span, Span];
  return [
    { ...readOtherwise(word, first), x0: left.from, x1: left.to },
    { ...readOtherwise(word, "&"), x0: sign.from, x1: sign.to },
    { ...readOtherwise(word, last), x0: right.from, x1: right.to },
  ];
}

function isApart([left, sign, right]: readonly Span[], height: number): boolean {
  const [before, after] = [sign!.from - left!.to, right!.from - sign!.to];
  return Math.min(before, after) >= LEAST * height && before + after >= BOTH * height;
}
