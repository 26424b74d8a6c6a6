import { overlap, type CellRow } from "../../cells/cells.ts";
import { above } from "./cell-above.ts";
import { namesGroup } from "./header-groups.ts";

/** Names of groups may take two lines, some of them: `Employee` over `Deductions`, beside `Earnings`. */
export function wholeGroups(stack: readonly CellRow[]): CellRow[] {
  const [first, second, ...lower] = stack;
  if (first === undefined || second === undefined || lower.length === 0) return [...stack];
  const joined = second.cells.map((cell) => {
    const over = first.cells.filter((upper) => overlap(upper, cell) > 0);
    return over.length === 1 ? above(over[0]!, cell) : cell;
  });
  const isTaken = first.cells.every(
    (upper) => second.cells.filter((cell) => overlap(upper, cell) > 0).length === 1,
  );
  const areGroups = joined.length > 1 && joined.every(({ text }) => namesGroup(text));
  const wereGroups = first.cells.length === second.cells.length;
  return isTaken && areGroups && !wereGroups ? [{ ...second, cells: joined }, ...lower] : [...stack];
}
