import type { Box } from "../../api/result.ts";
import type { GrayImage } from "./gray-image.ts";

/** Between two lines whose brackets or tails touch a row of pixels has so much of the ink of the fullest. */
const VALLEY = 0.12;
/** On both sides of it some row has so much. */
const FULL = 0.4;
/** Of the height of both lines it is no more than this: the stems of letters between their serifs are longer. */
const NARROW = 0.35;

/**
 * Two parts of a piece of text, one above the other, where hardly any ink is between: lines of small leading, of which
 * brackets and tails touch. Null where it is one line, or all its letters touch those of the next.
 */
export function partedLines(box: Box, image: GrayImage, trace: number, lowest: number): [Box, Box] | null {
  const inks = inksOf(box, image, trace);
  const most = Math.max(...inks);
  const first = inks.findIndex((ink) => ink >= FULL * most);
  const last = inks.findLastIndex((ink) => ink >= FULL * most);
  let [from, to] = [-1, -1];
  for (let y = first; y <= last; y++) {
    if (inks[y]! > VALLEY * most) continue;
    let end = y;
    while (inks[end + 1]! <= VALLEY * most) end++;
    if (end - y > to - from || from < 0) [from, to] = [y, end];
    y = end;
  }
  const height = box.bottom - box.top;
  if (from < 0 || to - from + 1 > NARROW * height) return null;
  const least = Math.min(...inks.slice(from, to + 1));
  const at = box.top + from + inks.slice(from, to + 1).indexOf(least);
  if (at - box.top < lowest || box.bottom - at < lowest) return null;
  return [
    { ...box, bottom: at },
    { ...box, top: at },
  ];
}

/** How much ink each row of pixels has. */
function inksOf({ x0, top, x1, bottom }: Box, { width, pixels }: GrayImage, trace: number): number[] {
  return Array.from({ length: bottom - top }, (_, row) => {
    let count = 0;
    for (let x = x0; x < x1; x++) if (pixels[(top + row) * width + x]! < trace) count++;
    return count;
  });
}
