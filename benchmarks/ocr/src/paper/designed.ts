import type { Random } from "@paylift/samples";
import type { Picture } from "../scan.ts";
import { printedLines, type PrintedLine } from "./printed-lines.ts";

/** Around a line of print a bar, a shade or a frame goes on so far. */
const BESIDE_IN = 0.04;
/** The gray of a dark bar, and the share of its light that a shade lets through. */
const [DARK, SHADE] = [45, 0.8];
/** So thick is the line of a frame, and so far its corners are round. */
const [THICK_IN, ROUND_IN] = [0.008, 0.05];
/** One line in so many stands on a dark bar. */
const REVERSED = 5;

/** Tails and dots that stand apart from their line are no lines. */
const LOWEST_IN = 0.05;

function wholeLines(picture: Picture): PrintedLine[] {
  return printedLines(picture).filter(({ top, bottom }) => bottom - top >= LOWEST_IN * picture.dpi);
}

/** Where something behind each line of print goes on to: no nearer to its neighbours than to itself. */
function behindLines(picture: Picture): PrintedLine[] {
  const beside = Math.round(BESIDE_IN * picture.dpi);
  const lines = printedLines(picture);
  return lines.flatMap(({ top, bottom, x0, x1 }, i) => {
    if (bottom - top < LOWEST_IN * picture.dpi) return [];
    const above = Math.floor((top - (lines[i - 1]?.bottom ?? 0)) / 2);
    const below = Math.floor(((lines[i + 1]?.top ?? picture.height) - bottom) / 2);
    return {
      top: top - Math.min(beside, above),
      bottom: bottom + Math.min(beside, below),
      x0: Math.max(0, x0 - beside),
      x1: Math.min(picture.width, x1 + beside),
    };
  });
}

/** One line of print in five is light on a dark bar, as heads of tables and sums are. */
export function reversed(picture: Picture, random: Random): Picture {
  const result = { ...picture, pixels: picture.pixels.slice() };
  for (const line of behindLines(picture))
    if (random.next() < 1 / REVERSED)
      within(result, line, (gray) => DARK + ((255 - gray) / 255) * (250 - DARK));
  return result;
}

/** Every third line of print stands on a gray shade. */
export function shaded(picture: Picture): Picture {
  const result = { ...picture, pixels: picture.pixels.slice() };
  behindLines(picture).forEach((line, i) => {
    if (i % 3 === 0) within(result, line, (gray) => gray * SHADE);
  });
  return result;
}

/** Each line of print that has white above and below stands in a frame with round corners. */
export function framed(picture: Picture): Picture {
  const { dpi, width, pixels } = picture;
  const result = { ...picture, pixels: pixels.slice() };
  const lines = wholeLines(picture);
  const [thick, round, beside] = [Math.max(2, THICK_IN * dpi), ROUND_IN * dpi, 2 * BESIDE_IN * dpi];
  lines.forEach((line, i) => {
    const isFree = [lines[i - 1]?.bottom ?? 0, line.top, line.bottom, lines[i + 1]?.top ?? picture.height];
    if (isFree[1]! - isFree[0]! < 2 * beside || isFree[3]! - isFree[2]! < 2 * beside) return;
    const [left, right] = [Math.max(0, line.x0 - beside), Math.min(width, line.x1 + beside)];
    const [top, bottom] = [line.top - beside, line.bottom + beside];
    for (let y = Math.floor(top); y < bottom; y++) {
      for (let x = Math.floor(left); x < right; x++) {
        const [dx, dy] = [Math.min(x - left, right - x), Math.min(y - top, bottom - y)];
        const isCorner = dx < round && dy < round;
        const edge = isCorner ? round - Math.hypot(round - dx, round - dy) : Math.min(dx, dy);
        if (edge >= 0 && edge < thick) result.pixels[y * width + x] = DARK;
      }
    }
  });
  return result;
}

function within({ pixels, width }: Picture, area: PrintedLine, as: (gray: number) => number): void {
  for (let y = area.top; y < area.bottom; y++)
    for (let at = y * width + area.x0; at < y * width + area.x1; at++) pixels[at] = as(pixels[at]!);
}
