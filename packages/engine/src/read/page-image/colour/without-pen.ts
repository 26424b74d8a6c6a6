import type { Blob } from "../blobs.ts";
import { Flood } from "../flood.ts";
import type { GrayImage } from "../gray-image.ts";
import { tonesOf, type Tones } from "../tones.ts";
import { Backgrounds } from "./backgrounds.ts";
import { brightestAt, colourAt, tintAt, type Colour, type ColourImage } from "./colour-image.ts";
import { BETWEEN, colouredInk } from "./coloured-ink.ts";
import { inGray } from "./in-gray.ts";
import { penMarks } from "./pen-marks.ts";

/** The blur of a stroke reaches so far, and what compression makes of it; its paper is a little further. */
const BLUR_IN = 0.012;
const BESIDE_PX = 3;
/** Of black ink the brightest part is darker than this share of the paper, and its darkest is not far from it. */
const BLACK = 0.45;
const LEAST_TINT = 35;
/** Of a stroke's pixels so large a share is as dark as its ink, but for so much, and so large a share has less than its colour. */
const [INK_SHARE, UNEVEN, COLOUR_SHARE] = [0.4, 0.85, 0.6];
/** What is lighter, as a share of the paper, is left of the edge of a stroke. */
const LEFT = 0.66;
/** What is left of a stroke is no darker, as a share of its ink. */
const DARKEST = 0.65;
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
  const backgrounds = new Backgrounds(image);
  const gray = inGray(image, backgrounds);
  const ink = colouredInk(image, backgrounds);
  if (ink === null) return gray;
  const tones = tonesOf(gray);
  const isBlack = (at: number): boolean =>
    brightestAt(image, at) < BLACK * tones.paper && tintAt(image, at) < LEAST_TINT;
  const flood = new Flood(ink, BETWEEN);
  // For each pixel that somebody wrote on, below which light it is print.
  const written = new Map<number, number>();
  for (const mark of penMarks(ink, (at) => colourAt(image, at).light)) {
    const strokes = flood.from(mark.at).pixels;
    const stroke = strokeOf(strokes, image, tones.paper);
    const paper = paperBeside(mark, gray, tones);
    const darkest = DARKEST * stroke.through * tones.paper;
    for (const at of around(strokes, gray, Math.ceil(BLUR_IN * gray.dpi))) {
      written.set(at, darkest);
      if (isBlack(at)) continue;
      const colour = colourAt(image, at);
      const isPrint = colour.light < darkest;
      const light = mark.coversPrint ? lightBelow(colour, stroke) : isPrint ? colour.light : paper;
      gray.pixels[at] = light >= LEFT * paper ? paper : light;
    }
  }
  eraseEnds(gray, image, written, tones);
  return gray;
}

interface Stroke {
  /** The share of light that its ink lets through. */
  through: number;
  /** How far its colour is from gray where it covers a pixel. */
  tint: number;
}

function strokeOf(pixels: Int32Array, image: ColourImage, paper: number): Stroke {
  const colours = Array.from(pixels, (at) => colourAt(image, at));
  const light = atShare(
    colours.map((colour) => colour.light),
    INK_SHARE,
  );
  return { through: (UNEVEN * light) / paper, tint: atShare(colours.map(tintOf), COLOUR_SHARE) };
}

/** How light a pixel is without the ink that covers a part of it, and holds back as much of the light. */
function lightBelow(colour: Colour, { through, tint }: Stroke): number {
  const covered = Math.min(1, tintOf(colour) / tint);
  return colour.light / (1 - covered * (1 - through));
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
function paperBeside(
  { x0, top, x1, bottom }: Blob,
  { width, height, pixels }: GrayImage,
  tones: Tones,
): number {
  const [left, right] = [Math.max(0, x0 - BESIDE_PX), Math.min(width - 1, x1 + BESIDE_PX)];
  const beside: number[] = [];
  for (let y = Math.max(0, top - BESIDE_PX); y < Math.min(height, bottom + BESIDE_PX); y++)
    beside.push(pixels[y * width + left]!, pixels[y * width + right]!);
  const light = beside.filter((gray) => gray >= tones.trace);
  return light.length === 0 ? tones.paper : atShare(light, 0.5);
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
    const isPrint = pixels.filter((other) => colourAt(image, other).light < darkest).length >= LEAST_DARK_PX;
    const faded = pixels.filter(isFaded).length;
    if (!isPrint && faded >= MOSTLY * pixels.length) for (const other of pixels) gray.pixels[other] = paper;
  }
}

function tintOf({ blue, red }: Colour): number {
  return Math.hypot(blue, red);
}

/** The number than which so large a share of others is lower. */
function atShare(numbers: number[], share: number): number {
  return numbers.sort((a, b) => a - b)[Math.floor(share * numbers.length)]!;
}
