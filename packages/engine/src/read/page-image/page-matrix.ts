import type { Upright } from "./gray-image.ts";

interface Size {
  width: number;
  height: number;
}

/** Maps a page as displayed (points from the top left) to pixels of the upright picture: a b c d e f, as PDF writes it. */
export interface PageView extends Size {
  matrix: [number, number, number, number, number, number];
}

/** The size of a page, in points, once it stands upright. */
export function uprightSize({ width, height }: Size, { turns }: Upright): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** The picture of a page: turned about its middle, so that it keeps its size; what leaves it at the corners is lost. */
export function pageMatrix(page: Size, upright: Upright, dpi: number): PageView {
  const size = uprightSize(page, upright);
  const scale = dpi / 72;
  const angle = (upright.turns * Math.PI) / 2 + (upright.skew * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const [x, y] = [page.width / 2, page.height / 2];
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
    matrix: [
      cos,
      sin,
      -sin,
      cos,
      (size.width * scale) / 2 - x * cos + y * sin,
      (size.height * scale) / 2 - x * sin - y * cos,
    ],
  };
}

/** Where a point of the upright page lies on the page as displayed; both in points from the top left. */
export function asDisplayed(
  { x, y }: { x: number; y: number },
  page: Size,
  upright: Upright,
): { x: number; y: number } {
  const [a, b, c, d, e, f] = pageMatrix(page, upright, 72).matrix;
  // A rotation: its inverse is its transpose.
  return { x: a * (x - e) + b * (y - f), y: c * (x - e) + d * (y - f) };
}
