import { isFigure, overlap, partOf, type Cell, type CellRow } from "../../cells/cells.ts";
import { periodOfRow } from "../../vocabulary/total-labels.ts";

/** Lines of one header stand no further apart than this, in font sizes, and so many lie between at most. */
const [LINES_EM, NEXT_ROWS] = [3.6, 3];
const LEAST = 2;

const PART = "(?: (?:share|portion|part|side|contributions?|deductions?|costs?|amounts?|paid|pays?))?";
const EMPLOYEE = new RegExp(`^(?:employee|ee|you|your)${PART}$`, "i");
const EMPLOYER = new RegExp(`^(?:employer|company|er|(?:your )?(?:employer|company))${PART}$`, "i");
const AMOUNT = "(?:amount|amt)\\.?";
const CURRENT = new RegExp(`^(?:(?:current|this period) )?${AMOUNT}$`, "i");
const YEAR = new RegExp(`^(?:ytd|year to date) ${AMOUNT}$`, "i");
const TOTAL = /^total$/i;

type Meaning = "employee" | "employer" | "current" | "ytd";

/**
 * Names columns of both sides and of both periods that have two headings above each other: `Current`, `YTD` under `Employee`
 * and again under `Employer`, or `Employee`, `Employer` under `Current` and under `YTD`.
 */
export function nameSidesOfPeriods(printed: readonly CellRow[]): readonly CellRow[] {
  const rows = printed.map(withColumnsApart);
  const named = new Map<Cell, string>();
  const taken = new Set<Cell>();
  rows.forEach((row, i) => {
    const columns = row.cells.some(isFigure) ? [] : row.cells.filter((cell) => meaningOf(cell) !== null);
    for (const above of columns.length < LEAST ? [] : linesAbove(rows, i)) {
      const isSquare = columns.length >= LEAST * LEAST;
      const groups = eachUnder(above.cells, columns) ?? (isSquare ? groupsUnder(above.cells, columns) : null);
      if (groups === null || [...groups.keys()].some((name) => taken.has(name))) continue;
      for (const [name, own] of groups) {
        taken.add(name);
        for (const column of own) named.set(column, nameOf(name, column));
      }
      break;
    }
  });
  if (taken.size === 0) return printed;
  return rows.flatMap((row, i) => {
    if (!row.cells.some((cell) => taken.has(cell) || named.has(cell))) return printed[i]!;
    const cells = row.cells.filter((cell) => !taken.has(cell));
    const spelled = cells.map((cell) => ({ ...cell, text: named.get(cell) ?? cell.text }));
    return cells.length === 0 ? [] : [{ ...row, cells: spelled }];
  });
}

/** So many words at most are names of columns that stand close; more are text. */
const MOST_WORDS = 24;
const BASIS = /^(?:taxable|subject)(?: wages)?$/i;

/** Narrow columns stand as close as words: `Taxable Current YTD`, `Employee Employer`. `EE Current` is one, of a side and a period. */
function withColumnsApart(row: CellRow): CellRow {
  if (row.cells.some(isFigure)) return row;
  const cells = row.cells.flatMap((cell) => {
    if (cell.tokens.length > MOST_WORDS) return [cell];
    const parts = partsOf(cell);
    const meanings = parts.map(meaningOf).filter((meaning) => meaning !== null);
    const areAlike = new Set(meanings.map(isSide)).size === 1;
    return areAlike && parts.every((part, i) => isColumn(part) || (i === 0 && BASIS.test(part.text)))
      ? parts
      : [cell];
  });
  return cells.length === row.cells.length ? row : { ...row, cells };
}

/** The names of columns that the words of a cell are, each as long as can be. */
function partsOf(cell: Cell): Cell[] {
  const { tokens } = cell;
  for (let end = tokens.length; end > 0; end--) {
    const part = partOf(cell, tokens.slice(0, end));
    if (!isColumn(part) && !BASIS.test(part.text) && end > 1) continue;
    return end === tokens.length ? [part] : [part, ...partsOf(partOf(cell, tokens.slice(end)))];
  }
  return [cell];
}

function isColumn(cell: Cell): boolean {
  return meaningOf(cell) !== null;
}

