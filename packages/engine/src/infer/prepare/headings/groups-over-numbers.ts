import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";
import { isBareEmployer, nameGroups, namesGroup } from "./group-names.ts";
import { columnsBelow, overColumns, overMiddlesOf, partGroups, standsOver } from "./header-groups.ts";

/** Numbers of one column end where its name does, within this, in points. */
const EDGE_PT = 2;

/** The names of groups over the columns of a header, and its lines without them; where their names do not tell, over the numbers below these. */
export function withoutGroups(
  stack: readonly CellRow[],
  body: readonly CellRow[],
): { above: CellRow[]; own: CellRow[] } {
  const lowest = stack.at(-1)!;
  const wide = asWideAsColumns(lowest, body);
  const [narrow, other] = [lowest, wide].map((last) => {
    const lines = [...stack.slice(0, -1), last];
    const named = stack.filter((row, k) => k < stack.length - 1 && isGroupRow(row, lines.slice(k + 1)));
    const above = named.map((row) => overColumns(row, columnsBelow(lines.slice(stack.indexOf(row) + 1))));
    const parted = partGroups(lines.filter((row) => !named.includes(row)));
    if (parted.groups !== null) above.push(parted.groups);
    return { above, own: parted.own.map((row) => (row === last ? lowest : row)) };
  });
  const countOf = ({ above }: { above: CellRow[] }): number => above.flatMap(({ cells }) => cells).length;
  return countOf(other!) > countOf(narrow!) ? other! : narrow!;
}

/** A line that names groups of columns: sections only, and fewer than the columns that the lines below name. */
function isGroupRow(names: CellRow, lower: readonly CellRow[]): boolean {
  const { cells } = names;
  if (lower.every((below) => cells.length >= below.cells.length)) return false;
  const below = columnsBelow(lower);
  const isOver = (cell: Cell): boolean =>
    isBareEmployer(cell.text) ? standsOver(cell, names, below) : namesGroup(cell.text);
  return cells.every(isOver) || (nameGroups(cells) && overMiddlesOf(names, below) !== null);
}

/** The names of columns as wide as the numbers below them, which end where they do: what stands over several is over the middle of these. */
function asWideAsColumns(names: CellRow, body: readonly CellRow[]): CellRow {
  const figures = body.flatMap(({ cells }) => cells.filter(isFigure));
  const cells = names.cells.map((cell, i) => {
    const own = figures.filter(({ x1 }) => Math.abs(x1 - cell.x1) <= EDGE_PT).map(({ x0 }) => x0);
    return { ...cell, x0: Math.max(Math.min(cell.x0, ...own), endBefore(names.cells, i)) };
  });
  return { ...names, cells };
}

/** Where the column before another one ends; its own beginning where that reaches over it. */
function endBefore(cells: readonly Cell[], at: number): number {
  const { x0 } = cells[at]!;
  return Math.min(x0, cells[at - 1]?.x1 ?? -Infinity);
}
