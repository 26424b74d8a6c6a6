import type { FigureCell } from "../cells/cell-groups.ts";
import { isFigure, type Cell } from "../cells/cells.ts";
import type { ColumnRole } from "../vocabulary/headings.ts";
import { totalScope } from "../vocabulary/total-labels.ts";

/** Columns of which no line of the period holds a part that is an amount. */
const OF_NO_AMOUNT: ReadonlySet<ColumnRole | null> = new Set([
  "hours",
  "rate",
  "ytd_hours",
  "ytd_amount",
  "employer_ytd",
  "taxable_wages",
  "ytd_taxable_wages",
] as const);

/** The figures behind the names of sums, without those of lines with which a longer list beside theirs goes on. */
export function sumsOfRow(cells: readonly Cell[]): FigureCell[] {
  let isSum = false;
  return cells.filter((cell): cell is FigureCell => {
    if (cell.number === null) isSum = totalScope(cell.text) !== null;
    return isSum && isFigure(cell);
  });
}

/** Whether amounts of lines can come to a sum: that of nothing, and those of hours and of the year, tell nobody from everybody. */
export function canBeAddedUp({ number: { cents } }: FigureCell, role: ColumnRole | null): boolean {
  return cents !== null && cents !== 0 && !OF_NO_AMOUNT.has(role);
}
