import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { glyphsOf, inkIn, type Span } from "../ink/glyphs.ts";
import { readOtherwise } from "../read-otherwise.ts";
import type { SeenWord } from "../recogniser.ts";

/** As what `3 & 4` is read, in bold print above all. */
const DIGITS = /^(?<first>\d)8(?<last>\d)$/;
/** White on either side of a sign that stands by itself, and on both, in heights of the word; digits of one figure leave less. */
const [LEAST, BOTH] = [0.3, 0.7];

/** From the middle of a digit to that of a sign that stands apart it is further than this, in heights of the word. */
const PACE = 1.05;
/** So much of the ink of an 8 lies otherwise than in a mirror; of an ampersand, whose leg reaches out at the right, more does. */
const EVEN = 0.21;

/** Thousands and cents beside it, set apart, make it a figure. */
const FIGURE = /^[-($]*\d{1,3}[-)]*$/;

/**
 * An ampersand that stands apart between two digits, as its ink shows, or as another look gave it; any other word as it is.
 * `neighbours` are those right before and behind the word.
 */
export function withAmpersand(
  word: SeenWord,
  image: GrayImage,
  { paper }: Tones,
  neighbours: readonly (SeenWord | undefined)[] = [],
): SeenWord[] {
  const { first, last } = DIGITS.exec(word.text)?.groups ?? {};
  if (first === undefined || last === undefined) return [word];
  if (neighbours.some((other) => other?.line === word.line && FIGURE.test(other.text))) return [word];
  const glyphs = glyphsOf(word, image, inkIn(word, image, paper));
  if (glyphs.length !== 3) return [word];
  const [left, sign, right] = glyphs as [Span, Span, Span];
  const isShown = word.otherReadings?.some((other) => other === `${first}&${last}`) === true;
  if (!isShown && !isApart(glyphs, word.bottom - word.top, /1/.test(first + last))) return [word];
  // A typewriter sets digits of a figure as far apart.
  if (unevenness(sign, word, image, paper) < EVEN) return [word];
  return [
    { ...readOtherwise(word, first), x0: left.from, x1: left.to },
    { ...readOtherwise(word, "&"), x0: sign.from, x1: sign.to },
    { ...readOtherwise(word, last), x0: right.from, x1: right.to },
  ];
}

/** How much of the ink of a glyph its mirror image has elsewhere: 0 to 1. */
function unevenness({ from, to }: Span, word: SeenWord, image: GrayImage, paper: number): number {
  let [ink, astray] = [0, 0];
  const darkness = (x: number, y: number): number => Math.max(0, paper - image.pixels[y * image.width + x]!);
  for (let y = Math.max(0, Math.floor(word.top)); y < Math.min(image.height, word.bottom); y++) {
    for (let x = from; x < to; x++) {
      ink += darkness(x, y);
      astray += Math.abs(darkness(x, y) - darkness(from + to - 1 - x, y)) / 2;
    }
  }
  return ink === 0 ? 0 : astray / ink;
}

function isApart([left, sign, right]: readonly Span[], height: number, besideOne: boolean): boolean {
  const [before, after] = [sign!.from - left!.to, right!.from - sign!.to];
  const middles = [left!, sign!, right!].map(({ from, to }) => (from + to) / 2);
  const pace = Math.min(middles[1]! - middles[0]!, middles[2]! - middles[1]!);
  // A one leaves so much white in a figure as well: digits of it follow at their pace.
  if (besideOne && pace < PACE * height) return false;
  return Math.min(before, after) >= LEAST * height && before + after >= BOTH * height;
}
