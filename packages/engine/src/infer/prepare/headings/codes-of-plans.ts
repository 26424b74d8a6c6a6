import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";
import { headingOf } from "../../vocabulary/headings.ts";

/** What stands in one column begins within this, in points. */
const EDGE_PT = 2;
/** So many lines below, of so many looked at, have a code there. */
const [LEAST, BODY_ROWS] = [2, 24];
const PLAN = /^(?:plan|deduction|ded|earning|tax|item)$/i;
const NAME = /^(?:description|(?:benefit|plan|deduction)(?: or plan)?(?: (?:name|description))?)$/i;
const CODE = /^(?=\S*[A-Z])[A-Z0-9]{2,6}$/;

/** Says of the first column that it holds codes, where the one right behind it has the names of lines: `Plan` before `Description`. */
export function withCodesOfPlans(rows: readonly CellRow[]): readonly CellRow[] {
  return rows.map((row, i) => {
    const [head, next] = row.cells;
    if (head === undefined || !PLAN.test(head.text) || !isName(next) || row.cells.some(isFigure)) return row;
    const below = rows.slice(i + 1, i + 1 + BODY_ROWS).flatMap(({ page, cells }) => {
      const isLine = page === row.page && cells.some(isFigure);
      return isLine ? cells.slice(0, 1) : [];
    });
    // Right of names codes have no name but that of the plan.
    if (below.some(({ x0 }) => Math.abs(x0 - head.x0) > EDGE_PT)) return row;
    const codes = below.filter(({ number, text }) => number === null && CODE.test(text));
    // Sums stand there as well.
    if (codes.length < LEAST || codes.length * 2 < below.length) return row;
    return { ...row, cells: row.cells.map((cell) => (cell === head ? { ...head, text: "Code" } : cell)) };
  });
}

function isName(next: Cell | undefined): boolean {
  return next !== undefined && NAME.test(next.text) && headingOf(next.text) !== null;
}
