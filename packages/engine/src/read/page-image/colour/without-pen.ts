import { Flood } from "../flood.ts";
import type { GrayImage } from "../gray-image.ts";
import { tonesOf, type Tones } from "../tones.ts";
import { Backgrounds } from "./backgrounds.ts";
import { brightestAt, colourAt, lightsOf, spreadAt, tintOf, type ColourImage } from "./colour-image.ts";
import { BETWEEN, colouredInk } from "./coloured-ink.ts";
import { dropFringes } from "./fringes.ts";
import { inGray } from "./in-gray.ts";
import { penMarks } from "./pen-marks.ts";
import { around, lightBelow, paperBeside, strokeOf } from "./strokes.ts";

/** The blur of a stroke reaches so far, and what compression makes of it. */
const BLUR_IN = 0.012;
/** Of black ink the brightest part is darker than this share of the paper, and its darkest is not far from it. */
const BLACK = 0.45;
const LEAST_SPREAD = 35;
/** What is lighter, as a share of the paper, is left of the edge of a stroke. */
const LEFT = 0.66;
/** What is left of a stroke is no darker, as a share of its ink. */
const DARKEST = 0.65;
/** Compression leaves so much of the colour of thin strokes, and in so large a share of what is left of them. */
const FADED_SPREAD = 12;
const MOSTLY = 0.85;
/** A point of small print has so many pixels that are darker than a stroke. */
const LEAST_DARK_PX = 3;

/**
 * A page in gray, without what somebody wrote on it in another colour than black: a tick beside a figure is no part of it. Black print
 * below a stroke stays.
 */
export function withoutPen(image: ColourImage): GrayImage {
  const { width, height, dpi } = image;
  const lights = lightsOf(image);
  const backgrounds = new Backgrounds(image, lights);
  const gray = { width, height, dpi, pixels: inGray(lights, backgrounds) };
  const ink = colouredInk(image, lights, backgrounds);
  if (ink === null) return gray;
  dropFringes(ink, image, lights, backgrounds.light);
  const tones = tonesOf(gray);
  const isBlack = (at: number): boolean =>
    brightestAt(image, at) < BLACK * tones.paper && spreadAt(image, at) < LEAST_SPREAD;
  const flood = new Flood(ink, BETWEEN);
  // For each pixel that somebody wrote on, below which light it is print.
  const written = new Map<number, number>();
  for (const mark of penMarks(ink, lights)) {
    const strokes = flood.from(mark.at).pixels;
    const stroke = strokeOf(strokes, image, lights, tones.paper);
    const paper = paperBeside(mark, gray, tones);
    const darkest = DARKEST * stroke.through * tones.paper;
    for (const at of around(strokes, gray, Math.ceil(BLUR_IN * dpi))) {
      written.set(at, darkest);
      if (isBlack(at)) continue;
      const own = lights[at]!;
      const below = lightBelow(own, tintOf(colourAt(image, at, own)), stroke);
      const light = mark.coversPrint ? below : own < darkest ? own : paper;
      gray.pixels[at] = light >= LEFT * paper ? paper : light;
    }
  }
  const isFaded = (at: number): boolean => written.has(at) || spreadAt(image, at) >= FADED_SPREAD;
  eraseEnds(gray, tones, lights, { written, isFaded });
  return gray;
}

/** Takes off what is left where somebody wrote, and is no print: compression grays the ends of strokes. */
function eraseEnds(
  gray: GrayImage,
  { trace, paper }: Tones,
  lights: Uint8Array,
  { written, isFaded }: { written: ReadonlyMap<number, number>; isFaded: (at: number) => boolean },
): void {
  const flood = new Flood(gray, trace);
  for (const [at, darkest] of written) {
    if (gray.pixels[at]! >= trace || flood.hasSeen(at)) continue;
    const pixels = [...flood.from(at).pixels];
    const isPrint = pixels.filter((other) => lights[other]! < darkest).length >= LEAST_DARK_PX;
    const faded = pixels.filter(isFaded).length;
    if (!isPrint && faded >= MOSTLY * pixels.length) for (const other of pixels) gray.pixels[other] = paper;
  }
}
