import { isFigure, overlap, type Cell, type CellRow } from "../../cells/cells.ts";
import type { FigureName } from "../../../variants/variant-schema.ts";
import { figureOfLabel } from "../../vocabulary/figure-labels.ts";
import { headingOf } from "../../vocabulary/headings.ts";
import { isLineLabel } from "../../vocabulary/line-labels.ts";
import { totalScope } from "../../vocabulary/total-labels.ts";
import { groupsAndColumns } from "./stacked-columns.ts";
import { withPaymentsNamed } from "./payments-below.ts";
import { timeStacksOf, withColumns } from "./time-stacks.ts";

/** Lines of one header stand no further apart than this, in font sizes. */
const LINE_EM = 2;
/** So many columns have their last words on the last line of a header. */
const IN_HEADER = 3;
/** No header has more lines, and no page more columns. */
const [MOST_LINES, MOST_COLUMNS] = [8, 100];
/** So many people have numbers on every line of a stack where the header names each, and such a share of all. */
const [LEAST, MOST] = [2, 0.6];

const SUMS: ReadonlySet<FigureName | null> = new Set(["total_taxes", "total_deductions"] as const);

/** A header in which columns name several lines below each other, and the rows that it heads. */
interface StackedHeader {
  lines: readonly CellRow[];
  stacks: readonly (readonly Cell[])[];
}

/**
 * Names the numbers of stacks whose names stand in the header alone, as far below each other: `FIT`, `Soc Sec` and `Medicare`
 * over each other head three numbers of everybody. Each gets its name before it; the header keeps its other columns.
 */
export function withStackedLines(rows: readonly CellRow[], names: ReadonlySet<Cell>): readonly CellRow[] {
  const headers = headersOf(rows, names);
  if (headers.size === 0) return rows;
  const result: CellRow[] = [];
  for (let i = 0; i < rows.length;) {
    const header = headers.get(rows[i]!);
    const from = i + (header?.lines.length ?? 0);
    let to = Math.max(from, i + 1);
    while (header !== undefined && to < rows.length && !headers.has(rows[to]!)) to++;
    const named = header === undefined ? null : namedBelow(header, rows.slice(from, to), names);
    result.push(...(named ?? rows.slice(i, to)));
    i = to;
  }
  return result;
}

/** Headers by their first lines. */
function headersOf(rows: readonly CellRow[], names: ReadonlySet<Cell>): Map<CellRow, StackedHeader> {
  const headers = new Map<CellRow, StackedHeader>();
  for (let i = 0; i < rows.length;) {
    let to = i + 1;
    while (to < rows.length && isText(rows[to - 1]!, names) && isText(rows[to]!, names) && isNext(rows, to))
      to++;
    // Right below may stand the department of whoever follows.
    const end = i + 1 + rows.slice(i, to).findLastIndex(({ cells }) => cells.length >= IN_HEADER);
    const lines = rows.slice(Math.max(i, end - MOST_LINES), end);
    const isHeader = lines.length > 1 && lines.every(({ cells }) => cells.length <= MOST_COLUMNS);
    const stacks = isHeader ? stacksOf(lines) : [];
    if (stacks.length > 0) headers.set(lines[0]!, { lines, stacks });
    i = to;
  }
  return headers;
}

function isText({ cells }: CellRow, names: ReadonlySet<Cell>): boolean {
  return cells.every((cell) => cell.number === null && !names.has(cell));
}

function isNext(rows: readonly CellRow[], at: number): boolean {
  const [above, below] = [rows[at - 1]!, rows[at]!];
  const size = below.cells[0]?.size ?? 0;
  return above.page === below.page && below.baseline - above.baseline <= LINE_EM * size;
}

/** Names of lines that stand right below each other, as far apart as the lowest lines of the header do. */
function stacksOf(lines: readonly CellRow[]): Cell[][] {
  const [last, before] = [lines.at(-1)!, lines.at(-2)!];
  const pitch = last.baseline - before.baseline;
  let open: Cell[][] = [];
  const all: Cell[][] = [];
  let above: CellRow | undefined;
  for (const line of lines) {
    const isPitch = above !== undefined && line.baseline - above.baseline <= 1.2 * pitch;
    const labels = areGroups(line) ? [] : line.cells.filter(({ text }) => isLineLabel(text) || isSum(text));
    const goOn = labels.map((label) => {
      const over = isPitch ? open.find((stack) => overlap(stack.at(-1)!, label) > 0) : undefined;
      if (over === undefined) all.push([label]);
      else over.push(label);
      return over ?? all.at(-1)!;
    });
    open = goOn;
    above = line;
  }
  return all.filter((stack) => stack.length > 1 && areSeveral(stack.map(({ text }) => text)));
}

/** Sums of lists stand below each other as lines do: `Total Taxes` over `Total Deductions`. */
function isSum(text: string): boolean {
  return /^tot(?:al)?\b/i.test(text) && SUMS.has(figureOfLabel(text));
}

/** Whether a line of a header heads the lines below it, and names none of anybody's. */
function areGroups({ cells }: CellRow): boolean {
  return cells.length >= IN_HEADER && cells.every(({ text }) => headingOf(text) !== null);
}

function areSeveral(texts: readonly string[]): boolean {
  return new Set(texts).size === texts.length;
}

