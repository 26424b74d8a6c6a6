import type { GrayImage } from "../page-image/gray-image.ts";
import type { Tones } from "../page-image/tones.ts";
import type { SeenWord } from "./recogniser.ts";

/** A white gap this wide, in advances of a letter, and this much wider than the usual gap of its letters is a space. */
const SPACE_ADVANCES = 0.4;
/** A 1 has so much white of its own on either side. */
const BESIDE_ONE = 0.16;
const SPACE_GAPS = 1.9;
const SHORTEST = 3;
/** Words of one kind of character, all of one width: points, small letters and mixed codes have white of their own. */
const OF_ONE_KIND = /^(?:\d+-?|\p{Lu}+)$/u;

interface Glyph {
  from: number;
  to: number;
}

/**
 * Parts a word where its ink shows a space that the recogniser passed over, as it does in narrow type. Only where each
 * letter has ink of its own can it be told which letters stand before the space.
 */
export function partWord(word: SeenWord, image: GrayImage, { paper }: Tones): SeenWord[] {
  const letters = [...word.text];
  if (letters.length < SHORTEST || !OF_ONE_KIND.test(word.text)) return [word];
  const glyphs = glyphsOf(word, image, inkIn(word, image, paper));
  if (glyphs.length !== letters.length) return [word];
  const gaps = glyphs.slice(1).map(({ from }, i) => from - glyphs[i]!.to);
  const sorted = [...gaps].sort((a, b) => a - b);
  const usual = sorted[(sorted.length - 1) >> 1]!;
  const advance = (word.x1 - word.x0) / letters.length;
  const parts: SeenWord[] = [];
  let start = 0;
  for (let i = 1; i <= glyphs.length; i++) {
    const gap = gaps[i - 1];
    const ones = [letters[i - 1], letters[i]].filter((letter) => letter === "1").length;
    const space = Math.max((SPACE_ADVANCES + ones * BESIDE_ONE) * advance, SPACE_GAPS * Math.max(2, usual));
    if (gap !== undefined && gap < space) continue;
    parts.push({
      ...word,
      text: letters.slice(start, i).join(""),
      x0: glyphs[start]!.from,
      x1: glyphs[i - 1]!.to,
    });
    start = i;
  }
  return parts.length === 1 ? [word] : parts;
}

/** Half way from the paper to the darkest ink of the word. */
function inkIn(
  { x0, top, x1, bottom }: SeenWord,
  { width, height, pixels }: GrayImage,
  paper: number,
): number {
  let darkest = paper;
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y++) {
    for (let x = Math.max(0, Math.floor(x0)); x < Math.min(width, x1); x++) {
      darkest = Math.min(darkest, pixels[y * width + x]!);
    }
  }
  return (darkest + paper) / 2;
}

/** Runs of pixel columns with ink. */
function glyphsOf(
  { x0, top, x1, bottom }: SeenWord,
  { width, height, pixels }: GrayImage,
  ink: number,
): Glyph[] {
  const found: Glyph[] = [];
  let open: Glyph | null = null;
  for (let x = Math.max(0, Math.floor(x0)); x < Math.min(width, x1); x++) {
    let inked = false;
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom) && !inked; y++)
      inked = pixels[y * width + x]! < ink;
    if (!inked) open = null;
    else if (open === null) found.push((open = { from: x, to: x + 1 }));
    else open.to = x + 1;
  }
  return found;
}
