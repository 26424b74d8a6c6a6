import type { Box } from "../../../api/result.ts";
import { blobsOf, type Blob } from "../blobs.ts";
import { Flood } from "../flood.ts";
import type { GrayImage } from "../gray-image.ts";
import { BETWEEN, COLOURED } from "./coloured-ink.ts";
import { isNear, stampsOf } from "./stamps.ts";

/** Letters are no lower and no higher; what is lower is a point, and what is higher or wider a drawing or a frame. */
const [LOWEST_IN, HIGHEST_IN] = [0.03, 0.5];
/** Letters of a word stand no further apart, in heights of the higher, and share so much of the lower one's height. */
const [LETTER_GAP, LEVEL] = [0.35, 0.4];
/** Letters of a word stand on one line, or hang from one, but for so much of the higher's height. */
const UNEVEN = 0.15;
/** A point belongs to a word that is so near. */
const POINT_IN = 0.05;
/**
 * Print covers no print: where so much of a coloured letter's box is darker than the letter is where it is dark, by so much, somebody wrote
 * over black ink.
 */
const COVERED = 0.04;
const [DARK_SHARE, DARKER] = [0.3, 0.65];
/** The middle of a box, without the rules and neighbours at its edges. */
const EDGE = 0.15;
/** A frame or a rule is made of straight runs, which are so long at least. */
const STRAIGHT_IN = 0.12;
const MOSTLY = 0.5;
/** A drawing that fills more of its box is no stroke of a pen. */
const FILLED = 0.5;

/** A piece of ink that somebody put on a printed page. */
export interface PenMark extends Blob {
  /** Whether it may lie over print. */
  coversPrint: boolean;
}

/**
 * The pieces of coloured ink that somebody put on a printed page: ticks, circles, signatures, stamps over figures. Letters in a
 * row are print, as are frames, rules and filled areas. `lights` says how light each pixel of the page is.
 */
export function penMarks(ink: GrayImage, lights: Uint8Array): PenMark[] {
  const { dpi } = ink;
  const blobs = blobsOf(ink, BETWEEN);
  const sizeOf = ({ x0, top, x1, bottom }: Box): number => Math.max(x1 - x0, bottom - top);
  const points = blobs.filter((blob) => sizeOf(blob) < LOWEST_IN * dpi);
  const letters = blobs.filter((blob) => sizeOf(blob) >= LOWEST_IN * dpi && sizeOf(blob) <= HIGHEST_IN * dpi);
  const drawings = blobs.filter((blob) => sizeOf(blob) > HIGHEST_IN * dpi);
  const flood = new Flood(ink, BETWEEN);
  const covering = new Set(
    letters.filter((letter) => coversPrint(letter, flood.from(letter.at).pixels, ink, lights)),
  );
  const covers = (blob: Blob): boolean => covering.has(blob);
  const stamped = new Set(stampsOf([...letters, ...drawings], dpi, covers));
  const words = wordsOf(letters.filter((blob) => !stamped.has(blob)));
  const print = words.filter((word) => isPrinted(word, covers)).flat();
  const printed = new Set(print);
  const near = POINT_IN * dpi;
  return [
    ...letters.filter((blob) => !printed.has(blob)).map((blob) => ({ ...blob, coversPrint: covers(blob) })),
    ...points
      .filter((point) => !print.some((letter) => isNear(point, letter, near)))
      .map((blob) => ({ ...blob, coversPrint: false })),
    ...drawings
      .filter((drawing) => stamped.has(drawing) || isDrawnByHand(drawing, ink))
      .map((blob) => ({ ...blob, coversPrint: true })),
  ];
}

/** Letters that stand beside each other, word by word. */
function wordsOf(letters: readonly Blob[]): Blob[][] {
  const words: Blob[][] = [];
  for (const letter of letters.toSorted((a, b) => a.x0 - b.x0)) {
    const word = words.find((other) => other.some((before) => isBeside(before, letter)));
    if (word === undefined) words.push([letter]);
    else word.push(letter);
  }
  return words;
}

function isBeside(left: Box, right: Box): boolean {
  const [one, other] = [left.bottom - left.top, right.bottom - right.top];
  const level = Math.min(left.bottom, right.bottom) - Math.max(left.top, right.top);
  return right.x0 - left.x1 <= LETTER_GAP * Math.max(one, other) && level >= LEVEL * Math.min(one, other);
}

function isPrinted(word: readonly Blob[], covers: (letter: Blob) => boolean): boolean {
  if (word.length < 2) return false;
  const highest = Math.max(...word.map(({ top, bottom }) => bottom - top));
  if (Math.max(share(word, "bottom", highest), share(word, "top", highest)) <= MOSTLY) return false;
  const covering = word.filter(covers).length;
  return covering <= 1 && covering < word.length / 2;
}

/** The share of the letters of a word that end at the height at which most of them do. */
function share(word: readonly Blob[], side: "top" | "bottom", highest: number): number {
  const ends = word.map((letter) => letter[side]).sort((a, b) => a - b);
  const usual = ends[ends.length >> 1]!;
  return ends.filter((end) => Math.abs(end - usual) <= UNEVEN * highest).length / word.length;
}

function coversPrint(
  { x0, top, x1, bottom }: Box,
  letter: Int32Array,
  { width }: GrayImage,
  lights: Uint8Array,
): boolean {
  const own = Array.from(letter, (at) => lights[at]!).sort((a, b) => a - b);
  const black = DARKER * own[Math.floor(DARK_SHARE * own.length)]!;
  const [across, down] = [Math.ceil(EDGE * (x1 - x0)), Math.ceil(EDGE * (bottom - top))];
  let [count, seen] = [0, 0];
  for (let y = top + down; y < bottom - down; y++)
    for (let x = x0 + across; x < x1 - across; x++, seen++) if (lights[y * width + x]! < black) count++;
  return count >= COVERED * seen && count > 0;
}

/** Whether what is too large for a letter is a thin stroke that is neither a frame nor a rule. */
function isDrawnByHand(drawing: Blob, ink: GrayImage): boolean {
  const { x0, top, x1, bottom } = drawing;
  const { pixels } = new Flood(ink, BETWEEN).from(drawing.at);
  if (pixels.length > FILLED * (x1 - x0) * (bottom - top)) return false;
  const straight = pixels.reduce((sum, at) => sum + (isInRun(ink, at) ? 1 : 0), 0);
  return straight <= MOSTLY * pixels.length;
}

/** Whether a pixel of ink is part of a long straight run, across or down. */
function isInRun(ink: GrayImage, at: number): boolean {
  const long = STRAIGHT_IN * ink.dpi;
  return runAt(ink, at, 1, long) >= long || runAt(ink, at, ink.width, long) >= long;
}

function runAt({ pixels }: GrayImage, at: number, step: number, most: number): number {
  let [before, after] = [0, 0];
  while (before < most && pixels[at - (before + 1) * step] === COLOURED) before++;
  while (after < most && pixels[at + (after + 1) * step] === COLOURED) after++;
  return before + after + 1;
}
