import { isFigure, overlap, type Cell, type CellRow } from "../../cells/cells.ts";
import { headingOf } from "../../vocabulary/headings.ts";
import { sectionWord } from "../../vocabulary/section-words.ts";
import { isLineLabel } from "../../vocabulary/line-labels.ts";
import { above } from "./cell-above.ts";

/** Columns that have words on several lines, and people whose lines are counted. */
const [LEAST_COLUMNS, LEAST_PEOPLE] = [3, 2];

/**
 * Whether the lines of a header are about one line of figures: `Total` over `Gross`. Some records have more lines than it,
 * so that no line of it is about a line of theirs. `below` are the rows behind it.
 */
export function isOneHeader(
  stack: readonly CellRow[],
  below: readonly CellRow[],
  names: ReadonlySet<Cell>,
): boolean {
  const last = stack.at(-1);
  const upper = stack.at(-2);
  if (last === undefined || upper === undefined || stack.length > 3) return false;
  const counts = linesOfPeople(below, last.page, names);
  if (counts.length < LEAST_PEOPLE || Math.max(...counts) <= stack.length) return false;
  const isOver = (a: Cell): boolean => last.cells.filter((cell) => overlap(a, cell) > 0).length <= 1;
  if (!stack.slice(0, -1).every(({ cells }) => cells.every(isOver))) return false;
  const pairs = last.cells.flatMap((cell) => {
    const over = upper.cells.filter((each) => overlap(each, cell) > 0);
    return over.length === 1 ? [{ upper: over[0]!, cell, text: above(over[0]!, cell).text }] : [];
  });
  // Names of lists stand over their columns, and are no words of the first of them.
  if (pairs.length < LEAST_COLUMNS || upper.cells.some(({ text }) => sectionWord(text) !== null))
    return false;
  // Each line of a header may name lines of pay of its own: `Regular` over `Medicare`.
  const named = pairs.filter((pair) => isLineLabel(pair.upper.text) && isLineLabel(pair.cell.text));
  if (named.length * 2 > pairs.length) return false;
  const means = (text: string): boolean => headingOf(text) !== null || isLineLabel(text);
  const together = pairs.filter(({ text }) => means(text)).length;
  return together >= pairs.filter(({ cell }) => means(cell.text)).length && together * 2 > pairs.length;
}

/** How many lines of figures each person of a page has. */
function linesOfPeople(rows: readonly CellRow[], page: number, names: ReadonlySet<Cell>): number[] {
  const counts: number[] = [];
  for (const { cells, page: own } of rows) {
    if (own !== page) break;
    if (cells.some((cell) => names.has(cell))) counts.push(0);
    if (counts.length > 0 && cells.some(isFigure)) counts[counts.length - 1]!++;
  }
  // Sums stand below the last person.
  return counts.slice(0, -1);
}
