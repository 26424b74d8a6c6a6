import type { ConfidenceReason } from "../api/result.ts";

/** So many doubtful figures of scans. */
export function doubtfulFiguresOf(count: number): ConfidenceReason | null {
  if (count <= 0) return null;
  return {
    code: "doubtful_figures",
    message: `${count} figures of scanned pages are doubtful, and no sum proves them`,
    effect: Math.round(Math.min(0.4, 0.045 + 0.01 * count) * 1000) / 1000,
    count,
  };
}
