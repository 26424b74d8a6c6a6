import type { GrayImage } from "./gray-image.ts";
import type { Tones } from "./tones.ts";

/** A speck is no larger than a full stop in small print. */
const LARGEST_SPECK_IN = 0.022;
/** A full stop stands closer to its letter than this. */
const ALONE_IN = 0.045;

/** Takes off specks of dust that stand alone. Whatever is near other ink may be a point, and stays. */
export function eraseSpecks(image: GrayImage, { faint, paper }: Tones): void {
  const { width, height, pixels, dpi } = image;
  const largest = Math.round(LARGEST_SPECK_IN * dpi);
  const alone = Math.round(ALONE_IN * dpi);
  const seen = new Uint8Array(width * height);
  const stack: number[] = [];
  const visit = (at: number): void => {
    if (seen[at] !== 0 || pixels[at]! >= faint) return;
    seen[at] = 1;
    stack.push(at);
  };
  for (let start = 0; start < pixels.length; start++) {
    if (pixels[start]! >= faint || seen[start] !== 0) continue;
    let [x0, y0, x1, y1] = [width, height, 0, 0];
    visit(start);
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const x = at % width;
      const y = (at - x) / width;
      if (x < x0) x0 = x;
      if (x > x1) x1 = x;
      if (y < y0) y0 = y;
      if (y > y1) y1 = y;
      if (x > 0) visit(at - 1);
      if (x < width - 1) visit(at + 1);
      if (y > 0) visit(at - width);
      if (y < height - 1) visit(at + width);
    }
    if (x1 - x0 >= largest || y1 - y0 >= largest) continue;
    const box = { x0, y0, x1, y1 };
    if (standsAlone(image, faint, box, alone)) whiten(image, paper, box);
  }
}

interface PixelBox {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

function standsAlone(
  { width, height, pixels }: GrayImage,
  faint: number,
  box: PixelBox,
  far: number,
): boolean {
  for (let y = Math.max(0, box.y0 - far); y <= Math.min(height - 1, box.y1 + far); y++) {
    const beside = y < box.y0 || y > box.y1;
    for (let x = Math.max(0, box.x0 - far); x <= Math.min(width - 1, box.x1 + far); x++) {
      if (!beside && x >= box.x0 && x <= box.x1) continue;
      if (pixels[y * width + x]! < faint) return false;
    }
  }
  return true;
}

const BLUR_PX = 2;

function whiten({ width, height, pixels }: GrayImage, paper: number, { x0, y0, x1, y1 }: PixelBox): void {
  for (let y = Math.max(0, y0 - BLUR_PX); y <= Math.min(height - 1, y1 + BLUR_PX); y++) {
    pixels.fill(paper, y * width + Math.max(0, x0 - BLUR_PX), y * width + Math.min(width, x1 + BLUR_PX + 1));
  }
}
