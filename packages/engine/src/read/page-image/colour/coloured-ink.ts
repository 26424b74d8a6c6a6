import type { GrayImage } from "../gray-image.ts";
import { BLUE, BYTES_PX, GREEN, luma, RED, type ColourImage } from "./colour-image.ts";
import { paperColourOf, type PaperColour } from "./paper-colour.ts";

/** Ink is coloured whose brightest and darkest parts differ by so much, and by so large a share of the brightest. */
const [LEAST_CHROMA, LEAST_SATURATION] = [40, 0.3];
/** And paper is lighter. */
const DARKEST_PAPER = 205;
/** What is beside a stroke is no further from it: its paper, which a highlighter may have coloured. */
const BESIDE_IN = 0.018;
/** A page with a larger share of it is a picture. */
const MOST_COLOURED = 0.08;

export const [COLOURED, OTHER] = [0, 255];
/** Tells the two apart. */
export const BETWEEN = 128;

/**
 * Where strokes of coloured ink are: 0 there, and 255 elsewhere, as a picture of the size of the page. Edges of black print on
 * coloured paper are none. Null where a page has none, or is coloured throughout.
 */
export function colouredInk(image: ColourImage): GrayImage | null {
  const { width, height, pixels, dpi } = image;
  const paper = paperColourOf(image);
  const found: number[] = [];
  for (let i = 0, at = 0; i < width * height; i++, at += BYTES_PX)
    if (isColoured(pixels[at + RED]!, pixels[at + GREEN]!, pixels[at + BLUE]!, paper)) found.push(i);
  if (found.length === 0 || found.length > MOST_COLOURED * width * height) return null;
  const ink = new Uint8Array(width * height).fill(OTHER);
  const reach = Math.ceil(BESIDE_IN * dpi);
  for (const i of found) {
    const at = BYTES_PX * i;
    const beside = lightestBeside(image, i, reach);
    if (isColoured(pixels[at + RED]!, pixels[at + GREEN]!, pixels[at + BLUE]!, beside)) ink[i] = COLOURED;
  }
  return { width, height, pixels: ink, dpi };
}

function isColoured(red: number, green: number, blue: number, paper: PaperColour): boolean {
  const [r, g, b] = [onWhite(red, paper[0]), onWhite(green, paper[1]), onWhite(blue, paper[2])];
  const brightest = Math.max(r, g, b);
  const chroma = brightest - Math.min(r, g, b);
  return chroma >= LEAST_CHROMA && chroma >= LEAST_SATURATION * brightest && luma(r, g, b) < DARKEST_PAPER;
}

/** As it would be on white paper. */
function onWhite(value: number, paper: number): number {
  return Math.min(255, (255 * value) / paper);
}

/** The most of each colour that is near a pixel. */
function lightestBeside({ width, height, pixels }: ColourImage, i: number, reach: number): PaperColour {
  const [x, y] = [i % width, Math.floor(i / width)];
  let [red, green, blue] = [1, 1, 1];
  const [left, right] = [Math.max(0, x - reach), Math.min(width - 1, x + reach)];
  for (let near = Math.max(0, y - reach); near <= Math.min(height - 1, y + reach); near++) {
    const end = BYTES_PX * (near * width + right);
    for (let at = BYTES_PX * (near * width + left); at <= end; at += BYTES_PX) {
      if (pixels[at + RED]! > red) red = pixels[at + RED]!;
      if (pixels[at + GREEN]! > green) green = pixels[at + GREEN]!;
      if (pixels[at + BLUE]! > blue) blue = pixels[at + BLUE]!;
    }
  }
  return [red, green, blue];
}
