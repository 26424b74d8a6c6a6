import type { UnreadableFigure } from "../layout/unreadable.ts";
import type { Doubt } from "./doubt.ts";

/** Whatever else is proved, somebody has to find out what stands there. */
const TAKEN_OFF = 0.15;

/** Figures that the page prints as signs alone, or in parts that money has not: they are left out, and that is told. */
export function unreadable({ unreadable: found }: { unreadable: readonly UnreadableFigure[] }): Doubt | null {
  if (found.length === 0) return null;
  return {
    code: "unreadable_figures",
    message: `${found.length} figures cannot be read as amounts where they stand, and were left out`,
    effect: TAKEN_OFF,
    count: found.length,
  };
}
