import type { Evidence, ExtractionResult } from "@paylift/engine";
import type { Picture } from "../scan.ts";

/** Lighter than ink and darker than paper lies between. */
const INK = 128;
/** A value that has lost more than this share of its ink has lost a letter, or a digit in most of its strokes. */
const LOST = 0.03;
/** A value of an employee, or of one of its lines. */
const LINE = /^(.*\])\.[a-z_]+$/;
const EMPLOYEE = /^employees\[\+?(\d+)\]$/;

/** The pages as they are, and as they would be without what was drawn over them. */
export interface Pages {
  printed: readonly Picture[];
  unmarked: readonly Picture[];
}

/** Paths of the values of which something that was drawn over the page covers ink: nobody can read them. */
export function coveredPaths(evidence: ExtractionResult["evidence"], pages: Pages): string[] {
  return Object.keys(evidence).filter((path) => evidence[path]!.some((place) => isCovered(place, pages)));
}

/** By the ink that the place would have, and has. */
function isCovered({ page, box }: Evidence, { printed, unmarked }: Pages): boolean {
  const [seen, whole] = [printed[page - 1], unmarked[page - 1]];
  if (seen === undefined || whole === undefined) return false;
  const pixels = whole.dpi / 72;
  let [ink, lost] = [0, 0];
  for (let y = Math.floor(box.top * pixels); y < Math.min(whole.height, box.bottom * pixels); y++) {
    for (let x = Math.floor(box.x0 * pixels); x < Math.min(whole.width, box.x1 * pixels); x++) {
      const at = y * whole.width + x;
      if (whole.pixels[at]! >= INK) continue;
      ink++;
      if (seen.pixels[at]! >= INK) lost++;
    }
  }
  return lost > LOST * ink;
}

/**
 * The differences that covered values do not explain: `digital` and `scanned` are the paths that are covered in either
 * reading. Of lines that differ, as many are left out as have a covered value; of employees, those whose name or id is.
 */
export function legible(
  different: readonly string[],
  digital: readonly string[],
  scanned: readonly string[],
): string[] {
  const [wanted, got] = [countsOf(digital), countsOf(scanned)];
  const left = new Map<string, number>();
  return different.filter((path) => {
    const counts = EMPLOYEE.test(path) && path.includes("+") ? got : wanted;
    const key = path.replace("+", "");
    const count = left.get(path) ?? counts.get(key) ?? 0;
    left.set(path, Math.max(0, count - 1));
    return count === 0;
  });
}

/** How many values are covered behind each path that a difference may have: a value, a list of lines, an employee. */
function countsOf(paths: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  const lines = new Set<string>();
  for (const path of paths) {
    const line = LINE.exec(path)?.[1];
    if (line === undefined) counts.set(path, 1);
    else if (EMPLOYEE.test(line)) {
      counts.set(path, 1);
      if (path.endsWith(".name") || path.endsWith(".employee_id")) counts.set(line, 1);
    } else lines.add(line);
  }
  for (const line of lines) {
    const list = line.slice(0, line.lastIndexOf("["));
    counts.set(list, (counts.get(list) ?? 0) + 1);
  }
  return counts;
}
