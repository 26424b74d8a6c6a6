import { isFigure, overlap, partOf, type Cell, type CellRow } from "../../cells/cells.ts";
import { above } from "./cell-above.ts";
import { withSigns } from "./signs-of-columns.ts";
import { haveOwnColumns } from "./split-headings.ts";
import { isBareHours, isBarePay } from "../../vocabulary/bare-columns.ts";

/** Headings end where the numbers of their columns do, within this, in points. */
const EDGE_PT = 1.5;

/**
 * The columns that the lines of a header name, what stands above each other as one. `areSeveral`: whether the header has several
 * lines, names of groups among them; its columns may stand as close as words then.
 */
export function joinedColumns(
  lines: readonly CellRow[],
  body: readonly CellRow[],
  areSeveral = lines.length > 1,
): CellRow {
  const ends = body.flatMap(({ cells }) => cells.flatMap(({ number, x1 }) => (number === null ? [] : [x1])));
  const parts = lines.map(({ cells }) =>
    withSigns(cells).flatMap((wide) => {
      const split = splitAt(wide, ends);
      const areApart = split.slice(1).every((part, i) => haveOwnColumns(split[i]!, part, body));
      return areSeveral || areApart ? split : [wide];
    }),
  );
  const { columns, names } = sharedColumns(parts);
  for (const cell of parts.flat()) {
    if (names.has(cell) || columns.some(({ tokens }) => tokens.includes(cell.tokens[0]!))) continue;
    const at = columns.findIndex((column) => standsIn(column, cell));
    if (at < 0) columns.push(cell);
    else columns[at] = above(columns[at]!, cell);
  }
  const last = lines.at(-1)!;
  const placed = columns.sort((a, b) => a.x0 - b.x0);
  return { ...last, cells: withWordsBeside(placed, last, body) };
}

/**
 * The words of a name may stand at either side of its column, one above the other: `Net` at the left above `Pay` at the right, and
 * below both the same figures.
 */
function withWordsBeside(columns: readonly Cell[], last: CellRow, body: readonly CellRow[]): Cell[] {
  const lower = new Set(last.cells.map(({ tokens }) => tokens[0]));
  const isLower = ({ tokens }: Cell): boolean => tokens.some((token) => lower.has(token));
  const joined: Cell[] = [];
  for (const cell of columns) {
    const before = joined.at(-1);
    const isUpper = before !== undefined && !isLower(before);
    if (isUpper && lower.has(cell.tokens[0]) && shareFigures(before, cell, body))
      joined[joined.length - 1] = above(before, cell);
    else joined.push(cell);
  }
  return joined;
}

/** Whether some figures stand below two words, and nothing below the first alone. */
function shareFigures(one: Cell, other: Cell, body: readonly CellRow[]): boolean {
  const below = body.flatMap(({ cells }) => cells.filter((cell) => overlap(cell, one) > 0));
  return below.length > 0 && below.every((cell) => isFigure(cell) && overlap(cell, other) > 0);
}

/** A long word may reach into the next column. */
const REACH = 0.25;

/** Whether a text stands over or below another, by more than an end. */
function standsIn(column: Cell, cell: Cell): boolean {
  return overlap(column, cell) > REACH * Math.min(column.x1 - column.x0, cell.x1 - cell.x0);
}

/** Columns of hours and of pay beside each other that share a name above: `Overtime` over `Hours` and `Pay`. */
function sharedColumns(lines: readonly (readonly Cell[])[]): { columns: Cell[]; names: Set<Cell> } {
  const columns: Cell[] = [];
  const names = new Set<Cell>();
  // Words of other columns may go on below.
  const at = lines.findLastIndex((line) => line.some(({ text }) => isBareHours(text)));
  const words = lines[at] ?? [];
  words.forEach((hours, i) => {
    const pay = words[i + 1];
    if (pay === undefined || !isBareHours(hours.text) || !isBarePay(pay.text)) return;
    const both = { x0: hours.x0, x1: pay.x1 };
    const over = lines.slice(0, at).map((line) => line.filter((cell) => overlap(cell, both) > 0));
    const name = over.flat();
    // A name over each of them is theirs alone: `Regular Hours`, `Sick Pay`.
    if (name.length === 0 || over.some(({ length }) => length > 1)) return;
    // Right over the pay alone stands the first word of its own name: `Gross` over `Earnings`.
    if (name.every((cell) => cell.x0 >= pay.x0 && cell.x1 <= pay.x1)) return;
    for (const cell of name) names.add(cell);
    columns.push(...[hours, pay].map((word) => named(name, word)));
  });
  return { columns, names };
}

/** A column under a name that it shares with its neighbour, in its own place. */
function named(name: readonly Cell[], word: Cell): Cell {
  const cell = name.reduceRight((below, upper) => above(upper, below), word);
  return { ...cell, x0: word.x0, x1: word.x1 };
}

/** Neighbouring headings may stand as close as words: one ends where the numbers of its column end. */
function splitAt(cell: Cell, ends: readonly number[]): Cell[] {
  const { tokens } = cell;
  const at = tokens.findIndex(
    ({ x1 }, i) =>
      i < tokens.length - 1 &&
      ends.some((end) => Math.abs(end - x1) <= EDGE_PT) &&
      // A sign alone heads nothing: `Emp #`.
      /[\p{L}\d]/u.test(tokens[i + 1]!.plain),
  );
  if (at < 0) return [cell];
  return [partOf(cell, tokens.slice(0, at + 1)), ...splitAt(partOf(cell, tokens.slice(at + 1)), ends)];
}
