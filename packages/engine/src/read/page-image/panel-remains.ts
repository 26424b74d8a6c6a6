import type { Box } from "../../api/result.ts";
import { Flood } from "./flood.ts";
import type { GrayImage } from "./gray-image.ts";

/**
 * What is left of a panel's edge lies wholly within so many pixels of the panel; of a round one, which its box is cut short
 * of, within so much of its shorter side.
 */
const [REACH_PX, REACH_SHARE, MOST_PX] = [4, 0.06, 12];

/**
 * Takes off what is left of a panel that has become paper: the blur of its edge, and slivers of a round or crooked one beside
 * the box that was taken for it. What reaches further from the panel is a frame or a letter, and stays, as does what was
 * printed on it. `isPanel` and `isPrint` tell what a pixel of the box was; grays below `faint` are ink.
 */
export function erasePanelRemains(
  image: GrayImage,
  box: Box,
  {
    isPanel,
    isPrint,
  }: { isPanel: (x: number, y: number) => boolean; isPrint: (x: number, y: number) => boolean },
  { paper, faint }: { paper: number; faint: number },
): void {
  const side = Math.min(box.x1 - box.x0, box.bottom - box.top);
  const reach = Math.min(MOST_PX, Math.max(REACH_PX, Math.round(REACH_SHARE * side)));
  const around = grown(box, reach + 1, image);
  const [width, height] = [around.x1 - around.x0, around.bottom - around.top];
  const near = nearTo(around, isPanel, reach);
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = (around.top + y) * image.width + around.x0;
    pixels.set(image.pixels.subarray(from, from + width), y * width);
  }
  const flood = new Flood({ width, height, pixels, dpi: image.dpi }, faint);
  for (let at = 0; at < pixels.length; at++) {
    if (near[at] === 0 || pixels[at]! >= faint || flood.hasSeen(at)) continue;
    const piece = flood.from(at).pixels;
    const isLeft = piece.every((own) => {
      const x = own % width;
      return near[own] !== 0 && !isPrint(around.x0 + x, around.top + (own - x) / width);
    });
    if (!isLeft) continue;
    for (const own of piece) {
      const x = own % width;
      image.pixels[(around.top + (own - x) / width) * image.width + around.x0 + x] = paper;
    }
  }
}

function grown({ x0, top, x1, bottom }: Box, by: number, { width, height }: GrayImage): Box {
  return {
    x0: Math.max(0, x0 - by),
    top: Math.max(0, top - by),
    x1: Math.min(width, x1 + by),
    bottom: Math.min(height, bottom + by),
  };
}

/** A 1 for each pixel of a box that has the panel within reach, first along its row and then along its column. */
function nearTo(
  { x0, top, x1, bottom }: Box,
  isPanel: (x: number, y: number) => boolean,
  reach: number,
): Uint8Array {
  const [width, height] = [x1 - x0, bottom - top];
  const across = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (isPanel(x0 + x, top + y))
        across.fill(1, y * width + Math.max(0, x - reach), y * width + Math.min(width, x + reach + 1));
  const near = new Uint8Array(width * height);
  for (let x = 0; x < width; x++) {
    let until = -1;
    for (let y = 0; y < Math.min(height, reach); y++) if (across[y * width + x] !== 0) until = y + reach;
    for (let y = 0; y < height; y++) {
      const ahead = y + reach;
      if (ahead < height && across[ahead * width + x] !== 0) until = ahead + reach;
      if (y <= until) near[y * width + x] = 1;
    }
  }
  return near;
}
