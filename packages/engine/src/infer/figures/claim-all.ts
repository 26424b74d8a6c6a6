import type { FigureCell } from "../cells/cell-groups.ts";

/** Says of numbers what they are, where nothing was said of them before. */
export function claimAll(cells: readonly FigureCell[], claim: "decoration" | "total"): void {
  for (const { number } of cells) number.token.claim ??= claim;
}
