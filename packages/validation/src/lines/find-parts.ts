import type { Line } from "../model/line.ts";

/** More lines than that in question, and a sum that fits would be chance. */
const LINES_MAX = 12;
const PARTS_MAX = 4;

/** Two to four lines whose sum is the whole line, the fewest first; null where there are none, or too many to try. */
export function findParts(
  whole: Line,
  lines: readonly Line[],
  accept: (parts: readonly Line[]) => boolean,
): Line[] | null {
  const sameSign = lines.filter(({ cents }) => cents !== 0 && cents > 0 === whole.cents > 0);
  if (whole.cents === 0 || sameSign.length < 2 || sameSign.length > LINES_MAX) return null;
  const search = (from: number, count: number, rest: number, parts: Line[]): Line[] | null => {
    if (count === 0) return rest === 0 && accept(parts) ? parts : null;
    for (let index = from; index < sameSign.length; index++) {
      const line = sameSign[index] as Line;
      const found = search(index + 1, count - 1, rest - line.cents, [...parts, line]);
      if (found !== null) return found;
    }
    return null;
  };
  for (let count = 2; count <= PARTS_MAX; count++) {
    const found = search(0, count, whole.cents, []);
    if (found !== null) return found;
  }
  return null;
}
