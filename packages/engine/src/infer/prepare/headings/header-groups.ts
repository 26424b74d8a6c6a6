import { overlap, type Cell, type CellRow } from "../../cells/cells.ts";
import { above } from "./cell-above.ts";
import { groupsOverMiddle } from "./groups-over-middle.ts";
import { columnsOf, ownersOf, standBehindColumns, type Column } from "./group-columns.ts";
import { isBareEmployer, mayNameGroup } from "./group-names.ts";
import { beginsList } from "./lists-in-cells.ts";
import { headingOf } from "../../vocabulary/headings.ts";
import { isBareHours, isBarePay } from "../../vocabulary/bare-columns.ts";

const SAME_EDGE_PT = 2;
const LEAST_COLUMNS = 2;
/** So many names of groups show that the words between them stand over columns as well. */
const LEAST_GROUPS = 3;

/** A header's lines without the names of groups of columns, and these as a line of their own. */
export interface PartedHeader {
  own: CellRow[];
  groups: CellRow | null;
}

/**
 * Takes the names of groups of columns out of the first line of a header, where they stand between names of columns:
 * `Employee`, `Earnings`, `Gross`, `Taxes` over `Regular`, `Overtime`, `FIT`, `SS`.
 */
export function partGroups(lines: readonly CellRow[]): PartedHeader {
  const [first, ...lower] = lines;
  if (first === undefined || lower.length === 0) return { own: [...lines], groups: null };
  let sections = first.cells.filter((cell) => mayNameGroup(cell) && !isLeaveTaken(cell, lower));
  const inMiddle = overMiddles(first, sections, columnsOf(lower));
  if (inMiddle !== null) return withoutNames(lines, inMiddle);
  const isAlone = (cell: Cell): boolean =>
    lines.every(({ cells }) => cells.every((other) => other === cell || overlap(cell, other) <= 0));
  const others = [
    ...first.cells.filter((cell) => !sections.includes(cell)),
    ...lower.slice(0, -1).flatMap(({ cells }) => cells.filter(isAlone)),
  ];
  // Where every column has words in the last line, what stands above are the first words of its name.
  // Names over the middle of several columns are groups even so.
  if (!others.some(isAlone)) {
    const below = { ...lower.at(-1)!, cells: lower.at(-1)!.cells.filter((cell) => !isUnder(cell, others)) };
    if (!standOverCells(sections, below))
      sections = sections.filter(
        (cell) =>
          cell.isAsWide === true ||
          beginsList(cell, below) ||
          standsOver(cell, { ...first, cells: sections }, below),
      );
  }
  // The first of two words that end together is no group: `Company` over `contributions`.
  sections = sections.filter((cell) => !isBareEmployer(cell.text) || !endsWith(cell, lower[0]!));
  const columns = columnsOf(lower).filter((column) => others.every((other) => overlap(column, other) <= 0));
  const owners = ownersOf(columns, sections, others);
  const groups = sections.flatMap((cell) => {
    const own = columns.filter((column) => owners.get(column) === cell);
    return own.length < LEAST_COLUMNS ? [] : [{ cell, over: fromColumn(cell, own[0]) }];
  });
  if (groups.length === 0) return { own: [...lines], groups: null };
  return withoutNames(lines, groups);
}

/** Whether hours and the pay for them stand below the name of a list of leave: it is the name of a line like others beside it, and no list. */
function isLeaveTaken(cell: Cell, lower: readonly CellRow[]): boolean {
  if (headingOf(cell.text)?.section !== "other") return false;
  const last = lower.at(-1)!.cells;
  const at = last.findIndex((below) => isBareHours(below.text) && below.x1 > cell.x0 - REACH_PT);
  const [hours, pay, next] = [last[at], last[at + 1], last[at + 2]];
  if (hours === undefined || pay === undefined || !isBarePay(pay.text)) return false;
  return cell.x1 <= pay.x1 + REACH_PT || (cell.isAsWide === true && cell.x1 < (next?.x0 ?? Infinity));
}

/** A name of columns, and the same from the first of these on. */
interface Group {
  cell: Cell;
  over: Cell;
}

function withoutNames([first, ...lower]: readonly CellRow[], groups: readonly Group[]): PartedHeader {
  const taken = new Set(groups.map(({ cell }) => cell));
  const rest = { ...first!, cells: first!.cells.filter((cell) => !taken.has(cell)) };
  return {
    own: [rest, ...lower].filter(({ cells }) => cells.length > 0),
    groups: { ...first!, cells: groups.map(({ over }) => over) },
  };
}

/**
 * The names of groups that follow each other, each over the middle of its columns; null where they stand in another way.
 * Between them may stand what other columns are about: `Employee`, `Net`.
 */
