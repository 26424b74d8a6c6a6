import type { Box } from "../../../api/result.ts";
import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";

/** Less than this share of the contrast of a mark is noise of its paper. */
const LEAST = 0.25;

/** How the ink of a mark lies in its box, by how dark each pixel is. */
export interface MarkInk {
  /** How far it rises to the right (below 0) or falls: the correlation of its rows and columns, -1 to 1. */
  slant: number;
  /** How far its middle lies above its sides (below 0) or hangs below them, in the spread of its rows. */
  bend: number;
  /** How far it rises, falls and rises again, in the spread of its rows; below 0 where it does the opposite. */
  wave: number;
  /** How far its ink is spread over columns, in its spread over rows. */
  flat: number;
}

/** How the ink of some pieces that stand above one letter lies. */
export function markInk(pieces: readonly Box[], image: GrayImage, { paper }: Tones): MarkInk {
  const area = around(pieces, image);
  const ink = inkOf(area, image, paper);
  const [width, height] = [area.x1 - area.x0, area.bottom - area.top];
  const columns = Array.from({ length: width }, () => ({ ink: 0, y: 0 }));
  let [sum, x, y, xx, yy, xy] = [0, 0, 0, 0, 0, 0];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const dark = ink[row * width + column]!;
      columns[column]!.ink += dark;
      columns[column]!.y += dark * row;
      [sum, x, y] = [sum + dark, x + dark * column, y + dark * row];
      [xx, yy, xy] = [xx + dark * column * column, yy + dark * row * row, xy + dark * row * column];
    }
  }
  const [wide, high] = [Math.sqrt(xx / sum - (x / sum) ** 2), Math.sqrt(yy / sum - (y / sum) ** 2)];
  /** At what height the ink of a part of the columns lies; in the middle where it has none. */
  const levelOf = (part: number, parts: number): number => {
    const [from, to] = [Math.round((width * part) / parts), Math.round((width * (part + 1)) / parts)];
    const these = columns.slice(from, to);
    const total = these.reduce((all, column) => all + column.ink, 0);
    return total === 0 ? y / sum : these.reduce((all, column) => all + column.y, 0) / total;
  };
  return {
    slant: (xy / sum - (x * y) / sum ** 2) / (wide * high),
    bend: (levelOf(1, 3) - (levelOf(0, 3) + levelOf(2, 3)) / 2) / high,
    wave: (levelOf(0, 4) - levelOf(1, 4) + levelOf(2, 4) - levelOf(3, 4)) / (2 * high),
    flat: wide / high,
  };
}

/** The box of some pieces with the blur at their edges, as far as the image reaches. */
function around(pieces: readonly Box[], { width, height }: GrayImage): Box {
  return {
    x0: Math.max(0, Math.min(...pieces.map(({ x0 }) => x0)) - 1),
    top: Math.max(0, Math.min(...pieces.map(({ top }) => top)) - 1),
    x1: Math.min(width, Math.max(...pieces.map(({ x1 }) => x1)) + 1),
    bottom: Math.min(height, Math.max(...pieces.map(({ bottom }) => bottom)) + 1),
  };
}

/** How dark each pixel of an area is: 0 for paper, 1 for its darkest ink. */
function inkOf({ x0, top, x1, bottom }: Box, { width, pixels }: GrayImage, paper: number): Float32Array {
  const wide = x1 - x0;
  const ink = new Float32Array(wide * (bottom - top));
  for (let at = 0; at < ink.length; at++)
    ink[at] = paper - pixels[(top + Math.floor(at / wide)) * width + x0 + (at % wide)]!;
  const darkest = ink.reduce((most, dark) => Math.max(most, dark), 1);
  return ink.map((dark) => (dark < LEAST * darkest ? 0 : dark / darkest));
}
