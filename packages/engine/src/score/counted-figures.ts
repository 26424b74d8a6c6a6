import type { ConfidenceReason } from "../api/result.ts";
import { BELOW_PROVED, round } from "./proof.ts";

/** Figures that are in no sum that holds, of all figures of fields that a sum could prove. */
export function unprovedFigures(open: number, of: number): ConfidenceReason | null {
  if (open <= 0) return null;
  return {
    code: "unproved_figures",
    message: `${open} of ${of} figures take part in no sum that holds`,
    effect: round(BELOW_PROVED + (open / of) * 0.3),
    count: open,
    of,
  };
}

/** Figures that became no field, of all figures of the pages. */
export function unclaimedFigures(count: number, of: number): ConfidenceReason | null {
  if (count <= 0) return null;
  return {
    code: "unclaimed_figures",
    message: `${count} of ${of} figures were not understood`,
    effect: round(0.06 + Math.min(1, count / of) * 0.8),
    count,
    of,
  };
}
