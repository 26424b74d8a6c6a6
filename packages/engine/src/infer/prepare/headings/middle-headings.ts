import { isFigure, overlap, type Cell, type CellRow } from "../../cells/cells.ts";
import { headingOf } from "../../vocabulary/headings.ts";
import { isLineLabel } from "../../vocabulary/line-labels.ts";
import { above } from "./cell-above.ts";
import { isBareEmployer } from "./group-names.ts";
import { hasSameColumns, namesLevels } from "./levels-of-taxes.ts";

/** Lines of one text stand further apart than this, in font sizes. */
const LEADING_EM = 1;
/** Names of columns that a header has, at least, and rows below it among which figures begin. */
const [LEAST_COLUMNS, BELOW] = [3, 4];

/**
 * Joins headings of which each stands in the middle of the height of its header, as browsers put them: lines that are nearer
 * to each other than lines of a text can be are of different columns. `Member` stands between `Book` and `No.` beside it.
 */
export function joinMiddleHeadings(rows: readonly CellRow[]): CellRow[] {
  const joined: CellRow[] = [];
  for (let i = 0; i < rows.length;) {
    const lines = closeLines(rows, i);
    const stack = rows.slice(i, i + lines);
    joined.push(...(lines > 1 && isHeader(stack, rows.slice(i + lines)) ? joinLines(stack) : stack));
    i += lines;
  }
  return joined;
}

/** How many rows of words from here on stand nearer to each other than lines of a text. */
function closeLines(rows: readonly CellRow[], start: number): number {
  let end = start + 1;
  while (end < rows.length && isClose(rows[end - 1]!, rows[end]!)) end++;
  return end - start;
}

function isClose(upper: CellRow, lower: CellRow): boolean {
  if (upper.page !== lower.page || [upper, lower].some(({ cells }) => cells.some(isNoHeading))) return false;
  const size = Math.min(...[...upper.cells, ...lower.cells].map((cell) => cell.size));
  if (lower.baseline - upper.baseline >= LEADING_EM * size) return false;
  return upper.cells.every((cell) => lower.cells.every((other) => overlap(cell, other) <= 0));
}

/** Facts with a colon stand beside headers, in lines of their own. */
function isNoHeading(cell: Cell): boolean {
  return isFigure(cell) || cell.text.endsWith(":");
}

function isHeader(stack: readonly CellRow[], below: readonly CellRow[]): boolean {
  const page = stack[0]!.page;
  if (!below.slice(0, BELOW).some((row) => row.page === page && row.cells.some(isFigure))) return false;
  const texts = joinLines(stack).flatMap(({ cells }) => cells.map(({ text }) => text));
  return texts.filter((text) => headingOf(text) !== null || isLineLabel(text)).length >= LEAST_COLUMNS;
}

/** The columns of a header in one row, below the names of those that stand over several. */
function joinLines(stack: readonly CellRow[]): CellRow[] {
  const [first, last] = [stack[0]!, stack.at(-1)!];
  // Over columns that each list has stand the names of the lists, wherever over them.
  if (stack.length > 2 && namesLevels(first) && hasSameColumns(last)) {
    const cells = stack.slice(1).flatMap((row) => row.cells);
    return [first, { ...last, cells: cells.toSorted((a, b) => a.x0 - b.x0) }];
  }
  const isOver = (cell: Cell): boolean =>
    isNameOfList(cell, stack) ||
    stack.some(({ cells }) => cells.filter((other) => other !== cell && overlap(other, cell) > 0).length > 1);
  const groups = stack.flatMap((row) => {
    const over = row.cells.filter(isOver);
    // The name of a group may stand between its columns, over neither.
    const cells = over.length > row.cells.length / 2 ? row.cells : over;
    return cells.length > 0 ? [{ ...row, cells }] : [];
  });
  const ofGroups = new Set(groups.flatMap(({ cells }) => cells));
  const columns: Cell[] = [];
  for (const cell of stack.flatMap(({ cells }) => cells.filter((each) => !ofGroups.has(each)))) {
    const at = columns.findIndex((column) => overlap(column, cell) > 0);
    if (at < 0) columns.push(cell);
    else columns[at] = above(columns[at]!, cell);
  }
  const { baseline } = stack[0]!;
  const cells = columns.toSorted((a, b) => a.x0 - b.x0).map((cell) => ({ ...cell, baseline }));
  return [...groups, { ...stack.at(-1)!, baseline, cells }];
}

/** Columns that a name is over, and not in. */
const OF_GROUP = /^(?:hours|hrs\.?|units|rate|amount|amt\.?|(?:taxable|subject)(?: wages)?(?: tax)?)$/i;

/** Whether a cell names a list, or a kind of pay, and stands over a whole name of a column. */
function isNameOfList(cell: Cell, stack: readonly CellRow[]): boolean {
  const below = stack.flatMap(({ cells }) =>
    cells.filter((other) => other.baseline > cell.baseline && overlap(other, cell) > 0),
  );
  if (isLineLabel(cell.text) && below.some(({ text }) => OF_GROUP.test(text))) return true;
  if (headingOf(cell.text)?.section == null && !isBareEmployer(cell.text)) return false;
  return below.some(({ text }) => isLineLabel(text) || namesColumn(text));
}

/** Whether a text names a column of figures, or that of the lines which they are of. */
function namesColumn(text: string): boolean {
  const heading = headingOf(text);
  return heading?.role != null || heading?.text === "line";
}
