import { sumMoney } from "@paylift/canonical";
import { isFigure, type CellRow } from "../../cells/cells.ts";

/** Numbers of one column end within this, in points. */
const EDGE_PT = 2;
/** So many rows are added up, at least. */
const LEAST_ROWS = 2;

/** Whether rows, each with figures, come to a sum in each of its columns. */
export function addUp(body: readonly CellRow[], sum: CellRow): boolean {
  if (body.length < LEAST_ROWS || !body.every(({ cells }) => cells.some(isFigure))) return false;
  const figures = body.flatMap(({ cells }) => cells.filter(isFigure));
  const sums = sum.cells.filter(isFigure);
  return (
    sums.length > 0 &&
    sums.every(({ x1, number: { cents } }) => {
      const column = figures.filter((cell) => Math.abs(cell.x1 - x1) <= EDGE_PT);
      return cents !== null && sumMoney(column.map(({ number }) => number.cents ?? 0)) === cents;
    })
  );
}