/** The rows below a header with the names of their numbers, and the header without them; null where the stacks are none. */
function namedBelow(
  { lines, stacks }: StackedHeader,
  rows: readonly CellRow[],
  names: ReadonlySet<Cell>,
): CellRow[] | null {
  const columns = lines.at(-1)!.cells;
  const top = Math.min(...stacks.map(([first]) => first!.baseline));
  const words = lines.filter(({ baseline }) => baseline >= top).flatMap(({ cells }) => cells);
  const places = placesOf(rows, names);
  let lower = 0;
  const filled = new Map<readonly Cell[], Map<number, Set<number>>>(
    stacks.map((stack) => [stack, new Map()]),
  );
  const people = new Set<number>();
  for (const [r, { cells }] of rows.entries()) {
    const place = places[r];
    if (place == null) continue;
    people.add(place.record);
    if (place.line === 0 && cells.some((cell) => isFigure(cell) && standsLower(cell, words, top))) lower++;
    for (const cell of cells.filter(isFigure)) {
      // Who has a second gross or net pay has a second line of everything: that of the year.
      if (place.line > 0 && isPay(cell, words)) return null;
      const stack = stackOf(cell, stacks, columns);
      if (stack === undefined) continue;
      // Somebody has more lines than the header names: it names none.
      if (place.line >= stack.length) return null;
      const own = filled.get(stack)!;
      own.set(place.record, (own.get(place.record) ?? new Set()).add(place.line));
    }
  }
  const isFull = (stack: readonly Cell[]): boolean => {
    const full = [...filled.get(stack)!.values()].filter(({ size }) => size === stack.length).length;
    return full >= LEAST && full >= MOST * people.size;
  };
  // Where each line of the header is over one of everybody's lines, no stack has a name of its own, unless groups stand above.
  const haveGroups = areGroups(lines[0]!) && lines[0]!.baseline < top;
  if ((lower < LEAST && !haveGroups) || !stacks.some(isFull)) return null;
  const times = timeStacksOf(stacks);
  const named = stacks.map((stack) => stack.map((cell) => times.lineOf.get(cell) ?? cell));
  const below = rows.map((row, r) => {
    const place = places[r];
    if (place == null) return row;
    const cells = namedCells(row, place.line, named, columns);
    return { ...row, cells: place.line === 0 ? cells : withPaymentsNamed(cells, place.line, words) };
  });
  return [...withColumns(groupsAndColumns(lines, new Set(stacks.flat())), times.columns), ...below];
}

/** Whether the words over a number name the gross or the net pay. */
function isPay(cell: Cell, words: readonly Cell[]): boolean {
  const over = words.filter((word) => overlap(word, cell) > 0);
  const figure = figureOfLabel(over.map(({ text }) => text).join(" "));
  return figure === "gross_pay" || figure === "net_pay";
}

/** Whether all words over a number stand below the first line of the stacks. */
function standsLower(cell: Cell, words: readonly Cell[], top: number): boolean {
  const over = words.filter((word) => overlap(word, cell) > 0);
  return over.length > 0 && over.every(({ baseline, size }) => baseline - top > size / 2);
}

/** The record that each row is of, from whoever's name or the name of a sum begins it, and which line of it. */
function placesOf(
  rows: readonly CellRow[],
  names: ReadonlySet<Cell>,
): ({ record: number; line: number } | null)[] {
  let [record, line] = [-1, 0];
  // What stands further below is of nobody, and so is what goes on there.
  let isOver = true;
  return rows.map((row, i) => {
    const [first] = row.cells;
    const begins =
      row.cells.some((cell) => names.has(cell)) ||
      (first?.number === null && totalScope(first.text) !== null && row.cells.some(isFigure));
    isOver = begins ? false : isOver || !isNext(rows, i);
    if (begins) [record, line] = [record + 1, 0];
    else line++;
    return isOver ? null : { record, line };
  });
}

/** The stack that a number stands under; undefined where another column is nearer. */
function stackOf(
  cell: Cell,
  stacks: StackedHeader["stacks"],
  columns: readonly Cell[],
): readonly Cell[] | undefined {
  const under = (stack: readonly Cell[]): number => Math.max(...stack.map((name) => overlap(name, cell)));
  let best: readonly Cell[] | undefined;
  for (const stack of stacks)
    if (under(stack) > 0 && (best === undefined || under(stack) > under(best))) best = stack;
  if (best === undefined) return undefined;
  const other = columns.some((column) => !best.includes(column) && overlap(column, cell) > under(best));
  return other ? undefined : best;
}

/** The cells of a line with the names of their numbers: once before numbers of one name that stand beside each other, and before their rate. */
function namedCells(
  { cells, baseline, page }: CellRow,
  line: number,
  stacks: StackedHeader["stacks"],
  columns: readonly Cell[],
): Cell[] {
  const result: Cell[] = [];
  let last: string | null = null;
  for (const cell of cells) {
    const name = isFigure(cell) ? stackOf(cell, stacks, columns)?.[line] : undefined;
    if (name !== undefined && name.text !== last) {
      const before = result.at(-1);
      const isRate = isFigure(before) && last === null && isUnderRate(before, columns);
      const at = isRate ? before : cell;
      const label: Cell = { ...name, page, baseline, x0: at.x0, x1: at.x0 };
      result.splice(isRate ? -1 : result.length, 0, label);
    }
    last = name?.text ?? null;
    result.push(cell);
  }
  return result;
}

function isUnderRate(cell: Cell, columns: readonly Cell[]): boolean {
  return columns.some((column) => overlap(column, cell) > 0 && headingOf(column.text)?.role === "rate");
}
