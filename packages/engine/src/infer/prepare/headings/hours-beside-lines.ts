import { overlap, type Cell, type CellRow } from "../../cells/cells.ts";
import { isLineLabel } from "../../vocabulary/line-labels.ts";
import { isBareHours } from "../../vocabulary/bare-columns.ts";

/** One column of hours is that of all lines. */
const LEAST = 2;

/**
 * Names columns of hours that are called no more than that after the line of pay beside them: `Hrs`, `Hourly`, `Hrs`,
 * `Overtime`. On which side it stands the people tell, who have hours where they have pay for them.
 */
export function nameHoursBeside(header: CellRow, body: readonly CellRow[]): CellRow {
  const { cells } = header;
  const hours = cells.flatMap(({ text }, i) => (isBareHours(text) ? [i] : []));
  if (hours.length < LEAST) return header;
  const columns = cells.map((cell) => body.map((row) => row.cells.some((each) => overlap(each, cell) > 0)));
  const agreeing = (step: number): number =>
    hours.reduce((sum, i) => sum + alike(columns[i]!, columns[i + step]!), 0);
  const sides = [-1, 1].filter((step) => hours.every((i) => isLine(cells[i + step])));
  const side = sides.toSorted((a, b) => agreeing(b) - agreeing(a))[0];
  if (side === undefined) return header;
  const named = cells.map((cell, i) =>
    hours.includes(i) ? { ...cell, text: `${cells[i + side]!.text} Hours` } : cell,
  );
  return { ...header, cells: named };
}

function isLine(cell: Cell | undefined): boolean {
  return cell !== undefined && !isBareHours(cell.text) && isLineLabel(cell.text);
}

/** On how many lines two columns both have something, or neither has. */
function alike(one: readonly boolean[], other: readonly boolean[]): number {
  return one.filter((has, i) => has === other[i]).length;
}
