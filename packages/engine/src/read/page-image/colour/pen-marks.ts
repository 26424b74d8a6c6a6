import type { Box } from "../../../api/result.ts";
import { blobsOf, type Blob } from "../blobs.ts";
import { Flood } from "../flood.ts";
import type { GrayImage } from "../gray-image.ts";
import { BETWEEN, COLOURED } from "./coloured-ink.ts";

/** Letters are no lower and no higher; what is lower is a point, and what is higher or wider a drawing or a frame. */
const [LOWEST_IN, HIGHEST_IN] = [0.03, 0.5];
/** Letters of a word stand no further apart, in heights of the higher, and share so much of the lower one's height. */
const [LETTER_GAP, LEVEL] = [0.35, 0.4];
/** Letters of a word stand on one line, or hang from one, but for so much of the higher's height. */
const UNEVEN = 0.15;
/** A point belongs to a word that is so near. */
const POINT_IN = 0.05;
/** Print covers no print: where black ink fills so much of a coloured letter's box, somebody wrote over it. */
const COVERED = 0.08;
/** The middle of a box, without the rules and neighbours at its edges. */
const EDGE = 0.15;
/** A frame or a rule is made of straight runs, which are so long at least. */
const STRAIGHT_IN = 0.12;
const MOSTLY = 0.5;
/** A drawing that fills more of its box is no stroke of a pen. */
const FILLED = 0.5;

/**
 * The pieces of coloured ink that somebody put on a printed page: ticks, circles, signatures, stamps over figures. Letters in a
 * row are print, as are frames, rules and filled areas. `isBlack` tells of a pixel of the page whether black ink is there.
 */
export function penMarks(ink: GrayImage, isBlack: (at: number) => boolean): Blob[] {
  const { dpi } = ink;
  const blobs = blobsOf(ink, BETWEEN);
  const sizeOf = ({ x0, top, x1, bottom }: Box): number => Math.max(x1 - x0, bottom - top);
  const points = blobs.filter((blob) => sizeOf(blob) < LOWEST_IN * dpi);
  const letters = blobs.filter((blob) => sizeOf(blob) >= LOWEST_IN * dpi && sizeOf(blob) <= HIGHEST_IN * dpi);
  const drawings = blobs.filter((blob) => sizeOf(blob) > HIGHEST_IN * dpi);
  const words = wordsOf(letters);
  const printed = words.filter((word) => isPrinted(word, ink.width, isBlack)).flat();
  const isPrint = new Set(printed);
  const near = POINT_IN * dpi;
  return [
    ...letters.filter((blob) => !isPrint.has(blob)),
    ...points.filter((point) => !printed.some((letter) => isNear(point, letter, near))),
    ...drawings.filter((drawing) => isDrawnByHand(drawing, ink)),
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

function isPrinted(word: readonly Blob[], width: number, isBlack: (at: number) => boolean): boolean {
  if (word.length < 2) return false;
  const highest = Math.max(...word.map(({ top, bottom }) => bottom - top));
  if (Math.max(share(word, "bottom", highest), share(word, "top", highest)) <= MOSTLY) return false;
  const covering = word.filter((letter) => blackIn(letter, width, isBlack) >= COVERED).length;
  return covering <= 1 && covering < word.length / 2;
}

/** The share of the letters of a word that end at the height at which most of them do. */
function share(word: readonly Blob[], side: "top" | "bottom", highest: number): number {
  const ends = word.map((letter) => letter[side]).sort((a, b) => a - b);
  const usual = ends[ends.length >> 1]!;
  return ends.filter((end) => Math.abs(end - usual) <= UNEVEN * highest).length / word.length;
}

/** How much of the middle of a box is black. */
function blackIn(
  { x0, top, x1, bottom }: Box,
  width: number,
  isBlack: (at: number) => boolean,
): number {
  const [across, down] = [Math.ceil(EDGE * (x1 - x0)), Math.ceil(EDGE * (bottom - top))];
  let [count, seen] = [0, 0];
  for (let y = top + down; y < bottom - down; y++)
    for (let x = x0 + across; x < x1 - across; x++, seen++) if (isBlack(y * width + x)) count++;
  return seen === 0 ? 0 : count / seen;
}

function isNear(point: Box, letter: Box, far: number): boolean {
  const across = Math.max(letter.x0 - point.x1, point.x0 - letter.x1);
  const down = Math.max(letter.top - point.bottom, point.top - letter.bottom);
  return across <= far && down <= far;
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
