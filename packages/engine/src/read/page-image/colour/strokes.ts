import type { Box } from "../../../api/result.ts";
import type { GrayImage } from "../gray-image.ts";
import type { Tones } from "../tones.ts";
import { colourAt, tintOf, type ColourImage } from "./colour-image.ts";

/** Of a stroke's pixels so large a share is as dark as its ink, but for so much, and so large a share has less than its colour. */
const [INK_SHARE, UNEVEN, COLOUR_SHARE] = [0.4, 0.85, 0.6];
/** The paper of a stroke is a little further from it than its blur reaches. */
const BESIDE_PX = 3;

/** What the ink of a stroke does to the light of the paper. */
export interface Stroke {
  /** The share of light that it lets through. */
  through: number;
  /** How far its colour is from gray where it covers a pixel. */
  tint: number;
}

export function strokeOf(pixels: Int32Array, image: ColourImage, lights: Uint8Array, paper: number): Stroke {
  const light = atShare(
    Array.from(pixels, (at) => lights[at]!),
    INK_SHARE,
  );
  const tints = Array.from(pixels, (at) => tintOf(colourAt(image, at, lights[at]!)));
  return { through: (UNEVEN * light) / paper, tint: atShare(tints, COLOUR_SHARE) };
}

/** How light a pixel of such a tint is without the ink that covers a part of it, and holds back as much of the light. */
export function lightBelow(light: number, tint: number, stroke: Stroke): number {
  const covered = Math.min(1, tint / stroke.tint);
  return light / (1 - covered * (1 - stroke.through));
}

/** The pixels that are no further than `reach` from others. */
export function around(pixels: Int32Array, { width, height }: GrayImage, reach: number): Set<number> {
  const found = new Set<number>();
  for (const at of pixels) {
    const [x, y] = [at % width, Math.floor(at / width)];
    for (let near = Math.max(0, y - reach); near <= Math.min(height - 1, y + reach); near++)
      for (let beside = Math.max(0, x - reach); beside <= Math.min(width - 1, x + reach); beside++)
        found.add(near * width + beside);
  }
  return found;
}

/** The usual gray of what is light along the sides of a mark: a band of shade is darker than the page's paper. */
export function paperBeside({ x0, top, x1, bottom }: Box, gray: GrayImage, tones: Tones): number {
  const { width, height, pixels } = gray;
  const [left, right] = [Math.max(0, x0 - BESIDE_PX), Math.min(width - 1, x1 + BESIDE_PX)];
  const beside: number[] = [];
  for (let y = Math.max(0, top - BESIDE_PX); y < Math.min(height, bottom + BESIDE_PX); y++)
    beside.push(pixels[y * width + left]!, pixels[y * width + right]!);
  const light = beside.filter((pixel) => pixel >= tones.trace);
  return light.length === 0 ? tones.paper : atShare(light, 0.5);
}

/** The number than which so large a share of others is lower. */
function atShare(numbers: number[], share: number): number {
  return numbers.sort((a, b) => a - b)[Math.floor(share * numbers.length)]!;
}
