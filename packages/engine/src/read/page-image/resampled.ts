import type { GrayImage } from "./gray-image.ts";

const WHITE = 255;
/** How far the kernel reaches to either side of a point, in pixels of the source: Lanczos of three lobes. */
const REACH = 3;
const TAPS = 2 * REACH;
/** Places between two pixels that are told apart. */
const PHASES = 64;

/** What an image becomes. */
export interface Resampling {
  width: number;
  height: number;
  dpi: number;
  /** Degrees clockwise by which it is turned about its middle; a few at most. */
  skew: number;
}

/**
 * The image with other pixels an inch, turned by a few degrees in the same step: each step blurs, and a recogniser misreads
 * what is blurred. What was outside of it is white. To be enlarged, or kept in its size: it does not average what it leaves out.
 */
export function resampled(image: GrayImage, { width, height, dpi, skew }: Resampling): GrayImage {
  const scale = image.dpi / dpi;
  const angle = (skew * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  // A pixel (x, y) of the result lies at (cos x + sin y + left, cos y - sin x + top) in the source.
  const left = (image.width - cos * (width - 1) - sin * (height - 1) - 1) / 2;
  const top = (image.height - cos * (height - 1) + sin * (width - 1) - 1) / 2;
  // First along the rows of the source, where (x, v) of the result lies at height v of it; then down its columns.
  const across = { step: cos + (sin * sin) / cos, slope: sin / cos, origin: left - (sin * top) / cos };
  const rows = alongRows(image, width, across);
  const pixels = new Uint8Array(width * height);
  const last = image.height + TAPS;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let x = 0; x < width; x++) {
      const from = Math.min(last, Math.max(REACH, cos * y - sin * x + top + TAPS));
      const first = Math.floor(from);
      const w = Math.floor((from - first) * PHASES) * TAPS;
      const at = (first - REACH + 1) * width + x;
      const sum =
        WEIGHTS[w]! * rows[at]! +
        WEIGHTS[w + 1]! * rows[at + width]! +
        WEIGHTS[w + 2]! * rows[at + 2 * width]! +
        WEIGHTS[w + 3]! * rows[at + 3 * width]! +
        WEIGHTS[w + 4]! * rows[at + 4 * width]! +
        WEIGHTS[w + 5]! * rows[at + 5 * width]!;
      pixels[row + x] = sum <= 0 ? 0 : sum >= WHITE ? WHITE : sum + 0.5;
    }
  }
  return { width, height, pixels, dpi };
}

/** Where the pixels of a row lie in its source: `step` apart from an origin that moves by `slope` from row to row. */
interface AlongRows {
  step: number;
  slope: number;
  origin: number;
}

/** The rows of an image with `width` pixels each, and white ones above and below. */
function alongRows(image: GrayImage, width: number, { step, slope, origin }: AlongRows): Float32Array {
  const rows = new Float32Array(width * (image.height + 2 * TAPS)).fill(WHITE);
  const source = new Uint8Array(image.width + 2 * TAPS).fill(WHITE);
  const last = source.length - TAPS;
  for (let y = 0; y < image.height; y++) {
    source.set(image.pixels.subarray(y * image.width, (y + 1) * image.width), TAPS);
    const row = (y + TAPS) * width;
    const start = origin + slope * y + TAPS;
    for (let x = 0; x < width; x++) {
      const from = Math.min(last, Math.max(REACH, start + step * x));
      const first = Math.floor(from);
      const w = Math.floor((from - first) * PHASES) * TAPS;
      const at = first - REACH + 1;
      rows[row + x] =
        WEIGHTS[w]! * source[at]! +
        WEIGHTS[w + 1]! * source[at + 1]! +
        WEIGHTS[w + 2]! * source[at + 2]! +
        WEIGHTS[w + 3]! * source[at + 3]! +
        WEIGHTS[w + 4]! * source[at + 4]! +
        WEIGHTS[w + 5]! * source[at + 5]!;
    }
  }
  return rows;
}

/** The weights of the pixels around a point, for each phase of it; their sum is 1. */
const WEIGHTS = weights();

function weights(): Float32Array {
  const all = new Float32Array(PHASES * TAPS);
  for (let phase = 0; phase < PHASES; phase++) {
    const own = Array.from({ length: TAPS }, (_, k) => lanczos(k - REACH + 1 - (phase + 0.5) / PHASES));
    const sum = own.reduce((a, b) => a + b, 0);
    for (const [k, weight] of own.entries()) all[phase * TAPS + k] = weight / sum;
  }
  return all;
}

function lanczos(x: number): number {
  const angle = Math.PI * x;
  return Math.abs(x) >= REACH ? 0 : (REACH * Math.sin(angle) * Math.sin(angle / REACH)) / angle ** 2;
}
