import type { Box } from "../../api/result.ts";
import type { GrayImage } from "./gray-image.ts";
import { MOST_PHRASES, phrasesOf } from "./phrases.ts";
import type { Tones } from "./tones.ts";

/** How far the letters of slanted faces lean to the right, in pixels for each pixel of height. */
const SLOPES = [0.16, 0.18, 0.2, 0.22, 0.24, 0.26, 0.28, 0.3];
/** About the slope of most: print that leans stands over itself so much more along it than upright, and so many phrases of a page do. */
const [USUAL_SLOPE, CLEARLY, LEAST_LEANING] = [0.24, 1.1, 0.05];
/** Fewer letters tell nothing: a phrase is so many times as wide as high, at the least. */
const LEAST_WIDTH = 1.6;
/** And those of a row so many times, where others of its page stand upright: the strokes of a few 7s lean in every face. */
const LEAST_ROW_WIDTH = 6;
/** Higher than one line of print, in inches. */
const ONE_LINE_IN = 0.19;
/** A mark of a letter is so much lower than its line, and stands no further above it, in heights of the line. */
const [MARK, ABOVE_LINE] = [0.5, 0.4];

/** Print that leans, and where the middle of its line is. */
interface Leaning extends Box {
  middle: number;
}

/**
 * Sets letters upright that lean, as those of slanted faces do: their ink reaches over the white between two, which then
 * seem to touch, and recognisers know upright letters better. Every phrase stays in its place. Gives the phrases of the page as
 * it then is.
 */
export function setUpright(image: GrayImage, tones: Tones): Box[] {
  const phrases = phrasesOf(image, tones);
  const leaning = phrases.length > MOST_PHRASES ? null : leaningOf(phrases, image, tones);
  if (leaning === null) return phrases;
  for (const phrase of leaning.phrases) shear(phrase, leaning.slope, image);
  return phrasesOf(image, tones);
}

/** Those of some phrases that lean, with the marks over them; null where none do. */
function leaningOf(
  phrases: readonly Box[],
  image: GrayImage,
  tones: Tones,
): { phrases: Leaning[]; slope: number } | null {
  const telling = phrases.filter((phrase) => isTelling(phrase, image));
  const steep = telling.filter((phrase) => leansBy([phrase], image, tones.ink, USUAL_SLOPE) > CLEARLY);
  if (steep.length === 0 || steep.length < LEAST_LEANING * telling.length) return null;
  const slope = commonSlope(steep, image, tones.ink);
  // Of a few letters some stand better along a slope in upright print as well.
  const isAll = steep.length > telling.length / 2;
  const lines = phrases.filter((phrase) => isOneLine(phrase, image));
  const mayLean = isAll ? lines : rowsOf(lines).flatMap((row) => leaningIn(row, image, tones.ink, slope));
  const leaning = mayLean.filter((phrase) => leansBy([phrase], image, tones.ink, slope) > 1);
  const own = new Set(leaning);
  const inPlace = phrases.flatMap((phrase): Leaning[] => {
    const line = leaning.find((other) => isMarkOf(phrase, other)) ?? (own.has(phrase) ? phrase : null);
    return line === null ? [] : [{ ...phrase, middle: (line.top + line.bottom) / 2 }];
  });
  return { phrases: inPlace, slope };
}

function isOneLine({ top, bottom }: Box, { dpi }: GrayImage): boolean {
  return bottom - top <= ONE_LINE_IN * dpi;
}

/** Whether a phrase is one line, and long enough to show whether its letters lean. */
function isTelling(phrase: Box, image: GrayImage): boolean {
  const { x0, top, x1, bottom } = phrase;
  return isOneLine(phrase, image) && x1 - x0 >= LEAST_WIDTH * (bottom - top);
}

