import type { Box } from "../../src/api/result.ts";
import type { SeenWord } from "../../src/read/ocr/recogniser.ts";
import type { GrayImage } from "../../src/read/page-image/gray-image.ts";
import type { Tones } from "../../src/read/page-image/tones.ts";

/** The tones of the pictures here. */
export const TONES: Tones = { paper: 250, ink: 130, trace: 180, faint: 205 };
const SHADES: Readonly<Record<string, number>> = { "#": 10, x: 100, "+": 170, " ": TONES.paper };
const WHITE = 4;

/** A picture with some white around it: `#` is ink, `x` lighter ink, `+` a trace of it; each sign is a square of `size` pixels. */
export function picture(rows: readonly string[], size = 2): GrayImage {
  const columns = Math.max(...rows.map((row) => row.length));
  const [width, height] = [(columns + 2 * WHITE) * size, (rows.length + 2 * WHITE) * size];
  const image = { width, height, pixels: new Uint8Array(width * height).fill(TONES.paper), dpi: 300 };
  for (const [y, row] of rows.entries()) {
    for (const [x, sign] of [...row].entries()) {
      for (let line = 0; line < size; line++) {
        const at = ((y + WHITE) * size + line) * width + (x + WHITE) * size;
        image.pixels.fill(SHADES[sign]!, at, at + size);
      }
    }
  }
  return image;
}

/** Where rows and columns of a picture are, in its pixels. */
export function boxOf(x0: number, top: number, x1: number, bottom: number, size = 2): Box {
  const at = (sign: number): number => (sign + WHITE) * size;
  return { x0: at(x0), top: at(top), x1: at(x1), bottom: at(bottom) };
}

/** A word that was read in a box. */
export function seenIn(box: Box, text: string, change: Partial<SeenWord> = {}): SeenWord {
  return { ...box, text, confidence: 0.9, line: 0, ...change };
}
