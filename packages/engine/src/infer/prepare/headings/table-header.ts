import { isFigure, overlap, type Cell, type CellRow } from "../../cells/cells.ts";
import { partGroups } from "./header-groups.ts";
import { withoutGroups } from "./groups-over-numbers.ts";
import { withEmployersGroups } from "./group-names.ts";
import { endWithGroups, wholeGroups } from "./whole-groups.ts";
import { figureOfLabel } from "../../vocabulary/figure-labels.ts";
import { isLineLabel, namesNetPay, sectionsOf } from "../../vocabulary/line-labels.ts";
import { withoutSignsOfColumns } from "./arithmetic-words.ts";
import { holdsDate } from "../../document/holds-date.ts";
import { isTitle } from "../../document/infer-format-type.ts";
import { headingOf, type TextColumn } from "../../vocabulary/headings.ts";
import { namesSomebody } from "../../people/name-line.ts";
import { nameHoursBeside } from "./hours-beside-lines.ts";
import { joinedColumns } from "./joined-columns.ts";
import { nameLists } from "./lists-in-cells.ts";
import { nameRepeatedColumns } from "./repeated-columns.ts";
import { isOneHeader } from "./one-header.ts";
import { isAboveTable, linesBelow, tableBelow } from "./lines-below.ts";
import { isSign } from "./signs-of-columns.ts";
import { bodyOf } from "./table-body.ts";
import { isBareHours } from "../../vocabulary/bare-columns.ts";

const MOST_LINES = 6;
const LINE_EM = 1.95;
/** Rules may part the names of groups from those of their columns. */
const GROUPS_EM = 3.2;
const LEAST_COLUMNS = 3;

export interface TableHeaders {
  rows: CellRow[];
  /** Rows that name groups of columns. */
  groups: ReadonlySet<CellRow>;
  /** Headers of tables in which each line is one person's: every column has its name there. */
  headers: ReadonlySet<CellRow>;
}

/**
 * Joins the lines of a table's header where each line of the table is one person's, so that what stands above each other
 * is one heading: `Taxable` over `Wages`. Where records have several lines, the lines of the header may each mean one.
 */
export function joinTableHeaders(rows: readonly CellRow[], names: ReadonlySet<Cell>): TableHeaders {
  const result: CellRow[] = [];
  const groups = new Set<CellRow>();
  const headers = new Set<CellRow>();
  const known = new Set<string>();
  const ones = new Set<string>();
  for (let i = 0; i < rows.length;) {
    const lines = headerLines(rows, i, names);
    const last = textOfRow(rows[i + lines - 1]);
    const body = lines > 0 ? bodyOf(rows, i + lines, lines, names, known.has(last)) : [];
    if (body.length > 0) {
      const stack = nameRepeatedColumns(wholeGroups(rows.slice(i, i + lines).map(withEmployersGroups)));
      const { above, own } = withoutGroups(stack, body);
      for (const row of above) groups.add(row);
      const joined = withoutSignsOfColumns(
        withHoursOfPay(withNetPay(nameHoursBeside(joinedColumns(own, body, stack.length > 1), body))),
      );
      // Below the names of lists each has a column of its lines.
      const header = above.length === 0 ? joined : nameLists(withHours(joined, above.at(-1)!));
      headers.add(header);
      known.add(last);
      result.push(...above, header);
    } else if (lines > 1 && names.size === 0 && isAboveTable(rows, i + lines))
      result.push(joinedColumns(rows.slice(i, i + lines), tableBelow(rows, i + lines)));
    else if (
      (lines > 0 && ones.has(last)) ||
      isOneHeader(rows.slice(i, i + lines), rows.slice(i + lines), names)
    ) {
      // On a page of people of one line each it is what it is on others.
      ones.add(last);
      result.push(joinedColumns(rows.slice(i, i + lines), linesBelow(rows, i + lines)));
    } else result.push(...withHoursOfGroup(rows.slice(i, i + Math.max(1, lines))));
    i += Math.max(1, lines);
  }
  return { rows: result, groups, headers };
}

/** The number of a check or of somebody: where a page begins within a person, it stands right below the header. */
const NUMBER_OF = /^(?:check|chk|ck|voucher|advice|(?:direct )?deposit|file|employee|emp)\b\D*\d{3,}$/i;

/** What is told of somebody, or of the people of a group: an id, and where they work. */
const FACT = /^(?:[A-Z]{1,3}-?\d{4,}|(?:department|dept\.?): \S.*)$/i;

/** How many lines from here on are a header: text in at least three columns in the last one, and near each other. */
function headerLines(rows: readonly CellRow[], start: number, names: ReadonlySet<Cell>): number {
  let lines = 0;
  for (const row of rows.slice(start, start + MOST_LINES)) {
    if (row.cells.some(isFigure) || namesSomebody(row, names)) break;
    if (!row.cells.some(({ number }) => number === null)) break;
    if (lines > 0 && !isRightBelow(rows.slice(start, start + lines), row)) break;
    if (row.cells.some(({ text }) => text.endsWith(":") && !isSign(text))) break;
    // What the report is and of when stands above its columns.
    if (row.cells.some(({ text }) => isTitle(text) || holdsDate(text) || NUMBER_OF.test(text))) break;
    if (row.cells.some(({ text }) => FACT.test(text))) break;
    lines++;
  }
  while (lines > 0 && !endsHeader(rows.slice(start, start + lines))) lines--;
  const stack = rows.slice(start, start + lines);
  if (isCaption(stack)) return 0;
  return stack.some(({ cells }) => cells.some(({ text }) => headingOf(text) !== null)) ? lines : 0;
}

