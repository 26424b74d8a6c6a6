import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";

/** Slips show at least so many figures above the name at their foot, and at most so many beside and below it. */
const ABOVE = 3;
const BELOW = 2;
/** The name is read as if it stood so much above its slip. */
const ABOVE_EM = 1.5;

/**
 * Slips that stand below each other with the name at the foot of each: the names go to where their slips begin, which
 * is the first line that all of them have.
 */
export function withNamesAtTop(rows: readonly CellRow[], names: ReadonlySet<Cell>): readonly CellRow[] {
  const feet = rows.flatMap(({ cells }, i) => (cells.some((cell) => names.has(cell)) ? [i] : []));
  const tops = feet.length < 2 ? null : topsOf(rows, feet);
  if (tops === null || !areSlips(rows, tops, feet)) return rows;
  return rows.flatMap((row, i) => {
    const foot = feet[tops.indexOf(i)];
    const own = feet.includes(i) ? without(row, names) : [row];
    return foot === undefined ? own : [nameOf(rows[foot]!, row, names), ...own];
  });
}

/** The lines that begin the slips, one above each name; null where no line stands once above each of them. */
function topsOf(rows: readonly CellRow[], feet: readonly number[]): number[] | null {
  const lines = new Map<string, number[]>();
  rows.slice(0, feet.at(-1)).forEach(({ cells: [first] }, i) => {
    if (first !== undefined && first.number === null)
      lines.set(first.text, [...(lines.get(first.text) ?? []), i]);
  });
  const isAboveEach = (at: readonly number[]): boolean =>
    at.length === feet.length && at.every((top, i) => top < feet[i]! && top > (feet[i - 1] ?? -1));
  return [...lines.values()].find(isAboveEach) ?? null;
}

/** Whether what the slips say stands above their names, and next to nothing below them. */
function areSlips(rows: readonly CellRow[], tops: readonly number[], feet: readonly number[]): boolean {
  const figures = (from: number, to: number | undefined): number =>
    rows.slice(from, to).flatMap(({ cells }) => cells.filter(isFigure)).length;
  return feet.every(
    (foot, i) =>
      rows[tops[i]!]!.page === rows[foot]!.page &&
      figures(tops[i]!, foot) >= ABOVE &&
      figures(foot, tops[i + 1]) <= BELOW,
  );
}

function nameOf(foot: CellRow, top: CellRow, names: ReadonlySet<Cell>): CellRow {
  const cells = foot.cells.filter((cell) => names.has(cell));
  const baseline = top.baseline - ABOVE_EM * cells[0]!.size;
  return { ...foot, baseline, cells: cells.map((cell) => ({ ...cell, baseline })) };
}

function without(row: CellRow, names: ReadonlySet<Cell>): CellRow[] {
  const cells = row.cells.filter((cell) => !names.has(cell));
  return cells.length === 0 ? [] : [{ ...row, cells }];
}
