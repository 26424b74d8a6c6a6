import { isFigure, overlap, type Cell, type CellRow } from "../../cells/cells.ts";
import { figureOfLabel } from "../../vocabulary/figure-labels.ts";
import { headingOf, type TextColumn } from "../../vocabulary/headings.ts";
import { totalScope } from "../../vocabulary/total-labels.ts";

/** Columns of the names or the codes of lines. */
const OF_LINES: ReadonlySet<TextColumn | null> = new Set(["code", "line", "kind"] as const);
/** Below what somebody is paid may stand the number of their check or voucher. */
const NUMBER_OF_PAYMENT = /^(?=\S*\d{3})[A-Z\d#-]+$/;
/** The name of a list begins with its first column, within this, in points. */
const EDGE_PT = 2;

/**
 * Lines of lists that a table of people has in some of its cells: each has the names or codes of lines in a column for these,
 * and their numbers in the columns behind, and nothing in the other columns. Stacks that have sums of their own are no such
 * lists: each of them goes on by itself. The first line is somebody's, unless the header is known from people above.
 */
export function listLines(
  rows: readonly CellRow[],
  header: readonly CellRow[],
  names: ReadonlySet<Cell>,
  isKnown: boolean,
): ReadonlySet<CellRow> {
  const columns = header.at(-1)?.cells ?? [];
  const firsts = columns.slice(1).filter(namesLines);
  const own = new Set(firsts.flatMap((first) => listFrom(first, columns)));
  if (own.size === 0 || own.size >= columns.length - 1) return new Set();
  const isName = (cell: Cell): boolean => firsts.some((first) => overlap(first, cell) > 0);
  const isListed = (cell: Cell): boolean =>
    isFigure(cell)
      ? own.has(columnOf(cell, columns))
      : isName(cell) || cell.x0 < columns[1]!.x0 || NUMBER_OF_PAYMENT.test(cell.text);
  const isNamed = ({ cells }: CellRow): boolean => cells.some((cell) => names.has(cell));
  const first = isKnown ? 0 : rows.findIndex(isNamed);
  const lines = first < 0 ? [] : rows.slice(first).filter((row) => !isNamed(row));
  const listed = lines.filter(({ cells }) => cells.some(isName) && cells.every(isListed));
  const haveSums = listed.some(({ cells }) => cells.some((cell) => isName(cell) && namesSum(cell)));
  return new Set(haveSums ? [] : listed);
}

/** Calls the first columns of lists what all such are: beside people, `Type` would say how these are paid. */
export function nameLists(header: CellRow): CellRow {
  const isKind = (cell: Cell): boolean =>
    headingOf(cell.text)?.text === "kind" && listFrom(cell, header.cells).length > 1;
  return header.cells.some(isKind)
    ? {
        ...header,
        cells: header.cells.map((cell) => (isKind(cell) ? { ...cell, text: "Description" } : cell)),
      }
    : header;
}

/** Whether a name begins where a column of codes or names does, with a column of their numbers behind: that of a list. */
export function beginsList({ x0 }: Cell, { cells }: CellRow): boolean {
  return cells.some(
    (cell) => Math.abs(cell.x0 - x0) <= EDGE_PT && namesLines(cell) && listFrom(cell, cells).length > 1,
  );
}

/** A column of codes or names, and those of numbers right behind it. */
function listFrom(first: Cell, columns: readonly Cell[]): Cell[] {
  const behind = columns.slice(columns.indexOf(first) + 1);
  const end = behind.findIndex((cell) => !isOfNumbers(cell));
  return [first, ...behind.slice(0, end < 0 ? behind.length : end)];
}

/** A column that says what its numbers are, and nothing of whom or what they are about. */
function isOfNumbers({ text }: Cell): boolean {
  const heading = headingOf(text);
  return heading !== null && heading.role !== null && heading.figure === null;
}

function namesLines({ text }: Cell): boolean {
  return OF_LINES.has(headingOf(text)?.text ?? null);
}

function namesSum({ text }: Cell): boolean {
  return totalScope(text) !== null || figureOfLabel(text) !== null;
}

/** The column that a number ends with. */
function columnOf(cell: Cell, columns: readonly Cell[]): Cell {
  const away = ({ x1 }: Cell): number => Math.abs(x1 - cell.x1);
  return columns.reduce((best, column) => (away(column) < away(best) ? column : best));
}
