import { looksLikePersonName } from "@paylift/canonical";
import { overlap, type Cell, type CellRow } from "../../cells/cells.ts";
import { headingOf } from "../../vocabulary/headings.ts";
import { totalScope } from "../../vocabulary/total-labels.ts";

/** Rows of which some are the header of a table whose columns are people. */
export interface PeopleTable {
  /** The lines of each header are one row. */
  rows: CellRow[];
  headers: ReadonlySet<CellRow>;
}

/** Of the cells of a header this share must be names. */
const NAMES = 0.6;
const MOST_LINES = 3;
const LINE_EM = 1.8;
/** What one line of a name in several lines can be. */
const PART_OF_NAME = /^\p{L}[\p{L}'\u2019.,-]*(?: \p{L}[\p{L}'\u2019.,-]*)*$/u;
/** The numbers below a header begin after at most so many rows of captions and of lines that nobody has. */
const WITHOUT_NUMBERS = 20;

/** Whom a column is about: one person, or those whom its sums are over: `Total`, `Company Totals`, `Kitchen Total`. */
export function scopeOfColumn({ text }: Cell): "check" | "department" | "company" {
  const scope = totalScope(text);
  if (scope === null) return "check";
  return scope === "department" ? scope : "company";
}

export function isTotalColumn(cell: Cell): boolean {
  return scopeOfColumn(cell) !== "check";
}

/** Finds headers of names, in up to three lines: numbers stand below the names, and labels left of them. */
export function findPeopleHeaders(rows: readonly CellRow[]): PeopleTable {
  const found: CellRow[] = [];
  const headers = new Set<CellRow>();
  let columns: readonly Cell[] = [];
  for (let i = 0; i < rows.length;) {
    const header = headerAt(rows, i, columns);
    const lines =
      header === null ? 1 : linesAt([withoutLabel(rows[i]!), ...rows.slice(i + 1, i + MOST_LINES)], 0);
    if (header !== null && hasNumbersBelow(rows, i + lines, header)) {
      headers.add(header);
      columns = columns.length > header.cells.length ? columns : header.cells;
      found.push(header);
      i += lines;
    } else found.push(rows[i++]!);
  }
  return { rows: found, headers };
}

/** What the names are may stand left of them: `Employee  Adams, Joe  Baker, Sue`. */
function withoutLabel(row: CellRow): CellRow {
  const [label, ...names] = row.cells;
  const isLabel = names.length > 0 && headingOf(label!.text)?.text === "name";
  return isLabel ? { ...row, cells: names } : row;
}

function headerAt(printed: readonly CellRow[], at: number, columns: readonly Cell[]): CellRow | null {
  const rows = printed.slice(at, at + MOST_LINES).map((row, i) => (i === 0 ? withoutLabel(row) : row));
  return headerOf(rows, 0, columns);
}

function headerOf(rows: readonly CellRow[], at: number, columns: readonly Cell[]): CellRow | null {
  const lines = linesAt(rows, at);
  // Most lines of text are a label alone.
  if (lines === 1 && !canBeHeader(rows[at]!, columns)) return null;
  const header = lines === 0 ? null : joined(rows.slice(at, at + lines));
  return header !== null && isHeader(header, columns) ? header : null;
}

/** How many lines from here on can be those of one header. */
function linesAt(rows: readonly CellRow[], start: number): number {
  let lines = 0;
  let last: CellRow | null = null;
  for (const row of rows.slice(start, start + MOST_LINES)) {
    if (!row.cells.every((cell) => isPart(cell))) break;
    if (last !== null && !isRightBelow(last, row)) break;
    last = row;
    lines++;
  }
  return lines;
}

function isPart(cell: Cell): boolean {
  if (cell.number !== null) return false;
  return isTotalColumn(cell) || (PART_OF_NAME.test(cell.text) && headingOf(cell.text) === null);
}

function isRightBelow(above: CellRow, below: CellRow): boolean {
  const size = above.cells[0]?.size ?? 0;
  return above.page === below.page && below.baseline - above.baseline <= LINE_EM * size;
}

/** The lines as one row: what stands above each other is one cell. */
function joined(lines: readonly CellRow[]): CellRow {
  const columns: Cell[] = [];
  for (const cell of lines.flatMap(({ cells }) => cells)) {
    const at = columns.findIndex((column) => overlap(column, cell) > 0);
    const above = columns[at];
    if (above === undefined) columns.push(cell);
    else
      columns[at] = {
        ...above,
        tokens: [...above.tokens, ...cell.tokens],
        text: `${above.text} ${cell.text}`,
        x0: Math.min(above.x0, cell.x0),
        x1: Math.max(above.x1, cell.x1),
      };
  }
  return { ...lines[0]!, cells: columns.sort((a, b) => a.x0 - b.x0) };
}

function canBeHeader({ cells }: CellRow, columns: readonly Cell[]): boolean {
  return cells.length > 1 || columns.some((column) => overlap(column, cells[0]!) > 0);
}

/** Several names, or the one name or total that is left for a further part of the table. */
function isHeader({ cells }: CellRow, columns: readonly Cell[]): boolean {
  const names = cells.filter(({ text }) => looksLikePersonName(text) && headingOf(text) === null).length;
  const totals = cells.filter(isTotalColumn).length;
  if ((names + totals) / cells.length < NAMES) return false;
  if (names > 0 && names + totals >= 2) return true;
  return cells.length === 1 && columns.some((column) => overlap(column, cells[0]!) > 0);
}

/** Whether the first numbers below stand beside a label that is left of all names, and no better header between. */
function hasNumbersBelow(rows: readonly CellRow[], from: number, header: CellRow): boolean {
  const names = header.cells;
  for (let i = from; i <= from + WITHOUT_NUMBERS; i++) {
    const row = rows[i];
    if (row === undefined || row.page !== header.page || headerAt(rows, i, names) !== null) return false;
    const [label, ...numbers] = row.cells;
    const figures = numbers.filter(({ number }) => number !== null);
    if (figures.length === 0) continue;
    const isOfLine = label!.number === null && label!.x0 < names[0]!.x0;
    // What is said below each name may have numbers: ids, and how many a sum is over.
    if (!isOfLine && i < from + MOST_LINES && figures.every(({ number }) => number!.whole)) continue;
    // Two names beside each other over a table are a company's and a person's.
    return isOfLine && figures.at(-1)!.x1 > names[0]!.x0;
  }
  return false;
}
