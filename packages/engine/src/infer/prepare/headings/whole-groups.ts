import { overlap, type Cell, type CellRow } from "../../cells/cells.ts";
import { above } from "./cell-above.ts";
import { nameGroups } from "./group-names.ts";

/** Names of groups may take two lines, some of them: `Employee` over `Deductions`, beside `Earnings`. */
export function wholeGroups(stack: readonly CellRow[]): CellRow[] {
  const [first, second, ...lower] = stack;
  if (first === undefined || second === undefined || lower.length === 0) return [...stack];
  const joined = namesOver(first, second);
  const isTaken = first.cells.every(
    (upper) => second.cells.filter((cell) => overlap(upper, cell) > 0).length === 1,
  );
  const areGroups = nameGroups(joined);
  const wereGroups = first.cells.length === second.cells.length;
  return isTaken && areGroups && !wereGroups ? [{ ...second, cells: joined }, ...lower] : [...stack];
}

/** Whether the last of some lines names groups of columns, perhaps with words of the line above. */
export function endWithGroups(stack: readonly CellRow[]): boolean {
  const [last, upper] = [stack.at(-1), stack.at(-2)];
  if (last === undefined) return false;
  if (nameGroups(last.cells) || last.cells.every(({ isAsWide }) => isAsWide === true)) return true;
  // Below names of groups stand those of columns.
  if (upper === undefined || nameGroups(upper.cells) || last.cells.length <= upper.cells.length) return false;
  return nameGroups(namesOver(upper, last));
}

/** The cells of a line, each behind that of the line above where only one stands over it. */
function namesOver(first: CellRow, second: CellRow): Cell[] {
  return second.cells.map((cell) => {
    const over = first.cells.filter((upper) => overlap(upper, cell) > 0);
    return over.length === 1 ? above(over[0]!, cell) : cell;
  });
}