/** Whether ink that stands by itself is a mark of a letter of a line, as those over capitals are. */
function isMarkOf(mark: Box, line: Box): boolean {
  const height = line.bottom - line.top;
  const apart = line.top - mark.bottom;
  const isNear = apart >= 0 && apart <= ABOVE_LINE * height;
  return isNear && mark.bottom - mark.top < MARK * height && mark.x0 < line.x1 && mark.x1 > line.x0;
}

/** The slope along which the letters of some phrases stand best. */
function commonSlope(phrases: readonly Box[], image: GrayImage, ink: number): number {
  const along = SLOPES.map((slope) => ({
    slope,
    gathered: phrases.reduce((sum, phrase) => sum + gathered(phrase, image, ink, slope), 0),
  }));
  return along.reduce((a, b) => (b.gathered > a.gathered ? b : a)).slope;
}

/** Phrases that stand beside each other. */
function rowsOf(phrases: readonly Box[]): Box[][] {
  const rows: Box[][] = [];
  for (const phrase of phrases.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const row = rows.at(-1);
    if (row !== undefined && middleOf(phrase) < row[0]!.bottom) row.push(phrase);
    else rows.push([phrase]);
  }
  return rows;
}

function middleOf({ top, bottom }: Box): number {
  return (top + bottom) / 2;
}

/** What of a row leans: all of it, or those phrases that are long enough to show it by themselves. */
function leaningIn(row: readonly Box[], image: GrayImage, ink: number, slope: number): readonly Box[] {
  const leans = (phrases: readonly Box[]): boolean => {
    const width = phrases.reduce((sum, { x0, top, x1, bottom }) => sum + (x1 - x0) / (bottom - top), 0);
    return width >= LEAST_ROW_WIDTH && leansBy(phrases, image, ink, slope) > CLEARLY;
  };
  return leans(row) ? row : row.filter((phrase) => leans([phrase]));
}

/** How much more the ink of some phrases stands over itself along a slope than upright, as a ratio. */
function leansBy(phrases: readonly Box[], image: GrayImage, ink: number, slope: number): number {
  const along = (by: number): number =>
    phrases.reduce((sum, phrase) => sum + gathered(phrase, image, ink, by), 0);
  return along(slope) / Math.max(1, along(0));
}

/** How much of the ink stands over other ink along a slope: the squares of what each column holds. */
function gathered(
  { x0, top, x1, bottom }: Box,
  { width, pixels }: GrayImage,
  ink: number,
  slope: number,
): number {
  const beside = Math.ceil((slope * (bottom - top)) / 2);
  const columns = new Uint32Array(x1 - x0 + 2 * beside + 1);
  for (let y = top; y < bottom; y++) {
    const [row, shift] = [y * width, beside - x0 - Math.round(slope * ((top + bottom) / 2 - y))];
    for (let x = x0; x < x1; x++) if (pixels[row + x]! < ink) columns[x + shift]!++;
  }
  let sum = 0;
  for (let i = 0; i < columns.length; i++) sum += columns[i]! * columns[i]!;
  return sum;
}

/** Moves each row of a phrase to where its letters stand upright, between two pixels where need be. */
function shear({ x0, top, x1, bottom, middle }: Leaning, slope: number, image: GrayImage): void {
  const { width, pixels } = image;
  const beside = Math.ceil(slope * Math.max(middle - top, bottom - middle)) + 1;
  const [from, to] = [Math.max(0, x0 - beside), Math.min(width, x1 + beside)];
  for (let y = top; y < bottom; y++) {
    const row = pixels.slice(y * width + from, y * width + to);
    const shift = slope * (middle - y);
    const [whole, part] = [Math.floor(shift), shift - Math.floor(shift)];
    // What comes from beyond the phrase stays: the paper beside it may be of another tone than most.
    const [first, end] = [Math.max(0, -whole), Math.min(row.length, row.length - whole - 1)];
    for (let x = first; x < end; x++)
      pixels[y * width + from + x] = Math.round((1 - part) * row[x + whole]! + part * row[x + whole + 1]!);
  }
}
