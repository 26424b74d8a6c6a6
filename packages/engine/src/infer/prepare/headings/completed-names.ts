import { isFigure, overlap, type Cell, type CellRow } from "../../cells/cells.ts";
import { headingOf } from "../../vocabulary/headings.ts";
import { isLineLabel, sectionsOf } from "../../vocabulary/line-labels.ts";

/** A name stands over so many columns at least, in so many lines above theirs at most. */
const [COLUMNS, ABOVE] = [2, 2];
/** Names of columns that a header has at least. */
const LEAST = 4;

/**
 * Completes names of columns with what stands over the middle of several of them, where each is the name of something earned with
 * it alone: `Charged` and `Cash` under `Tips`.
 */
export function withCompletedNames(rows: readonly CellRow[]): readonly CellRow[] {
  const result = [...rows];
  rows.forEach((row, i) => {
    if (row.cells.length < LEAST || row.cells.some(isFigure)) return;
    for (let at = i - 1; at >= Math.max(0, i - ABOVE); at--) {
      const names = result[at]!;
      if (names.page !== row.page || names.cells.some(isFigure)) return;
      for (const name of names.cells) {
        const completed = completedBy(name, result[i]!.cells);
        if (completed.size === 0) continue;
        result[at] = { ...result[at]!, cells: result[at]!.cells.filter((cell) => cell !== name) };
        result[i] = { ...result[i]!, cells: result[i]!.cells.map((cell) => completed.get(cell) ?? cell) };
      }
    }
  });
  return result.filter(({ cells }) => cells.length > 0);
}

/** The columns that a name completes, and as what; none where it is no such name. */
function completedBy(name: Cell, cells: readonly Cell[]): Map<Cell, Cell> {
  if (name.number !== null || !isEarned(name.text)) return new Map();
  const middle = (name.x0 + name.x1) / 2;
  for (let i = 0; i + COLUMNS <= cells.length; i++) {
    const columns = cells.slice(i, i + COLUMNS);
    if (
      middle < columns[0]!.x0 ||
      middle > columns.at(-1)!.x1 ||
      !columns.some((cell) => overlap(cell, name) > 0) ||
      (name.isAsWide === true && !columns.every((cell) => overlap(cell, name) > 0))
    )
      continue;
    // A column keeps its own place.
    const whole = columns.map((cell) => ({ ...cell, text: `${cell.text} ${name.text}` }));
    if (columns.every(isPart) && whole.every(({ text }) => isEarned(text)))
      return new Map(columns.map((cell, k) => [cell, whole[k]!]));
  }
  return new Map();
}

function isEarned(text: string): boolean {
  return isLineLabel(text) && sectionsOf(text).includes("earning");
}

/** Whether the name of a column says nothing alone; what holds digits is an id, and no name. */
function isPart({ number, text }: Cell): boolean {
  return number === null && !/\d/.test(text) && headingOf(text) === null && !isLineLabel(text);
}
