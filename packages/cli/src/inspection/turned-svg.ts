import type { PageInspection } from "@paylift/engine";
import { markup, type Markup } from "@paylift/validation/markup";
import { points } from "./points.ts";

/** Words that run up or down the page, or upside down, as they stand on it. */
export function turnedSvg({ text, box, angle, size }: PageInspection["turned"][number]): Markup {
  const { x, y } = startOf(box, angle, size);
  const [width, height] = [box.x1 - box.x0, box.bottom - box.top];
  const length = angle % 180 === 0 ? width : height;
  // Stretched to its box like other words; slanted text fits no box.
  const stretch =
    angle % 90 === 0 ? markup` textLength="${points(length)}" lengthAdjust="spacingAndGlyphs"` : markup``;
  const turn = `translate(${points(x)} ${points(y)}) rotate(${angle})`;
  return markup`<text transform="${turn}" font-size="${points(size * 0.88)}"${stretch}>${text}</text>\n`;
}

/** Of a letter's height, what stands below the line that it stands on. */
const BELOW = 0.22;

/** Where the line begins on which the letters stand. */
function startOf(
  { x0, top, x1, bottom }: PageInspection["turned"][number]["box"],
  angle: number,
  size: number,
): { x: number; y: number } {
  if (angle > 225) return { x: x0 + (1 - BELOW) * size, y: bottom };
  if (angle > 135) return { x: x1, y: top + BELOW * size };
  return { x: x0 + BELOW * size, y: top };
}
