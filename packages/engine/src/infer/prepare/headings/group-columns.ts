import { overlap, type Cell, type CellRow } from "../../cells/cells.ts";
import { isBareEmployer } from "./group-names.ts";

const SAME_EDGE_PT = 2;

/** From where to where a column reaches, in points. */
export interface Column {
  x0: number;
  x1: number;
}

/** The columns that some lines name, from the left: what stands above each other is one. */
export function columnsOf(lines: readonly CellRow[]): Column[] {
  const columns: Column[] = [];
  for (const { x0, x1 } of lines.flatMap(({ cells }) => cells)) {
    const known = columns.find((column) => overlap(column, { x0, x1 }) > 0);
    if (known === undefined) columns.push({ x0, x1 });
    else Object.assign(known, { x0: Math.min(known.x0, x0), x1: Math.max(known.x1, x1) });
  }
  return columns.sort((a, b) => a.x0 - b.x0);
}

/** The name over each column: as far as it is known to reach, or as it stands over its columns. */
export function ownersOf(
  columns: readonly Column[],
  names: readonly Cell[],
  others: readonly Column[],
): Map<Column, Cell> {
  const wide = names.filter(({ isAsWide }) => isAsWide === true);
  const owners = new Map<Column, Cell>();
  for (const column of columns) {
    const name = wide.find((each) => overlap(each, column) > 0);
    if (name !== undefined) owners.set(column, name);
  }
  const left = columns.filter((column) => !owners.has(column));
  const narrow = names.filter((name) => !wide.includes(name));
  for (const [column, name] of placedOver(left, narrow, [...others, ...wide])) owners.set(column, name);
  return owners;
}

/** The name over each column: it begins with its first column, or stands over the middle of all. */
function placedOver(
  columns: readonly Column[],
  names: readonly Cell[],
  others: readonly Column[],
): Map<Column, Cell> {
  const owners = new Map<Column, Cell>();
  if (names.length === 0) return owners;
  // Names stand at an edge of their first columns, all of them, or over the middle of theirs.
  const firsts = names.map((name) => columns.find((column) => sharesEdge(name, column)));
  const areAtFirsts = firsts.every((column) => column !== undefined);
  const areBeforeFirsts = !areAtFirsts && standBehindColumns(names, [...columns, ...others]);
  for (const column of columns) {
    const name = areAtFirsts
      ? names.findLast((_, i) => firsts[i]!.x0 <= column.x0)
      : areBeforeFirsts
        ? names.findLast(({ x0 }) => x0 < column.x1)
        : names.reduce((best, each) => (overlap(each, column) > overlap(best, column) ? each : best));
    // A column behind the next name is of another part of the header.
    if (name !== undefined && !others.some((other) => isBetween(other, column, name)))
      owners.set(column, name);
  }
  return owners;
}

/** Columns of a table stand no further apart than this where names begin right behind them, and so many names do. */
const [GAP_PT, LEAST_BEHIND] = [14, 2];

/**
 * Whether names begin where the column before theirs ends, each as far behind it: at the left of columns whose headings
 * stand at their right. Before the first stands who is paid.
 */
export function standBehindColumns(names: readonly Cell[], columns: readonly Column[]): boolean {
  const gaps = names.map(({ x0 }) => x0 - Math.max(...columns.map(({ x1 }) => (x1 <= x0 ? x1 : -Infinity))));
  const behind = gaps.filter((gap) => gap <= GAP_PT);
  const areAll = gaps.slice(1).every((gap) => gap <= GAP_PT);
  const areAlike = Math.max(...behind) - Math.min(...behind) <= SAME_EDGE_PT;
  return areAll && behind.length >= LEAST_BEHIND && areAlike;
}

function sharesEdge(name: Cell, column: Column): boolean {
  if (Math.abs(name.x0 - column.x0) <= SAME_EDGE_PT) return true;
  // Two words that end together are one name: `Company` over `contributions`.
  return !isBareEmployer(name.text) && Math.abs(name.x1 - column.x1) <= SAME_EDGE_PT;
}

function isBetween(cell: Column, one: Column, other: Column): boolean {
  return cell.x0 >= Math.min(one.x1, other.x1) && cell.x1 <= Math.max(one.x0, other.x0);
}
