import type { Box } from "../../../api/result.ts";
import { flood } from "../../page-image/blobs.ts";
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
  const { pixels } = part.image;
  const darkest = pixels.reduce((least, gray) => Math.min(least, gray), paper);
  const ink = paper - share * (paper - darkest);
  const seen = new Uint8Array(pixels.length);
  const found: InkPiece[] = [];
  for (let start = 0; start < pixels.length; start++) {
    if (seen[start] !== 0 || pixels[start]! >= ink) continue;
    const piece = { x0: Infinity, top: Infinity, x1: 0, bottom: 0 };
    let [count, sumX, sumY, xx, yy, xy] = [0, 0, 0, 0, 0, 0];
    const take = (x: number, y: number): void => {
      count++;
      [sumX, sumY, xx, yy, xy] = [sumX + x, sumY + y, xx + x * x, yy + y * y, xy + x * y];
      piece.x0 = Math.min(piece.x0, x + part.x);
      piece.x1 = Math.max(piece.x1, x + part.x + 1);
      piece.top = Math.min(piece.top, y + part.y);
      piece.bottom = Math.max(piece.bottom, y + part.y + 1);
    };
    flood(part.image, ink, start, seen, take, true);
    const spread = Math.sqrt((count * xx - sumX * sumX) * (count * yy - sumY * sumY));
    const slant = spread > 0 ? (count * xy - sumX * sumY) / spread : 0;
    if (count >= LEAST_PX) found.push({ ...piece, slant });
  }
  return found;
}
