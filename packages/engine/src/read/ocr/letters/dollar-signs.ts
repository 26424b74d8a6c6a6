import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { glyphsOf, inkIn, rowsWithInk, type Span } from "../ink/glyphs.ts";
import { median } from "../median.ts";
import { readOtherwise } from "../read-otherwise.ts";
import type { SeenWord } from "../recogniser.ts";

const MAYBE_DOLLARS = /^(?<sign>[-(]*)8(?=\d[\d,]*\.\d\d[-)]*$)/;
const DIGIT = /\d/;
/** The stroke of a sign of dollars reaches so far below the digits behind it, and above them, in their height. */
const [BELOW, ABOVE] = [0.08, 0.03];
/** It may reach so far out of the box of its word, in heights of the word. */
const REACH = 0.2;

/** An amount with a sign of dollars for the 8 that it begins with, where that is higher than its digits on both sides. */
export function withDollars(word: SeenWord, image: GrayImage, { paper }: Tones): SeenWord {
  const match = MAYBE_DOLLARS.exec(word.text);
  if (match === null) return word;
  const ink = inkIn(word, image, paper);
  const glyphs = glyphsOf(word, image, ink);
  const letters = [...word.text];
  // Where letters touch it is open which of them is the higher one.
  if (glyphs.length !== letters.length) return word;
  const first = match.groups!["sign"]!.length;
  const beside = REACH * (word.bottom - word.top);
  const area = { ...word, top: word.top - beside, bottom: word.bottom + beside };
  const rows = ({ from, to }: Span) => rowsWithInk({ ...area, x0: from, x1: to }, image, ink);
  const digits = glyphs.filter((_, i) => i > first && DIGIT.test(letters[i]!)).map(rows);
  const top = median(digits.map((digit) => digit.top));
  const bottom = median(digits.map((digit) => digit.bottom));
  if (top === undefined || bottom === undefined) return word;
  const sign = rows(glyphs[first]!);
  const isHigher = sign.bottom - bottom >= BELOW * (bottom - top) && top - sign.top >= ABOVE * (bottom - top);
  return isHigher ? readOtherwise(word, word.text.replace(MAYBE_DOLLARS, "$<sign>$$")) : word;
}