/**
 * A text alone over the first column, which has its own name, is about the table: `Dental` over `Emp ID`. So is the name of
 * a line behind its code: `DEN - Dental High`.
 */
function isCaption(stack: readonly CellRow[]): boolean {
  const [only, second] = stack[0]?.cells ?? [];
  if (stack.length < 2 || only === undefined) return false;
  // What columns further right are called may begin a line above that of the first.
  const [first] = stack.slice(1).find(({ cells }) => cells[0]!.x0 < only.x1)?.cells ?? [];
  if (first === undefined || overlap(only, first) <= 0) return false;
  if (isPlan(stack[0]!) && OF_PERSON.has(headingOf(first.text)?.text ?? null)) return true;
  // A caption may have one of its own below: `Earnings`, and `Regular Pay` over `Emp ID`.
  if (isCaption(stack.slice(1))) return true;
  if (second !== undefined) return false;
  return headingOf(first.text) !== null && headingOf(`${only.text} ${first.text}`)?.text == null;
}

const PLAN_CELLS = 2;
const OF_PERSON: ReadonlySet<TextColumn | null> = new Set(["id", "name"] as const);

/** A line that says what the table below is about: the name of a line of pay, and its code at most. */
function isPlan({ cells, line }: CellRow): boolean {
  if (cells.length > PLAN_CELLS || cells.some(({ number }) => number !== null)) return false;
  return isLineLabel(cells.at(-1)!.text) || isLineLabel(line.text.replaceAll("\t", " "));
}

/** The last line of a header has many headings, or goes on with some of those above; below the first column stand people. */
function endsHeader(stack: readonly CellRow[]): boolean {
  const { cells } = stack.at(-1)!;
  if (cells.length >= LEAST_COLUMNS) return true;
  const above = stack.at(-2);
  if (above === undefined || above.cells.length < LEAST_COLUMNS) return false;
  // What begins below the first column and reaches into the next is the head of a group of people.
  const [first, ...others] = above.cells;
  return cells.every(
    (cell) => overlap(cell, first!) <= 0 && others.some((other) => overlap(cell, other) > 0),
  );
}

function isRightBelow(stack: readonly CellRow[], below: CellRow): boolean {
  const above = stack.at(-1)!;
  const size = Math.max(...below.cells.map((cell) => cell.size));
  const leading = endWithGroups(stack) ? GROUPS_EM : LINE_EM;
  return above.page === below.page && below.baseline - above.baseline <= leading * size;
}

function textOfRow(row: CellRow | undefined): string {
  return row?.cells.map(({ text }) => text).join("\t") ?? "";
}

/** In a table of people what they are paid by a check is the net pay where nothing else is called so: `Net Check`. */
function withNetPay(header: CellRow): CellRow {
  const figures = new Set(header.cells.map(({ text }) => figureOfLabel(text)));
  if (!figures.has("gross_pay") || figures.has("net_pay")) return header;
  const isNet = ({ text }: Cell): boolean => /^net\b/i.test(text) && namesNetPay(text);
  const cells = header.cells.map((cell) => (isNet(cell) ? { ...cell, text: "Net Pay" } : cell));
  return { ...header, cells };
}

const PAY_BEHIND = / (?:pay|amount|amt|earnings)\.?$/i;
const LINES = 2;

/** What columns of pay are called after are their hours: `REG` and `OT` beside `REG PAY` and `OT PAY`. */
function withHoursOfPay(header: CellRow): CellRow {
  const paid = new Set(
    header.cells.flatMap(({ text }) => (PAY_BEHIND.test(text) ? [text.replace(PAY_BEHIND, "")] : [])),
  );
  const isHours = ({ text }: Cell): boolean => paid.has(text) && sectionsOf(text).includes("earning");
  if (header.cells.filter(isHours).length < LINES) return header;
  const cells = header.cells.map((cell) => (isHours(cell) ? { ...cell, text: `${cell.text} Hrs` } : cell));
  return { ...header, cells };
}

/** Over records of several lines those columns of hours are named so that another group has the pay of. */
function withHoursOfGroup(stack: readonly CellRow[]): readonly CellRow[] {
  const last = stack.at(-1)!;
  const { groups } = stack.length > 1 ? partGroups(stack) : { groups: null };
  if (groups === null) return stack;
  const named = withHours(last, groups);
  const left = new Set(named.cells.map(({ text }) => text));
  const cells = last.cells.map((cell, i) => (left.has(cell.text) ? named.cells[i]! : cell));
  return [...stack.slice(0, -1), { ...last, cells }];
}

/** Columns of hours are named after them: `Sick` of the group `Hours`, beside `Sick` of the group `Earnings`. */
function withHours(header: CellRow, groups: CellRow): CellRow {
  const hours = groups.cells.find(({ text }) => isBareHours(text));
  if (hours === undefined) return header;
  const middle = ({ x0, x1 }: Cell): number => (x0 + x1) / 2;
  // Each name begins with the first of its columns.
  const groupOf = (cell: Cell): Cell | undefined => groups.cells.findLast(({ x0 }) => x0 <= middle(cell));
  const isHours = (cell: Cell): boolean =>
    isLineLabel(cell.text) &&
    headingOf(cell.text)?.text == null &&
    !PAY_BEHIND.test(cell.text) &&
    groupOf(cell) === hours;
  const cells = header.cells.map((cell) => (isHours(cell) ? { ...cell, text: `${cell.text} Hours` } : cell));
  return { ...header, cells };
}