function linesAbove(rows: readonly CellRow[], at: number): CellRow[] {
  const { page, baseline, cells } = rows[at]!;
  return rows
    .slice(Math.max(0, at - NEXT_ROWS), at)
    .filter((row) => row.page === page && !row.cells.some(isFigure))
    .filter((row) => baseline - row.baseline <= LINES_EM * cells[0]!.size)
    .toReversed();
}

function meaningOf({ text, number }: Cell): Meaning | null {
  if (number !== null) return null;
  if (EMPLOYEE.test(text)) return "employee";
  if (EMPLOYER.test(text)) return "employer";
  if (YEAR.test(text)) return "ytd";
  const period = CURRENT.test(text) ? "current" : periodOfRow(text);
  return period === "current" || period === "ytd" ? period : null;
}

function isSide(meaning: Meaning | null): boolean {
  return meaning === "employee" || meaning === "employer";
}

/**
 * The columns under each name, where two names of one kind stand over two columns of the other kind each; null elsewhere.
 * Names stand over the middle of their columns, or over the first; tables beside each other have two names each.
 */
function groupsUnder(above: readonly Cell[], columns: readonly Cell[]): Map<Cell, readonly Cell[]> | null {
  const names = above.filter((cell) => meaningOf(cell) !== null);
  for (const ofSides of [true, false]) {
    const pairs = pairsOf(columns.filter((cell) => isSide(meaningOf(cell)) !== ofSides));
    const groups = pairsOf(names.filter((cell) => isSide(meaningOf(cell)) === ofSides)).flatMap((own) => {
      const sets = own.map((name) => pairs.find((pair) => isOver(name, pair)) ?? []);
      const areOwn = sets.length === LEAST && sets.every(({ length }) => length === LEAST);
      return areOwn && sets[0] !== sets[1] ? own.map((name, i) => [name, sets[i]!] as const) : [];
    });
    if (groups.length > 0) return new Map(groups);
  }
  return null;
}

/**
 * The column under each name, where each column of a period has the name of a side of its own, or the other way round; null
 * elsewhere. What both sides pay may stand beside them: `Total` over `Current`.
 */
function eachUnder(above: readonly Cell[], columns: readonly Cell[]): Map<Cell, readonly Cell[]> | null {
  for (const ofSides of [true, false]) {
    const isName = (cell: Cell): boolean =>
      meaningOf(cell) === null ? ofSides && TOTAL.test(cell.text) : isSide(meaningOf(cell)) === ofSides;
    const below = columns.filter((cell) => isSide(meaningOf(cell)) !== ofSides);
    const groups = above
      .filter(isName)
      .map((name): [Cell, Cell[]] => [name, below.filter((column) => overlap(name, column) > 0)])
      .filter(([name, under]) => under.length > 0 || meaningOf(name) !== null);
    const own = new Set(groups.flatMap(([, under]) => under));
    const areOwn = own.size === groups.length && groups.every(([, under]) => under.length === 1);
    const names = new Set(groups.map(([name, [column]]) => (areOwn ? nameOf(name, column!) : "")));
    if (groups.length >= LEAST && areOwn && names.size === groups.length) return new Map(groups);
  }
  return null;
}

/** Columns from left to right, two by two where they mean different things. */
function pairsOf(columns: readonly Cell[]): Cell[][] {
  const pairs: Cell[][] = [];
  for (const cell of columns) {
    const open = pairs.at(-1);
    if (open?.length === 1 && meaningOf(open[0]!) !== meaningOf(cell)) open.push(cell);
    else pairs.push([cell]);
  }
  return pairs;
}

function isOver(name: Cell, [first, last]: readonly Cell[]): boolean {
  return first !== undefined && last !== undefined && overlap(name, { x0: first.x0, x1: last.x1 }) > 0;
}

/** What a column is called by both: what the employee pays needs no further word. */
function nameOf(over: Cell, column: Cell): string {
  const meanings = [meaningOf(over), meaningOf(column)];
  const period = meanings.includes("ytd") ? "YTD" : "Current";
  if (meanings[0] === null) return `Total ${period}`;
  return meanings.includes("employer") ? `Employer ${period}` : period;
}
