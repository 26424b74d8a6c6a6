import type { Box } from "../../../api/result.ts";
import { Flood } from "../../page-image/flood.ts";
import type { GrayImage } from "../../page-image/gray-image.ts";
import { partOf } from "../../page-image/part-of.ts";
import type { Tones } from "../../page-image/tones.ts";

/** Less ink is noise. */
const LEAST_PX = 4;

/** What hangs together in the picture of a word. */
export interface InkPiece extends Box {
  /** How far it leans to the left (above 0) or to the right: the correlation of its rows and columns, -1 to 1. */
  slant: number;
}

/** How far it is from the paper to the darkest ink where a pixel counts. */
const HALF_WAY = 0.5;

/** What hangs together in a part of an image, corners included; of weak print more where a smaller `share` of its contrast counts. */
export function inkPieces(area: Box, image: GrayImage, { paper }: Tones, share = HALF_WAY): InkPiece[] {
  const part = partOf(image, area);
  const { pixels, width } = part.image;
  const ink = paper - share * (paper - darkestOf(pixels, paper));
  const flood = new Flood(part.image, ink, true);
  const found: InkPiece[] = [];
  for (let start = 0; start < pixels.length; start++) {
    if (pixels[start]! >= ink || flood.hasSeen(start)) continue;
    const { box, pixels: own } = flood.from(start);
    if (own.length < LEAST_PX) continue;
    const { x0, top, x1, bottom } = box;
    found.push({
      x0: x0 + part.x,
      top: top + part.y,
      x1: x1 + part.x,
      bottom: bottom + part.y,
      slant: slantOf(own, width),
    });
  }
  return found;
}

function darkestOf(pixels: Uint8Array, paper: number): number {
  let darkest = paper;
  for (let i = 0; i < pixels.length; i++) if (pixels[i]! < darkest) darkest = pixels[i]!;
  return darkest;
}

function slantOf(pixels: Int32Array, width: number): number {
  let [sumX, sumY, xx, yy, xy] = [0, 0, 0, 0, 0];
  for (let i = 0; i < pixels.length; i++) {
    const x = pixels[i]! % width;
    const y = (pixels[i]! - x) / width;
    sumX += x;
    sumY += y;
    xx += x * x;
    yy += y * y;
    xy += x * y;
  }
  const count = pixels.length;
  const spread = Math.sqrt((count * xx - sumX * sumX) * (count * yy - sumY * sumY));
  return spread > 0 ? (count * xy - sumX * sumY) / spread : 0;
}
