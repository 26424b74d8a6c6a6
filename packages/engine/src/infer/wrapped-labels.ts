import { isFigure, overlap, type Cell, type CellRow } from "./cells.ts";
import { isAccount } from "./payments.ts";

/** Lines of a label stand no further from its figures than this, in font sizes. */
const NEAR_EM = 0.9;
/** Lines of a paragraph stand no further apart than this, in font sizes. */
const LEADING_EM = 1.6;
const EDGE_PT = 2;

/** Puts labels of several lines, and labels whose figure begins the next line of a paragraph, beside their figures. */
export function joinWrappedLabels(rows: readonly CellRow[]): CellRow[] {
  const joined = rows.map((row) => ({ ...row, cells: [...row.cells] }));
  joined.forEach((row, i) => {
    const [above, below] = [joined[i - 1], joined[i + 1]];
    if (above === undefined || !isFigure(row.cells[0])) return;
    if (below !== undefined && row.cells.every(isFigure)) joinAround(above, row, below);
    joinParagraph(above, row);
  });
  return joined.filter(({ cells }) => cells.length > 0);
}

/** A label of two lines, whose figures stand half a line below the first and above the second. */
function joinAround(above: CellRow, row: CellRow, below: CellRow): void {
  if (!isNear(above, row, NEAR_EM) || !isNear(row, below, NEAR_EM)) return;
  const first = above.cells.at(-1);
  const second = below.cells.find((cell) => first !== undefined && Math.abs(cell.x0 - first.x0) <= EDGE_PT);
  if (first === undefined || second === undefined || !areOneLabel(first, second, row.cells[0]!)) return;
  const tokens = [...first.tokens, ...second.tokens];
  const x1 = Math.max(first.x1, second.x1);
  row.cells.unshift({ ...first, baseline: row.baseline, tokens, text: `${first.text} ${second.text}`, x1 });
  above.cells.pop();
  below.cells.splice(below.cells.indexOf(second), 1);
}

function areOneLabel(first: Cell, second: Cell, figure: Cell): boolean {
  const isText = first.number === null && second.number === null;
  return isText && Math.max(first.x1, second.x1) < figure.x0 && overlap(first, second) > 0;
}

/** The account that a deposit goes to, at the end of a line of a paragraph whose next line begins with the amount. */
function joinParagraph(above: CellRow, row: CellRow): void {
  const [figure] = row.cells;
  const [start] = above.cells;
  if (start === undefined || figure === undefined || !isNear(above, row, LEADING_EM)) return;
  if (Math.abs(start.x0 - figure.x0) > EDGE_PT) return;
  const at = above.cells.findLastIndex(({ text, number }) => number === null && isAccount(text));
  const label = above.cells[at];
  // A label alone on its line stands over a column.
  if (at < 1 || label === undefined || isFigure(above.cells[at + 1])) return;
  above.cells.splice(at, 1);
  row.cells.unshift({ ...label, baseline: row.baseline, x0: figure.x0, x1: figure.x0 });
}

function isNear(upper: CellRow, lower: CellRow, em: number): boolean {
  const size = lower.cells[0]?.size ?? 0;
  return upper.page === lower.page && lower.baseline - upper.baseline <= em * size;
}
