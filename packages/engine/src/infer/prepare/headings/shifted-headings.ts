import { isFigure, overlap, type Cell, type CellRow } from "../../cells/cells.ts";
import { headingOf, type ColumnRole } from "../../vocabulary/headings.ts";
import { sectionWord } from "../../vocabulary/section-words.ts";

/** What the columns of a stack hold. */
const ROLES: ReadonlySet<ColumnRole | null> = new Set([
  "hours",
  "rate",
  "amount",
  "ytd_amount",
  "ytd_hours",
] as const);
const LEAST_COLUMNS = 2;
/** So many lines have a figure for each heading of their stack, and this share of all lines with figures there. */
const [LINES, MOST] = [3, 0.6];

/** A stack by its header: its name, and the headings of its columns. */
interface Stack {
  headings: Cell[];
  x0: number;
  until: number;
}

/**
 * Puts the headings of stacks over their columns, where a program set header and lines in tables of their own: where lines
 * have as many figures as their stack has headings, the first is that of the first heading.
 */
export function withShiftedHeadings(rows: readonly CellRow[]): readonly CellRow[] {
  return rows.map((row, i) => {
    const stacks = stacksOf(row);
    if (stacks.length === 0) return row;
    const below = rows.slice(i + 1);
    const end = below.findIndex((other) => other.page !== row.page || isHeader(other));
    const body = end < 0 ? below : below.slice(0, end);
    const moved = new Map(stacks.flatMap((stack) => [...overColumns(stack, body)]));
    if (moved.size === 0) return row;
    return { ...row, cells: row.cells.map((cell) => moved.get(cell) ?? cell) };
  });
}

/** Whether a row heads columns. */
function isHeader({ cells }: CellRow): boolean {
  const heads = cells.filter(
    ({ number, text }) => number === null && ROLES.has(headingOf(text)?.role ?? null),
  );
  return heads.length >= LEAST_COLUMNS && !cells.some(isFigure);
}

/** The stacks that a header names, each before the headings of its columns. */
function stacksOf({ cells }: CellRow): Stack[] {
  if (cells.some(({ number }) => number !== null)) return [];
  const stacks: Stack[] = [];
  let open: Stack | null = null;
  for (const cell of cells) {
    if (sectionWord(cell.text) !== null) stacks.push((open = { headings: [], x0: cell.x0, until: Infinity }));
    else if (open !== null && ROLES.has(headingOf(cell.text)?.role ?? null)) open.headings.push(cell);
    else open = null;
    const before = stacks.at(open === stacks.at(-1) && open?.x0 === cell.x0 ? -2 : -1);
    if (before !== undefined && before !== open && before.until === Infinity) before.until = cell.x0;
  }
  return stacks.filter(({ headings }) => headings.length >= LEAST_COLUMNS);
}

/** The headings of a stack as wide as their columns; none where they stand there already, or lines do not tell. */
function overColumns({ headings, x0, until }: Stack, body: readonly CellRow[]): Map<Cell, Cell> {
  const lines = body
    .map(({ cells }) => cells.filter((cell) => cell.x0 >= x0 && cell.x1 <= until))
    .filter((cells) => cells.some(isFigure));
  const full = lines.flatMap((cells) => {
    // Behind another label the figures of another list begin.
    const figures = cells.slice(cells.findIndex(isFigure));
    return figures.length === headings.length && figures.every(isFigure) ? [figures] : [];
  });
  if (full.length < LINES || full.length < MOST * lines.length) return new Map();
  const columns = headings.map((heading, i) => {
    const own = full.map((line) => line[i]!);
    const beside = own.filter((cell) => overlap(cell, heading) <= 0).length;
    return {
      heading,
      isBeside: beside > own.length / 2,
      x0: Math.min(...own.map((cell) => cell.x0)),
      x1: Math.max(...own.map((cell) => cell.x1)),
    };
  });
  if (!columns.some(({ isBeside }) => isBeside)) return new Map();
  // Columns of one table stand apart.
  if (columns.some(({ x1 }, i) => x1 > (columns[i + 1]?.x0 ?? Infinity))) return new Map();
  return new Map(
    columns.map(({ heading, ...column }) => [heading, { ...heading, x0: column.x0, x1: column.x1 }]),
  );
}
