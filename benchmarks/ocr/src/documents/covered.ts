import type { Evidence, ExtractionResult } from "@paylift/engine";
import type { Picture } from "../scan.ts";

/** Lighter than ink and darker than paper lies between. */
const INK = 128;
/** A value that has lost more than this share of its ink has lost a letter, or a digit in most of its strokes. */
const LOST = 0.03;
/** A value of an employee, or of one of its lines. */
const LINE = /^(.*\])\.[a-z_]+$/;
const OF_EMPLOYEE = /^employees\[(\d+)\]/;
const EMPLOYEE = /^employees\[\+?(\d+)\]$/;

/** The pages as they are, and as they would be without what was drawn over them. */
export interface Pages {
  printed: readonly Picture[];
  unmarked: readonly Picture[];
}

type Reading = Pick<ExtractionResult, "canonical_output" | "evidence">;

/** Paths of the values of which something that was drawn over the page covers ink: nobody can read them. */
function coveredPaths({ evidence }: Reading, pages: Pages): string[] {
  return Object.keys(evidence).filter((path) => evidence[path]!.some((place) => isCovered(place, pages)));
}

/** Those of them that are about somebody who has another place in another reading, or none, left out. */
function atSamePlace(paths: readonly string[], one: Reading, other: Reading): string[] {
  return paths.filter((path) => {
    const at = OF_EMPLOYEE.exec(path)?.[1];
    const [left, right] = [one, other].map((reading) => reading.canonical_output.employees[Number(at)]);
    return at === undefined || left?.name === right?.name;
  });
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
 * The differences that covered values do not explain: of lines that differ, as many are left out as have a covered value
 * in either reading; of employees, those whose name or id is covered.
 */
export function legible(
  different: readonly string[],
  digital: Reading,
  scan: Reading,
  pages: Pages,
): string[] {
  const covered = coveredPaths(scan, pages);
  const wanted = countsOf(coveredPaths(digital, pages));
  const [got, alike] = [countsOf(covered), countsOf(atSamePlace(covered, scan, digital))];
  const left = new Map<string, number>();
  return different.filter((path) => {
    const known = path.includes("+")
      ? got.get(path.replace("+", ""))
      : Math.max(wanted.get(path) ?? 0, alike.get(path) ?? 0);
    const count = left.get(path) ?? known ?? 0;
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
