import type { Box } from "../../api/result.ts";
import type { Matrix } from "../matrix.ts";

/** A path as it is drawn: left, low, right and high in its own space, and whether it fills all of that. */
export interface Outline {
  extent: ArrayLike<number>;
  isBox: boolean;
  /** The same extents of each of its parts, where it has several that are drawn apart and are not too many; else its own. */
  parts: readonly ArrayLike<number>[];
}

/** How pdfjs-dist writes paths: the number of a step, then its points. */
const MOVE = 0;
const LINE = 1;
/** Numbers behind the number of a step, by that: to move, a line, a curve, a curve with one point less, and to close. */
const NUMBERS = [2, 2, 6, 4, 0] as const;
const CLOSE = 4;
/** A path of more numbers is a drawing, and no points of figures. */
const MOST_IN_PARTS = 600;
/** Four corners, the first one again, and the end. */
const MOST_NUMBERS = 16;

/** The outline of what `constructPath` draws; null where it draws nothing. */
export function outlineOf([, data, extent]: [number, unknown, ArrayLike<number> | null]): Outline | null {
  if (extent === null) return null;
  const [steps] = data as [ArrayLike<number> | null];
  if (steps === null || steps === undefined) return { extent, isBox: false, parts: [extent] };
  return { extent, isBox: isBox(steps, extent), parts: partsOf(steps) ?? [extent] };
}

/** null where the parts of a path are not to be told. */
function partsOf(steps: ArrayLike<number>): number[][] | null {
  if (steps.length > MOST_IN_PARTS) return null;
  const parts: number[][] = [];
  for (let i = 0; i < steps.length;) {
    const step = steps[i]!;
    const numbers = NUMBERS[step];
    if (numbers === undefined) return null;
    if (step === MOVE) parts.push([Infinity, Infinity, -Infinity, -Infinity]);
    const part = parts.at(-1);
    if (part === undefined) return null;
    for (let at = i + 1; at <= i + numbers; at += 2) {
      const [x, y] = [steps[at]!, steps[at + 1]!];
      part[0] = Math.min(part[0]!, x);
      part[1] = Math.min(part[1]!, y);
      part[2] = Math.max(part[2]!, x);
      part[3] = Math.max(part[3]!, y);
    }
    i += numbers + 1;
  }
  return parts;
}

function isBox(steps: ArrayLike<number>, extent: ArrayLike<number>): boolean {
  if (steps.length > MOST_NUMBERS) return false;
  let corners = 0;
  for (let i = 0; i < steps.length;) {
    const step = steps[i]!;
    if (step === CLOSE) i++;
    else if (step === LINE || (step === MOVE && i === 0)) {
      const [x, y] = [steps[i + 1]!, steps[i + 2]!];
      if ((x !== extent[0] && x !== extent[2]) || (y !== extent[1] && y !== extent[3])) return false;
      corners |= 1 << ((x === extent[0] ? 0 : 1) + (y === extent[1] ? 0 : 2));
      i += 3;
    } else return false;
  }
  return corners === 0b1111;
}

/** The box about left, low, right and high of a space as it is displayed. */
export function boxOf(extent: ArrayLike<number>, [a, b, c, d, e, f]: Matrix): Box {
  const [left, low, right, high] = [extent[0]!, extent[1]!, extent[2]!, extent[3]!];
  const xs = [left, right].flatMap((x) => [low, high].map((y) => a * x + c * y + e));
  const ys = [left, right].flatMap((x) => [low, high].map((y) => b * x + d * y + f));
  return { x0: Math.min(...xs), top: Math.min(...ys), x1: Math.max(...xs), bottom: Math.max(...ys) };
}
