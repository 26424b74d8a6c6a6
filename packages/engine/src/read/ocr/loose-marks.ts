import type { Box } from "../../api/result.ts";
import type { GrayImage } from "../page-image/gray-image.ts";
import type { Tones } from "../page-image/tones.ts";
import type { SeenWord } from "./recogniser.ts";

/** Room above a word's box that its marks may reach into, in heights of the box. */
const ABOVE = 0.35;
/** The foot of a mark stands higher over the foot of the word than this, in heights of the word. */
const LIFTED = 0.68;
/** A letter with a mark that touches it is higher than the other tall ones by so much of their height. */
const TALLER = 0.15;
/** Tall letters of a phrase that are needed to tell how high they are. */
const ENOUGH_TALL = 3;
/** Less ink is noise. */
const LEAST_PX = 4;
const DOTTED = /[ij]/g;
const ACCENT = /\p{M}/gu;
const DIAERESIS = "\u0308";
/** The dot of an i is no wider and no higher than this, in heights of the word; an accent is. */
const WIDEST_DOT = 0.2;
/** The ink of a dot leans no more than this to one side, as a correlation of its rows and columns. */
const ROUND = 0.5;
const TALL = /[\p{Lu}bdfhkl\d]/gu;
const TAIL = /[gjpqy,;()]/;

/** What the ink of a word shows above its letters. */
export interface Marks {
  /** Dots and accents that stand apart. */
  count: number;
  /** An accent was not read: there are more than the text has, or a letter is taller than the tall ones. */
  unread: boolean;
}

/** The words of a phrase of which the ink shows other marks than the text has; where one is missing it may touch its letter. */
export function wordsWithMarks(
  words: readonly SeenWord[],
  image: GrayImage,
  tones: Tones,
): Map<SeenWord, Marks> {
  const found = new Map<SeenWord, Marks>();
  const highest = new Map<SeenWord, number>();
  const tops: number[] = [];
  for (const word of words) {
    const height = word.bottom - word.top;
    const area = { ...word, top: word.top - ABOVE * height };
    // What reaches up to the edge belongs to the line above.
    const blobs = blobsIn(area, image, tones).filter(({ top }) => top > Math.max(0, Math.floor(area.top)));
    const marks = blobs.filter(({ bottom }) => bottom <= word.bottom - LIFTED * height);
    const isWide = marks.some(
      ({ x0, top, x1, bottom, slant }) =>
        Math.max(x1 - x0, bottom - top) > WIDEST_DOT * height || Math.abs(slant) > ROUND,
    );
    const printed = marksOf(word.text);
    const [count, plain] = [marks.length, countOf(DOTTED, word)];
    if (isWide || count !== printed || count > plain)
      found.set(word, { count, unread: isWide || count > plain });
    const letters = blobs.filter((blob) => !marks.includes(blob));
    const tall = letters
      .map(({ top }) => top)
      .sort((a, b) => a - b)
      .slice(0, countOf(TALL, word));
    if (tall.length > 0) highest.set(word, tall[0]!);
    tops.push(...tall);
  }
  if (tops.length < ENOUGH_TALL) return found;
  const usual = tops.sort((a, b) => a - b)[tops.length >> 1]!;
  const level = words.filter(({ text }) => !TAIL.test(text));
  const foot = Math.max(...(level.length > 0 ? level : words).map(({ bottom }) => bottom));
  for (const [word, top] of highest)
    if (usual - top > TALLER * (foot - usual)) found.set(word, { count: 1, unread: true });
  return found;
}

/** How many marks a text has above its letters; a diaeresis has two. */
export function marksOf(text: string): number {
  const accents = [...text.normalize("NFD").matchAll(ACCENT)];
  return (
    (text.match(DOTTED)?.length ?? 0) + accents.reduce((sum, [mark]) => sum + (mark === DIAERESIS ? 2 : 1), 0)
  );
}

function countOf(letters: RegExp, { text }: SeenWord): number {
  return text.match(letters)?.length ?? 0;
}

interface Blob extends Box {
  /** How far it leans to the left (above 0) or to the right: the correlation of its rows and columns, -1 to 1. */
  slant: number;
}

/** What hangs together in a part of an image, corners included. */
function blobsIn(area: Box, { width, height, pixels }: GrayImage, { paper }: Tones): Blob[] {
  const [left, top] = [Math.max(0, Math.floor(area.x0)), Math.max(0, Math.floor(area.top))];
  const [right, bottom] = [Math.min(width, Math.ceil(area.x1)), Math.min(height, Math.ceil(area.bottom))];
  const columns = right - left;
  let darkest = paper;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) darkest = Math.min(darkest, pixels[y * width + x]!);
  }
  const ink = (darkest + paper) / 2;
  const seen = new Uint8Array(Math.max(0, columns * (bottom - top)));
  const found: Blob[] = [];
  const stack: number[] = [];
  const visit = (x: number, y: number): void => {
    if (x < left || x >= right || y < top || y >= bottom) return;
    const at = (y - top) * columns + x - left;
    if (seen[at] !== 0 || pixels[y * width + x]! >= ink) return;
    seen[at] = 1;
    stack.push(at);
  };
  for (let start = 0; start < seen.length; start++) {
    visit(left + (start % columns), top + Math.floor(start / columns));
    if (stack.length === 0) continue;
    const blob = { x0: right, top: bottom, x1: left, bottom: top };
    let [count, sumX, sumY, xx, yy, xy] = [0, 0, 0, 0, 0, 0];
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const [x, y] = [left + (at % columns), top + Math.floor(at / columns)];
      count++;
      [sumX, sumY, xx, yy, xy] = [sumX + x, sumY + y, xx + x * x, yy + y * y, xy + x * y];
      blob.x0 = Math.min(blob.x0, x);
      blob.x1 = Math.max(blob.x1, x + 1);
      blob.top = Math.min(blob.top, y);
      blob.bottom = Math.max(blob.bottom, y + 1);
      for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) visit(x + dx, y + dy);
    }
    const spread = Math.sqrt((count * xx - sumX * sumX) * (count * yy - sumY * sumY));
    const slant = spread > 0 ? (count * xy - sumX * sumY) / spread : 0;
    if (count >= LEAST_PX) found.push({ ...blob, slant });
  }
  return found;
}
