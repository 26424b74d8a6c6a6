import type { Box } from "../../../api/result.ts";
import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { glyphsOf, inkIn } from "./glyphs.ts";
import type { SeenWord } from "../recogniser.ts";

/** Boxes of one letter differ by no more than this, in pixels, and lie so far beside each other. */
const ASTRAY_PX = 2;
/** Letters are laid over each other to this part of a pixel, as they were printed; then few pixels differ by so much of the contrast. */
const STEP_PX = 0.5;
const DIFFERENT = 0.55;
/** So many may for each that is ink: grain of the scan. */
const GRAIN = 0.01;

/** From here on gray is a trace of ink, as a share of its contrast. */
const TRACE = 0.3;
/** Letters that are the same have about as much ink. */
const AS_MUCH_INK = 0.1;

/** How dark the pixels of a letter are, or of some that touch: 0 for paper, 1 for ink. */
export interface Shades {
  width: number;
  height: number;
  at: Float32Array;
  /** Of all pixels together. */
  ink: number;
}

/**
 * Whether two words show the same letters: glyph by glyph laid over each other, hardly a pixel is ink in the one and paper in
 * the other. In bitonal scans, where the edges of each letter fall otherwise, hardly any words do.
 */
export function isSameInk(left: readonly Shades[], right: readonly Shades[]): boolean {
  return left.length === right.length && left.every((shades, i) => areSame(shades, right[i]!));
}

function areSame(a: Shades, b: Shades): boolean {
  if (Math.abs(a.width - b.width) > ASTRAY_PX || Math.abs(a.height - b.height) > ASTRAY_PX) return false;
  if (Math.abs(a.ink - b.ink) > AS_MUCH_INK * Math.max(a.ink, b.ink)) return false;
  const whole = overlay(a, b, { dx: 0, dy: 0 }, 1, ASTRAY_PX);
  const fine = overlay(a, b, whole, STEP_PX, 1);
  return differentPx(a, b, fine) <= GRAIN * a.ink;
}

/** The glyphs of a word, as dark as its own ink: print may be gray. */
export function shadesOf(word: SeenWord, image: GrayImage, { paper }: Tones): Shades[] {
  const contrast = 2 * (paper - inkIn(word, image, paper));
  return glyphsOf(word, image, paper - TRACE * contrast).map(({ from, to }) =>
    shadesIn({ ...word, x0: from, x1: to }, image, paper, contrast),
  );
}

function shadesIn({ x0, top, x1, bottom }: Box, image: GrayImage, paper: number, contrast: number): Shades {
  const [left, head] = [Math.floor(x0), Math.floor(top)];
  const [width, height] = [Math.ceil(x1) - left, Math.ceil(bottom) - head];
  const at = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const gray = image.pixels[(head + y) * image.width + left + x] ?? paper;
      at[y * width + x] = Math.min(1, Math.max(0, (paper - gray) / contrast));
    }
  }
  return { width, height, at, ink: at.reduce((sum, shade) => sum + shade, 0) };
}

/** How far one picture is moved to lie over another, in pixels. */
interface Move {
  dx: number;
  dy: number;
}

/** How dark a word is at a place between its pixels. */
function shadeAt({ width, height, at }: Shades, x: number, y: number): number {
  const [left, head] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [x - left, y - head];
  const pixel = (column: number, row: number): number =>
    column < 0 || row < 0 || column >= width || row >= height ? 0 : at[row * width + column]!;
  const above =
    right === 0 ? pixel(left, head) : (1 - right) * pixel(left, head) + right * pixel(left + 1, head);
  if (down === 0) return above;
  return (
    (1 - down) * above + down * ((1 - right) * pixel(left, head + 1) + right * pixel(left + 1, head + 1))
  );
}

/** How far the second must be moved so that both differ least, around a first guess. */
function overlay(a: Shades, b: Shades, around: Move, step: number, steps: number): Move {
  let [best, least] = [around, Infinity];
  for (let down = -steps; down <= steps; down++) {
    for (let right = -steps; right <= steps; right++) {
      const move = { dx: around.dx + right * step, dy: around.dy + down * step };
      let missed = 0;
      for (let y = 0; y < a.height && missed < least; y++)
        for (let x = 0; x < a.width; x++)
          missed += Math.abs(a.at[y * a.width + x]! - shadeAt(b, x - move.dx, y - move.dy));
      if (missed < least) [best, least] = [move, missed];
    }
  }
  return best;
}

function differentPx(a: Shades, b: Shades, { dx, dy }: Move): number {
  let count = 0;
  for (let y = 0; y < a.height; y++)
    for (let x = 0; x < a.width; x++)
      if (Math.abs(a.at[y * a.width + x]! - shadeAt(b, x - dx, y - dy)) > DIFFERENT) count++;
  return count;
}
