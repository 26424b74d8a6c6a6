import type { GrayImage } from "./gray-image.ts";
import { tonesOf } from "./tones.ts";

/** What lies around a sheet has less than this of its light. */
const DARK = 0.5;
/** Blur, and the shadow of the edge of a sheet. */
const EDGE_IN = 0.02;
/** Dust and compression lighten the surround for so many pixels. */
const WIDEST_SPECK_PX = 3;
/** A side is open to the surround where so much of it is dark; a torn corner or a hole is less. */
const LEAST_OF_SIDE = 0.2;
/** A line of pixels that is dark for more than this, and light as often, has letters of a printed band on it. */
const [MOSTLY, LIGHT_RUNS] = [0.5, 6];
/** So many inches of such lines are a band. */
const BAND_IN = 0.04;

/** Lines of pixels from one side of an image inwards. */
interface Side {
  lines: number;
  length: number;
  /** The first pixel of a line, and the step to the next one of it. */
  start(line: number): number;
  step: number;
}

/**
 * The image with paper in place of what a scanner sees beside a sheet while its lid is open, or a camera: its edges are long,
 * and tell of how the sheet lies, not of how its text does. A dark band with letters that reaches the edge is printed, and
 * an image that has one is given back as it is.
 */
export function withoutSurround(image: GrayImage): GrayImage {
  const { paper } = tonesOf(image);
  const dark = DARK * paper;
  const sides = sidesOf(image).map((side) => ({ side, depths: depthsOf(image, side, dark) }));
  const open = sides.filter(
    ({ side, depths }) => depths.filter((depth) => depth > 0).length >= LEAST_OF_SIDE * side.lines,
  );
  if (open.length === 0 || hasBand(image, dark)) return image;
  const pixels = image.pixels.slice();
  const edge = Math.ceil(EDGE_IN * image.dpi);
  for (const { side, depths } of open) {
    depths.forEach((depth, line) => {
      if (depth === 0) return;
      const end = Math.min(side.length, depth + edge);
      const first = side.start(line);
      // A sheet in uneven light goes on as it is at its edge.
      let beside = end < side.length ? 0 : paper;
      for (let i = end; i < Math.min(side.length, end + edge); i++)
        beside = Math.max(beside, image.pixels[first + i * side.step]!);
      for (let i = 0; i < end; i++) pixels[first + i * side.step] = beside;
    });
  }
  return { ...image, pixels };
}

function sidesOf({ width, height }: GrayImage): Side[] {
  return [
    { lines: height, length: width, start: (line) => line * width, step: 1 },
    { lines: height, length: width, start: (line) => (line + 1) * width - 1, step: -1 },
    { lines: width, length: height, start: (line) => line, step: width },
    { lines: width, length: height, start: (line) => (height - 1) * width + line, step: -width },
  ];
}

/** How far it is dark from a side on, line by line. */
function depthsOf({ pixels }: GrayImage, { lines, length, start, step }: Side, dark: number): number[] {
  return Array.from({ length: lines }, (_, line) => {
    const first = start(line);
    let depth = 0;
    for (let i = 0; i < length && i - depth <= WIDEST_SPECK_PX; i++)
      if (pixels[first + i * step]! < dark) depth = i + 1;
    return depth;
  });
}

/** Whether light letters stand on a dark band that is printed across the sheet or down it. */
function hasBand(image: GrayImage, dark: number): boolean {
  const [across, , down] = sidesOf(image);
  return [across!, down!].some((side) => {
    let lettered = 0;
    for (let line = 0; line < side.lines; line++) if (hasLetters(image, side, line, dark)) lettered++;
    return lettered >= BAND_IN * image.dpi;
  });
}

function hasLetters(
  { pixels }: GrayImage,
  { length, start, step }: Side,
  line: number,
  dark: number,
): boolean {
  let [darkCount, lightRuns, isLight] = [0, 0, false];
  for (let i = 0, at = start(line); i < length; i++, at += step) {
    const wasLight = isLight;
    isLight = pixels[at]! >= dark;
    if (!isLight) darkCount++;
    else if (!wasLight) lightRuns++;
  }
  return darkCount > MOSTLY * length && lightRuns >= LIGHT_RUNS;
}
