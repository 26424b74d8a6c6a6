import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";
import { headingOf, type TextColumn } from "../../vocabulary/headings.ts";
import { periodOfRow } from "../../vocabulary/total-labels.ts";

/** Lines of one header stand no further apart than this, in font sizes. */
const LINE_EM = 2.2;
/** The names of stacks stand at most so many lines above those of their columns. */
const ABOVE = 2;
/** Columns of labels, with which stacks begin. */
const FIRSTS: ReadonlySet<TextColumn | null> = new Set(["line", "kind", "code"] as const);

interface Stack {
  x0: number;
  until: number;
  columns: Cell[];
}

/**
 * The names of stacks that stand over the middle of their columns begin where these do, and words for a period reach over
 * the columns that they are nearest to: `TAXES` over `Description`, `Current`, `YTD`.
 */
export function spreadCentred(rows: readonly CellRow[], isKnown: (row: CellRow) => boolean): CellRow[] {
  const spread = [...rows];
  rows.forEach((row, i) => {
    const stacks = isKnown(row) ? [] : stacksOf(row);
    if (stacks.length === 0) return;
    let below = row;
    for (let at = i - 1; at >= Math.max(0, i - ABOVE); at--) {
      const names = rows[at]!;
      if (isKnown(names) || names.cells.some(isFigure) || !isRightAbove(names, below)) return;
      // Beside the name of a lone table others stand that are not its own, or each is over some of its columns.
      const isLone = stacks.length === 1 && names.cells.length > 1;
      const cells = isLone ? spreadOverRuns(names.cells, row.cells) : spreadOver(names.cells, stacks);
      if (cells === null) return;
      spread[at] = { ...names, cells };
      below = names;
    }
  });
  return spread;
}

function isRightAbove(above: CellRow, below: CellRow): boolean {
  const size = below.cells[0]?.size ?? 0;
  return above.page === below.page && below.baseline - above.baseline <= LINE_EM * size;
}

/** Columns of whoever the stacks beside them are about. */
const OF_PERSON: ReadonlySet<TextColumn | null> = new Set(["name", "id", "department"] as const);

/** The stacks that a line of names of columns begins, perhaps behind those of a person; none for other lines. */
function stacksOf(row: CellRow): Stack[] {
  const cells = row.cells.slice(
    Math.max(
      0,
      row.cells.findIndex((cell) => !isOfPerson(cell)),
    ),
  );
  if (cells.length < 2 || cells.some(({ number }) => number !== null) || !isFirst(cells[0]!)) return [];
  const stacks: Stack[] = [];
  for (const cell of cells)
    if (isFirst(cell) && stacks.at(-1)?.columns.length !== 0) {
      const last = stacks.at(-1);
      if (last !== undefined) last.until = cell.x0;
      stacks.push({ x0: cell.x0, until: Infinity, columns: [] });
    } else if (!isFirst(cell)) stacks.at(-1)!.columns.push(cell);
  return stacks;
}

function isOfPerson({ text }: Cell): boolean {
  return OF_PERSON.has(headingOf(text)?.text ?? null);
}

function isFirst({ text }: Cell): boolean {
  return FIRSTS.has(headingOf(text)?.text ?? null);
}

/** Two names over one stack: labels stand right of their amounts there, and no stack begins where its labels do. */
function spreadOver(names: readonly Cell[], stacks: readonly Stack[]): Cell[] {
  const named = new Set<Stack>();
  const spread: Cell[] = [];
  for (const cell of names) {
    const stack = stacks.find(({ x0, until }) => middle(cell) >= x0 && middle(cell) < until);
    if (stack === undefined) spread.push(cell);
    else if (periodOfRow(cell.text) !== null) spread.push(overNearest(cell, names, stack));
    else if (headingOf(cell.text)?.section == null) spread.push(cell);
    else if (named.has(stack)) return [...names];
    else {
      named.add(stack);
      spread.push({ ...cell, x0: Math.min(cell.x0, stack.x0) });
    }
  }
  return spread;
}

/** Names stand within this of the middle of their columns, in points, and are so many at most. */
const [MIDDLE_PT, MOST_NAMES] = [4, 12];

/**
 * Two names or more of sections over columns of one stack, each as wide as the run of columns whose middle it stands over;
 * null for others.
 */
function spreadOverRuns(names: readonly Cell[], columns: readonly Cell[]): Cell[] | null {
  if (names.length > MOST_NAMES || names.some(({ text }) => headingOf(text)?.section == null)) return null;
  const spread: Cell[] = [];
  for (const name of names) {
    const from = spread.at(-1)?.x1 ?? -Infinity;
    const own = columns.filter(({ x0 }) => x0 > from);
    const run = centredRun(name, own);
    if (run === null) return null;
    spread.push({ ...name, ...run });
  }
  return spread;
}

/** The edges of the run of columns, at least as wide as a name, that it stands over the middle of best; null where there is none. */
function centredRun(name: Cell, columns: readonly Cell[]): Pick<Cell, "x0" | "x1"> | null {
  const lasts = columns.filter(({ x1 }) => x1 >= name.x1);
  let best: { off: number; run: Pick<Cell, "x0" | "x1"> } | null = null;
  let at = lasts.length - 1;
  for (const { x0 } of columns.filter((column) => column.x0 <= name.x0)) {
    // The further right a run begins, the further left it ends.
    const off = (i: number): number => Math.abs(middle({ x0, x1: lasts[i]!.x1 }) - middle(name));
    while (at > 0 && off(at - 1) <= off(at)) at--;
    if (at >= 0 && off(at) <= MIDDLE_PT && (best === null || off(at) < best.off))
      best = { off: off(at), run: { x0, x1: lasts[at]!.x1 } };
  }
  return best?.run ?? null;
}

/** A word for a period, over those columns of its stack that no other word of its line is nearer to. */
function overNearest(cell: Cell, names: readonly Cell[], { columns }: Stack): Cell {
  const own = columns.filter((column) => {
    const distance = (name: Cell): number => Math.abs(middle(name) - middle(column));
    return names.every((name) => name === cell || distance(cell) < distance(name));
  });
  return {
    ...cell,
    x0: Math.min(cell.x0, ...own.map(({ x0 }) => x0)),
    x1: Math.max(cell.x1, ...own.map(({ x1 }) => x1)),
  };
}

function middle({ x0, x1 }: Pick<Cell, "x0" | "x1">): number {
  return (x0 + x1) / 2;
}
