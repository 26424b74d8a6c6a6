import type { RecordReading } from "../../interpret/reading.ts";
import type { FigureName } from "../../variants/variant-schema.ts";
import type { FigureCell } from "../cells/cell-groups.ts";

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
