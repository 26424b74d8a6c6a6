import type { Blob } from "../blobs.ts";
import { Flood } from "../flood.ts";
import type { GrayImage } from "../gray-image.ts";
import { tonesOf, type Tones } from "../tones.ts";
import { brightestAt, lightAt, tintAt } from "./colour-at.ts";
import type { ColourImage } from "./colour-image.ts";
import { BETWEEN, colouredInk } from "./coloured-ink.ts";
import { inGray } from "./in-gray.ts";
import { penMarks } from "./pen-marks.ts";

/** The blur of a stroke reaches so far, and what compression makes of it; its paper is a little further. */
const BLUR_IN = 0.012;
const BESIDE_PX = 3;
/** Of black ink the brightest part is darker than this share of the paper, and its darkest is not far from it. */
const BLACK = 0.45;
const LEAST_TINT = 35;
/** Below a stroke it takes on the stroke's colour, and is darker than the stroke is by so much. */
const DARKER = 0.62;
/** Compression leaves so much of the colour of thin strokes, and in so large a share of what is left of them. */
const FADED_TINT = 12;
const MOSTLY = 0.85;
/** A point of small print has so many pixels that are darker than a stroke. */
const LEAST_DARK_PX = 3;

/**
 * A page in gray, without what somebody wrote on it in another colour than black: a tick beside a figure is no part of it. Black print
 * below a stroke stays.
 */
export function withoutPen(image: ColourImage): GrayImage {
  const gray = inGray(image);
  const ink = colouredInk(image);
  if (ink === null) return gray;
  const tones = tonesOf(gray);
  const isBlack = (at: number): boolean =>
    brightestAt(image, at) < BLACK * tones.paper && tintAt(image, at) < LEAST_TINT;
  const flood = new Flood(ink, BETWEEN);
  // For each pixel that somebody wrote on, below which light it is print.
  const written = new Map<number, number>();
  for (const mark of penMarks(ink, isBlack)) {
    const strokes = flood.from(mark.at).pixels;
    const darkest = DARKER * medianOf(strokes, (at) => lightAt(image, at));
    const own = around(strokes, gray, Math.ceil(BLUR_IN * gray.dpi));
    const paper = paperBeside(mark, gray, tones);
    for (const at of own) {
      written.set(at, darkest);
      if (!isBlack(at) && lightAt(image, at) >= darkest) gray.pixels[at] = paper;
    }
  }
  eraseEnds(gray, image, written, tones);
  return gray;
}

/** The pixels that are no further than `reach` from others. */
function around(pixels: Int32Array, { width, height }: GrayImage, reach: number): Set<number> {
  const found = new Set<number>();
  for (const at of pixels) {
    const [x, y] = [at % width, Math.floor(at / width)];
    for (let near = Math.max(0, y - reach); near <= Math.min(height - 1, y + reach); near++)
      for (let beside = Math.max(0, x - reach); beside <= Math.min(width - 1, x + reach); beside++)
        found.add(near * width + beside);
  }
  return found;
}

/** The usual gray of what is light along the edges of a mark: a band of shade is darker than the page's paper. */
function paperBeside({ x0, top, x1, bottom }: Blob, { width, height, pixels }: GrayImage, tones: Tones): number {
  const [left, right] = [Math.max(0, x0 - BESIDE_PX), Math.min(width - 1, x1 + BESIDE_PX)];
  const beside: number[] = [];
  for (let y = Math.max(0, top - BESIDE_PX); y < Math.min(height, bottom + BESIDE_PX); y++)
    beside.push(pixels[y * width + left]!, pixels[y * width + right]!);
  const light = beside.filter((gray) => gray >= tones.trace);
  return light.length === 0 ? tones.paper : medianOf(light, (gray) => gray);
}

/** Takes off what is left where somebody wrote, and is no print: compression grays the ends of strokes. */
function eraseEnds(
  gray: GrayImage,
  image: ColourImage,
  written: ReadonlyMap<number, number>,
  { trace, paper }: Tones,
): void {
  const flood = new Flood(gray, trace);
  const isFaded = (at: number): boolean => written.has(at) || tintAt(image, at) >= FADED_TINT;
  for (const [at, darkest] of written) {
    if (gray.pixels[at]! >= trace || flood.hasSeen(at)) continue;
    const pixels = [...flood.from(at).pixels];
    const isPrint = pixels.filter((other) => lightAt(image, other) < darkest).length >= LEAST_DARK_PX;
    const faded = pixels.filter(isFaded).length;
    if (!isPrint && faded >= MOSTLY * pixels.length) for (const other of pixels) gray.pixels[other] = paper;
  }
}

function medianOf<T>(values: ArrayLike<T> & Iterable<T>, numberOf: (value: T) => number): number {
  const sorted = Array.from(values, numberOf).sort((a, b) => a - b);
  return sorted[sorted.length >> 1]!;
}
