import type { Cell, CellRow } from "../../cells/cells.ts";
import { headingOf } from "../../vocabulary/headings.ts";
import { isSameLine } from "../../vocabulary/same-line.ts";

/** What a column of hours or of rates says behind the name of its line. */
const MEASURE = / (?:hours|hrs|rates?)\.?$/i;
const NAMES = { hours: "Hours", rate: "Rate" } as const;

/** Stacks by the names of their lines, and what their columns hold. */
export interface TimeStacks {
  /** The line that each name of a stack of hours or rates is about, as its pay is called. */
  lineOf: ReadonlyMap<Cell, Cell>;
  /** The names of the columns. */
  columns: readonly Cell[];
}

/**
 * Stacks of a header that name the hours, the rates and the pay of the same lines: `Regular Hrs` over `OT Hrs` beside `Reg Rate` over
 * `OT Rate` and `Regular` over `Overtime`. Each column holds what all its names say, of the lines that the pay is called after.
 */
export function timeStacksOf(stacks: readonly (readonly Cell[])[]): TimeStacks {
  const lineOf = new Map<Cell, Cell>();
  const columns: Cell[] = [];
  const paid = new Set<readonly Cell[]>();
  const pays = stacks.filter((stack) => stack.every(({ text }) => headingOf(text)?.role == null));
  for (const stack of stacks) {
    const measure = measureOf(stack);
    const pay = measure === null ? undefined : pays.find((other) => areOfSameLines(stack, other));
    if (measure === null || pay === undefined) continue;
    stack.forEach((cell, k) => lineOf.set(cell, { ...cell, text: pay[k]!.text }));
    columns.push(columnOf(stack, NAMES[measure]));
    paid.add(pay);
  }
  for (const pay of paid) columns.push(columnOf(pay, "Amount"));
  return { lineOf, columns };
}

function measureOf(stack: readonly Cell[]): keyof typeof NAMES | null {
  const roles = new Set(stack.map(({ text }) => (MEASURE.test(text) ? headingOf(text)?.role : null)));
  const [role] = roles;
  return roles.size === 1 && (role === "hours" || role === "rate") ? role : null;
}

function areOfSameLines(stack: readonly Cell[], pay: readonly Cell[]): boolean {
  return (
    stack.length === pay.length &&
    stack.every(({ text }, k) => isSameLine(text.replace(MEASURE, ""), pay[k]!.text))
  );
}

function columnOf(stack: readonly Cell[], text: string): Cell {
  const last = stack.at(-1)!;
  const [x0, x1] = [Math.min(...stack.map((cell) => cell.x0)), Math.max(...stack.map((cell) => cell.x1))];
  return { ...last, text, x0, x1 };
}

/** The rows of a header, the last of which names further columns. */
export function withColumns(rows: readonly CellRow[], columns: readonly Cell[]): CellRow[] {
  const last = rows.at(-1);
  if (last === undefined || columns.length === 0) return [...rows];
  const { baseline } = last.cells[0] ?? last;
  const added = columns.map((column) => ({ ...column, baseline }));
  const cells = [...last.cells, ...added].sort((a, b) => a.x0 - b.x0);
  return [...rows.slice(0, -1), { ...last, cells }];
}
