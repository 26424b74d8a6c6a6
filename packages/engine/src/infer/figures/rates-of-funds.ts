import { isFigure, type Cell } from "../cells/cells.ts";
import { measureOfRow } from "../vocabulary/total-labels.ts";

/** Claims what funds are owed for an hour, where it stands between their names and the first person. */
export function claimRatesOfFunds(cells: readonly Cell[]): void {
  const [first] = cells;
  if (first?.number !== null || measureOfRow(first.text) !== "rate") return;
  for (const cell of cells.filter(isFigure)) cell.number.token.claim = "decoration";
}
