import type { RecordReading } from "../../interpret/reading.ts";
import type { FigureName } from "../../variants/variant-schema.ts";
import type { FigureCell } from "../cells/cell-groups.ts";
import type { ColumnRole } from "../vocabulary/headings.ts";

/** Numbers of one column end within this, in points. */
const SAME_END_PT = 2;

/** Whether a number behind the net pay stands below the gross pay of the year, though a table with other columns lies between. */
export function isBelowYear(
  { ytdFigures }: RecordReading,
  figure: FigureName | null,
  { x1 }: FigureCell,
): boolean {
  const year = figure === "net_pay" ? ytdFigures?.get("gross_pay")?.token : undefined;
  return year !== undefined && Math.abs(year.x1 - x1) <= SAME_END_PT;
}

/**
 * Whether the two numbers behind a net pay that is not known yet, of which the first stands below a column of the year in a table
 * above, are those of the period and of the year.
 */
export function areBesideColumns(
  { scope, figures }: RecordReading,
  figure: FigureName | null,
  cells: readonly FigureCell[],
  roleOf: (cell: FigureCell) => ColumnRole | null,
): boolean {
  const [first, second, other] = cells;
  if (figure !== "net_pay" || scope !== "check" || figures.has(figure)) return false;
  if (first?.number.cents == null || second?.number.cents == null || other !== undefined) return false;
  const isLarger = second.number.cents >= first.number.cents;
  return isLarger && roleOf(first) === "ytd_amount" && roleOf(second) !== "amount";
}
