import type { Box } from "../../api/result.ts";
import type { Fragment } from "../fragments.ts";
import { compose, type Matrix } from "../matrix.ts";
import { drawnPage } from "../page-image/drawn-page.ts";
import { shareInside, type Unseen } from "../painted.ts";
import type { Pdfium } from "./library.ts";
import type { Aside } from "./turned-letters.ts";

/** A piece of text of which something says that it may not be seen. */
export interface Doubt {
  object: number;
  /** Where its letters stand. */
  letters: Box;
  why: Unseen;
  /** null for turned text, which is doubted run by run. */
  fragment: Fragment | null;
  aside: Aside | null;
}

interface Picture {
  pixels: Uint8Array;
  width: number;
  height: number;
  /** Where its corner lies on the page, and pixels a point. */
  x0: number;
  top: number;
  scale: number;
}

/** What else is on the page of doubts. */
interface Beside {
  /** From the page as displayed to the frame of the pieces' boxes. */
  view: Matrix;
  /** Pieces that are seen, and the show operators that they are of. */
  others: readonly Box[];
  seen: ReadonlySet<number>;
  /** All text of the page is small. */
  hasOwnScale: boolean;
}

const SCALE = 2;
/** Larger pictures are drawn smaller. */
const MOST_PIXELS = 4_000_000;
/** Of no more than this share of its pixels is anything to be seen. */
const SEEN_SHARE = 0.01;
/** By how much a part of a colour differs that is seen. */
const SEEN_TONES = 12;
const INK_TONES = 40;
/** Other pieces of text that cover this share of one stand in its place. */
const IN_PLACE = 0.3;
const BYTES = 4;
const ROW_PT = 20;

/**
 * The pieces of text that are not seen: the page looks the same without them.
 */
export function unseenOf(
  library: Pdfium,
  page: number,
  doubts: readonly Doubt[],
  { view, others, seen, hasOwnScale }: Beside,
): Set<Doubt> {
  const unseen = new Set(hasOwnScale ? [] : doubts.filter(({ why }) => why === "small"));
  const rest = doubts.filter(({ why }) => why !== "small");
  if (rest.length === 0) return unseen;
  const region = regionOf(rest);
  const shown = pictureOf(library, page, region, view);
  const objects = [...new Set(rest.map(({ object }) => object))];
  for (const object of objects) library._FPDFPageObj_SetIsActive(object, 0);
  const without = pictureOf(library, page, region, view);
  for (const object of objects) library._FPDFPageObj_SetIsActive(object, 1);
  if (shown === null || without === null) return unseen;
  const inPlace = byRows(others);
  const same = new Set(rest.filter(({ letters }) => looksTheSame(shown, without, letters)));
  const inPart = new Set([...seen, ...rest.flatMap((doubt) => (same.has(doubt) ? [] : [doubt.object]))]);
  for (const doubt of same) {
    // PDFium tells of text that is drawn twice at one place once only: the second may be the one that is seen. It is told when
    // the first is left out as a whole.
    const isTold = doubt.why === "under_picture" || !inPart.has(doubt.object);
    if (isTold || !hasInk(shown, doubt.letters) || isReplaced(doubt.letters, inPlace)) unseen.add(doubt);
  }
  return unseen;
}

/** Boxes by the rows of a page that they begin in, as there may be very many. */
function byRows(boxes: readonly Box[]): Map<number, Box[]> {
  const rows = new Map<number, Box[]>();
  for (const box of boxes) {
    const row = Math.floor(box.top / ROW_PT);
    const there = rows.get(row);
    if (there === undefined) rows.set(row, [box]);
    else there.push(box);
  }
  return rows;
}

function isReplaced(letters: Box, others: ReadonlyMap<number, readonly Box[]>): boolean {
  const row = Math.floor(letters.top / ROW_PT);
  let share = 0;
  for (let near = row - 1; near <= row + 1; near++)
    for (const other of others.get(near) ?? []) share += shareInside(letters, other);
  return share > IN_PLACE;
}

function regionOf(doubts: readonly Doubt[]): Box {
  return doubts
    .map(({ letters }) => letters)
    .reduce((a, b) => ({
      x0: Math.min(a.x0, b.x0),
      top: Math.min(a.top, b.top),
      x1: Math.max(a.x1, b.x1),
      bottom: Math.max(a.bottom, b.bottom),
    }));
}

function pictureOf(
  library: Pdfium,
  page: number,
  { x0, top, x1, bottom }: Box,
  view: Matrix,
): Picture | null {
  const area = (x1 - x0) * (bottom - top) * SCALE * SCALE;
  const scale = area > MOST_PIXELS ? SCALE * Math.sqrt(MOST_PIXELS / area) : SCALE;
  const [width, height] = [Math.ceil((x1 - x0) * scale), Math.ceil((bottom - top) * scale)];
  if (!(width > 0 && height > 0)) return null;
  const matrix = compose([scale, 0, 0, scale, -x0 * scale, -top * scale], view);
  const pixels = drawnPage(library, page, { width, height, matrix: [...matrix] }, "colour");
  return pixels === null ? null : { pixels, width, height, x0, top, scale };
}

/** Which pixels of a picture a box covers, from the first to before the last. */
function pixelsOf({ width, height, x0, top, scale }: Picture, box: Box): Box {
  return {
    x0: Math.max(0, Math.round((box.x0 - x0) * scale)),
    top: Math.max(0, Math.round((box.top - top) * scale)),
    x1: Math.min(width, Math.round((box.x1 - x0) * scale)),
    bottom: Math.min(height, Math.round((box.bottom - top) * scale)),
  };
}

function looksTheSame(shown: Picture, without: Picture, box: Box): boolean {
  const { x0, top, x1, bottom } = pixelsOf(shown, box);
  let changed = 0;
  for (let y = top; y < bottom; y++)
    for (let x = x0; x < x1; x++) {
      const at = BYTES * (y * shown.width + x);
      if (differ(shown.pixels, at, without.pixels, at) > SEEN_TONES) changed++;
    }
  return changed <= SEEN_SHARE * (x1 - x0) * (bottom - top);
}

function hasInk({ pixels, ...picture }: Picture, box: Box): boolean {
  const { x0, top, x1, bottom } = pixelsOf({ pixels, ...picture }, box);
  const first = BYTES * (top * picture.width + x0);
  let inked = 0;
  for (let y = top; y < bottom; y++)
    for (let x = x0; x < x1; x++)
      if (differ(pixels, BYTES * (y * picture.width + x), pixels, first) > INK_TONES) inked++;
  return inked > SEEN_SHARE * (x1 - x0) * (bottom - top);
}

/** By how much two pixels differ in one of their parts. */
function differ(a: Uint8Array, at: number, b: Uint8Array, other: number): number {
  let most = 0;
  for (let i = 0; i < 3; i++) most = Math.max(most, Math.abs(a[at + i]! - b[other + i]!));
  return most;
}
