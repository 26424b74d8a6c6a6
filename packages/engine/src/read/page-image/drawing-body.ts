import { blobsOf } from "./blobs.ts";
import { Flood } from "./flood.ts";
import type { GrayImage } from "./gray-image.ts";

/** Strokes of letters are thinner than this. */
const STROKE_IN = 0.045;
/** White that an outline encloses is larger than that within a letter. */
const LEAST_INSIDE_IN = 0.12;
/** A drawing of which less is in its body has none: it is made of strokes. */
const LEAST_BODY = 0.6;
/** Blur reaches so far beyond an outline. */
const BLUR_PX = 2;
/** Letters stick out further than the shadow of a drawing and its corners do. */
const LEAST_OUT_IN = 0.025;
/** Letters of text are lower than this; what is higher is another part of the drawing. */
const HIGHEST_LETTER_IN = 0.2;

const [WHITE, SOLID] = [0, 255];
/** Tells the two apart. */
const BETWEEN = 128;

/**
 * Of the pixels of a drawing, as indices, those that are its own. Letters that touch it stick out as thin strokes; where
 * it is made of strokes itself, all are its own.
 */
export function bodyOf(drawing: readonly number[], page: GrayImage): number[] {
  const { mask, placeOf } = maskOf(drawing, page);
  fillInside(mask);
  const body = filledUp(opened(mask, Math.ceil((STROKE_IN * page.dpi) / 2)));
  const isLetter = sticksOut(mask, body);
  const own = drawing.filter((at) => isLetter[placeOf(at)] === 0);
  return own.length < LEAST_BODY * drawing.length ? [...drawing] : own;
}

/** The drawing by itself, with a white edge around it. */
function maskOf(
  drawing: readonly number[],
  page: GrayImage,
): { mask: GrayImage; placeOf: (at: number) => number } {
  let [left, right, top, bottom] = [page.width, 0, page.height, 0];
  for (const at of drawing) {
    const x = at % page.width;
    const y = (at - x) / page.width;
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  const [width, height] = [right - left + 3, bottom - top + 3];
  const pixels = new Uint8Array(width * height).fill(WHITE);
  const placeOf = (at: number): number => {
    const x = at % page.width;
    return ((at - x) / page.width - top + 1) * width + x - left + 1;
  };
  for (const at of drawing) pixels[placeOf(at)] = SOLID;
  return { mask: { width, height, pixels, dpi: page.dpi }, placeOf };
}

/** Makes solid what an outline encloses; the white within letters that touch it stays. */
function fillInside(mask: GrayImage): void {
  const least = LEAST_INSIDE_IN * mask.dpi;
  const [, ...inside] = blobsOf(mask, BETWEEN);
  const flood = new Flood(mask, BETWEEN);
  for (const { at, x0, top, x1, bottom } of inside) {
    if (Math.min(x1 - x0, bottom - top) < least) continue;
    for (const enclosed of flood.from(at).pixels) mask.pixels[enclosed] = SOLID;
  }
}

/** A 1 for each pixel that a solid square, `2 * half + 1` wide, can cover, and for those that its blur reaches. */
function opened(mask: GrayImage, half: number): GrayImage {
  const fits = windows(mask, half, (count, full) => count === full);
  return windows(fits, half + BLUR_PX, (count) => count > 0);
}

/** Solid where the square around a pixel holds as many solid ones as `isSolid` demands. */
function windows(
  { width, height, pixels, dpi }: GrayImage,
  half: number,
  isSolid: (count: number, full: number) => boolean,
): GrayImage {
  const wide = width + 1;
  const sums = new Uint32Array(wide * (height + 1));
  for (let y = 0; y < height; y++) {
    for (let x = 0, row = 0; x < width; x++) {
      if (pixels[y * width + x] === SOLID) row++;
      sums[(y + 1) * wide + x + 1] = sums[y * wide + x + 1]! + row;
    }
  }
  const full = (2 * half + 1) ** 2;
  const found = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - half), Math.min(height, y + half + 1)];
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - half), Math.min(width, x + half + 1)];
      const count =
        sums[bottom * wide + right]! -
        sums[top * wide + right]! -
        sums[bottom * wide + left]! +
        sums[top * wide + left]!;
      if (isSolid(count, full)) found[y * width + x] = SOLID;
    }
  }
  return { width, height, pixels: found, dpi };
}

/** A 1 for each pixel of what is outside the body and reaches away from it. */
function sticksOut(mask: GrayImage, body: GrayImage): Uint8Array {
  const near = windows(body, Math.round(LEAST_OUT_IN * mask.dpi), (count) => count > 0);
  const rest = mask.pixels.map((pixel, at) => (pixel === SOLID && body.pixels[at] !== SOLID ? WHITE : SOLID));
  const outside = { ...mask, pixels: rest };
  const found = new Uint8Array(rest.length);
  const flood = new Flood(outside, BETWEEN);
  const letters = blobsOf(outside, BETWEEN).filter(
    ({ top, bottom }) => bottom - top <= HIGHEST_LETTER_IN * mask.dpi,
  );
  for (const { at: start } of letters) {
    const piece = flood.from(start).pixels;
    if (piece.some((at) => near.pixels[at] !== SOLID)) for (const at of piece) found[at] = 1;
  }
  return found;
}

/** Solid is what lies between solid pixels both along its row and along its column: what a number leaves open in a bubble. */
function filledUp({ width, height, pixels, dpi }: GrayImage): GrayImage {
  const found = new Uint8Array(pixels.length);
  const spanOf = (start: number, step: number, count: number): [number, number] => {
    let [first, last] = [count, -1];
    for (let i = 0; i < count; i++) {
      if (pixels[start + i * step] !== SOLID) continue;
      first = Math.min(first, i);
      last = i;
    }
    return [first, last];
  };
  const columns = Array.from({ length: width }, (_, x) => spanOf(x, width, height));
  for (let y = 0; y < height; y++) {
    const [first, last] = spanOf(y * width, 1, width);
    for (let x = first; x <= last; x++) {
      const [highest, lowest] = columns[x]!;
      if (y >= highest && y <= lowest) found[y * width + x] = SOLID;
    }
  }
  return { width, height, pixels: found, dpi };
}
