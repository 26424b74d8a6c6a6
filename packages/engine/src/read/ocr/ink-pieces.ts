import type { Box } from "../../api/result.ts";
import type { GrayImage } from "../page-image/gray-image.ts";
import type { Tones } from "../page-image/tones.ts";

/** Less ink is noise. */
const LEAST_PX = 4;

/** What hangs together in the picture of a word. */
export interface InkPiece extends Box {
  /** How far it leans to the left (above 0) or to the right: the correlation of its rows and columns, -1 to 1. */
  slant: number;
}

/** What hangs together in a part of an image, corners included. */
export function inkPieces(area: Box, { width, height, pixels }: GrayImage, { paper }: Tones): InkPiece[] {
  const [left, top] = [Math.max(0, Math.floor(area.x0)), Math.max(0, Math.floor(area.top))];
  const [right, bottom] = [Math.min(width, Math.ceil(area.x1)), Math.min(height, Math.ceil(area.bottom))];
  const columns = right - left;
  let darkest = paper;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) darkest = Math.min(darkest, pixels[y * width + x]!);
  }
  const ink = (darkest + paper) / 2;
  const seen = new Uint8Array(Math.max(0, columns * (bottom - top)));
  const found: InkPiece[] = [];
  const stack: number[] = [];
  const visit = (x: number, y: number): void => {
    if (x < left || x >= right || y < top || y >= bottom) return;
    const at = (y - top) * columns + x - left;
    if (seen[at] !== 0 || pixels[y * width + x]! >= ink) return;
    seen[at] = 1;
    stack.push(at);
  };
  for (let start = 0; start < seen.length; start++) {
    visit(left + (start % columns), top + Math.floor(start / columns));
    if (stack.length === 0) continue;
    const blob = { x0: right, top: bottom, x1: left, bottom: top };
    let [count, sumX, sumY, xx, yy, xy] = [0, 0, 0, 0, 0, 0];
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const [x, y] = [left + (at % columns), top + Math.floor(at / columns)];
      count++;
      [sumX, sumY, xx, yy, xy] = [sumX + x, sumY + y, xx + x * x, yy + y * y, xy + x * y];
      blob.x0 = Math.min(blob.x0, x);
      blob.x1 = Math.max(blob.x1, x + 1);
      blob.top = Math.min(blob.top, y);
      blob.bottom = Math.max(blob.bottom, y + 1);
      for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) visit(x + dx, y + dy);
    }
    const spread = Math.sqrt((count * xx - sumX * sumX) * (count * yy - sumY * sumY));
    const slant = spread > 0 ? (count * xy - sumX * sumY) / spread : 0;
    if (count >= LEAST_PX) found.push({ ...blob, slant });
  }
  return found;
}