function overMiddles({ cells }: CellRow, names: readonly Cell[], columns: readonly Column[]): Group[] | null {
  const from = cells.indexOf(names[0]!);
  const followEachOther = names.every((cell, i) => cells[from + i] === cell);
  const ofNames = followEachOther ? groupsOverMiddle(names, columns) : null;
  const among = ofNames === null ? cells : names;
  const spans = ofNames ?? (names.length < LEAST_GROUPS ? null : groupsOverMiddle(cells, columns));
  if (spans === null) return null;
  const groups = among.flatMap((cell, i) => {
    if (!names.includes(cell)) return [];
    const [first, last] = spans[i]!;
    return [{ cell, columns: last - first + 1, over: fromColumn(cell, columns[first]) }];
  });
  return groups.some((group) => group.columns < LEAST_COLUMNS) ? null : groups;
}

/** Whether names begin with the cells of their first columns, whose headings stand at the right of them. */
function standOverCells(names: readonly Cell[], below: CellRow): boolean {
  const endTogether = names.some((name) =>
    below.cells.some(({ x1 }) => Math.abs(x1 - name.x1) <= SAME_EDGE_PT),
  );
  return !endTogether && standBehindColumns(names, columnsOf([below]));
}

function endsWith(cell: Cell, { cells }: CellRow): boolean {
  return cells.some(
    ({ x0, x1 }) => Math.abs(x1 - cell.x1) <= SAME_EDGE_PT && Math.abs(x0 - cell.x0) > SAME_EDGE_PT,
  );
}

function isUnder(cell: Cell, names: readonly Cell[]): boolean {
  return names.some((name) => overlap(name, cell) > 0);
}

/** The columns that some lines name, each as one heading, where not all of them have words in the last line. */
export function columnsBelow(lines: readonly CellRow[]): CellRow {
  const last = lines.at(-1)!;
  const isOver = (cell: Cell): boolean => last.cells.some((below) => overlap(below, cell) > 0);
  if (lines.every(({ cells }) => cells.every(isOver))) return last;
  const columns: Cell[] = [];
  for (const cell of lines.flatMap(({ cells }) => cells)) {
    const at = columns.findIndex((column) => overlap(column, cell) > 0);
    if (at < 0) columns.push(cell);
    else columns[at] = above(columns[at]!, cell);
  }
  return { ...last, cells: columns.sort((a, b) => a.x0 - b.x0) };
}

/** Names of groups that stand over their columns, each from the first of these on. */
export function overColumns(names: CellRow, below: CellRow): CellRow {
  return (
    overMiddlesOf(names, below) ?? {
      ...names,
      cells: names.cells.map((cell) => fromColumn(cell, columnsUnder(cell, names, below)[0])),
    }
  );
}

/** The names of groups of a line, each from the first of the columns on whose middle it stands over; null where they stand in another way. */
export function overMiddlesOf(names: CellRow, below: CellRow): CellRow | null {
  const groups = overMiddles(names, names.cells.filter(mayNameGroup), columnsOf([below]));
  return groups === null ? null : { ...names, cells: groups.map(({ over }) => over) };
}

function columnsUnder(cell: Cell, names: CellRow, { cells }: CellRow): Column[] {
  const columns = columnsOf([{ ...names, cells: cells.filter((each) => !isOfPerson(each)) }]);
  const owners = ownersOf(columns, names.cells, cells.filter(isOfPerson));
  return columns.filter((column) => owners.get(column) === cell);
}

/** The name of a group from its first column on. */
function fromColumn(cell: Cell, first: Column | undefined): Cell {
  const text = isBareEmployer(cell.text) ? "Employer contributions" : cell.text;
  return { ...cell, text, x0: Math.min(cell.x0, first?.x0 ?? cell.x0) };
}

/** What stands over two columns reaches no further than these, by this, in points. */
const REACH_PT = 2;
const MIDDLE = 0.15;

/** Whether a name stands over the beginning or the middle of several columns of the line below. */
export function standsOver(cell: Cell, names: CellRow, below: CellRow): boolean {
  const columns = columnsUnder(cell, names, below);
  const [first, last] = [columns[0], columns.at(-1)];
  if (first === undefined || last === undefined || columns.length < LEAST_COLUMNS) return false;
  // The first of two words that end together is no group, unless it reaches over several columns.
  const isOverSeveral = below.cells.filter((other) => overlap(other, cell) > 0).length >= LEAST_COLUMNS;
  if (!isOverSeveral && below.cells.some(({ x1 }) => Math.abs(x1 - cell.x1) <= SAME_EDGE_PT)) return false;
  const aside = Math.abs(cell.x0 + cell.x1 - first.x0 - last.x1) / 2;
  return Math.abs(cell.x0 - first.x0) <= SAME_EDGE_PT || aside <= MIDDLE * (last.x1 - first.x0);
}

/** Who is paid, and what in all: no column of a group. */
function isOfPerson({ text }: Cell): boolean {
  const heading = headingOf(text);
  // An account may be the end of `Health Savings Account`.
  const isText = heading?.text != null && heading.text !== "account";
  return isText || heading?.figure === "gross_pay" || heading?.figure === "net_pay";
}
