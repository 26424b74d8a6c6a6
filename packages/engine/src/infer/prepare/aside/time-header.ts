import { isFigure, overlap, partOf, type Cell, type CellRow } from "../../cells/cells.ts";
import { holdsDate } from "../../document/holds-date.ts";
import { figureOfLabel } from "../../vocabulary/figure-labels.ts";
import { headingOf } from "../../vocabulary/headings.ts";
import { isLineLabel, sectionsOf } from "../../vocabulary/line-labels.ts";
import { above } from "../headings/cell-above.ts";

/** One kind of time: its name, and the columns of its hours, of their rate and of the pay. */
export interface TimeLine {
  name: Cell;
  hours: Cell;
  rate: Cell;
  pay: Cell;
}

/** A header that names the columns of several kinds of time. */
export interface TimeHeader {
  rows: readonly CellRow[];
  lines: readonly TimeLine[];
  /** The column of what a line comes to. */
  total: Cell | null;
  /** Columns of what is no pay, as what a client is billed. */
  aside: readonly Cell[];
  /** The other columns, as a row. */
  texts: CellRow;
}

/** Lines of one header stand no further apart than this, in font sizes, and a header has so many at most. */
const [LINE_EM, MOST_LINES] = [1.95, 3];
const LEAST_COLUMNS = 6;

const HOURS = / (?:hours|hrs)\.?$/i;
const PAY = / (?:pay|amount|amt|earnings|wages)\.?$/i;
const RATE = / rate\.?$/i;
/** The rate of the kind of time that has none of its own. */
const BASE_RATE = /^(?:(?:pay|base|hourly) )?rate\.?$/i;

/** The header that begins in a row, where it names hours, rates and pay of one kind of time at least; null for other rows. */
export function timeHeaderAt(rows: readonly CellRow[], at: number): TimeHeader | null {
  const stack = headerLines(rows, at);
  if (stack.length === 0) return null;
  const columns = joined(stack);
  if (columns.length < LEAST_COLUMNS) return null;
  const lines = linesOf(columns);
  if (lines.length === 0) return null;
  const ofLines = new Set(lines.flatMap(({ hours, rate, pay }) => [hours, rate, pay]));
  const total = columns.find(({ text }) => figureOfLabel(text) === "gross_pay") ?? null;
  const aside = columns.filter(({ text }) => headingOf(text)?.role === "aside");
  const cells = columns.filter((cell) => !ofLines.has(cell) && cell !== total && !aside.includes(cell));
  return { rows: stack, lines, total, aside, texts: { ...stack.at(-1)!, cells } };
}

/** The rows of words from here on that stand above figures, near each other; none where more words stand above. */
function headerLines(rows: readonly CellRow[], at: number): readonly CellRow[] {
  const isLine = (row: CellRow | undefined): row is CellRow =>
    row !== undefined && row.cells.every(({ number, text }) => number === null && !holdsDate(text));
  const isBelow = (upper: CellRow, lower: CellRow): boolean =>
    upper.page === lower.page && lower.baseline - upper.baseline <= LINE_EM * lower.cells[0]!.size;
  const before = rows[at - 1];
  if (!isLine(rows[at]) || (isLine(before) && isBelow(before, rows[at]))) return [];
  let end = at + 1;
  while (isLine(rows[end]) && isBelow(rows[end - 1]!, rows[end]!)) end++;
  return end - at <= MOST_LINES && rows[end]?.cells.some(isFigure) === true ? rows.slice(at, end) : [];
}

/** The words that stand above each other as one cell each. */
function joined(stack: readonly CellRow[]): Cell[] {
  const columns: Cell[] = [];
  for (const cell of stack.flatMap(({ cells }) => cells)) {
    const at = columns.findIndex((column) => overlap(column, cell) > 0);
    if (at < 0) columns.push(cell);
    else columns[at] = above(columns[at]!, cell);
  }
  return columns.toSorted((a, b) => a.x0 - b.x0);
}

/** What each column of hours is the time of, with the columns of its rate and its pay. */
function linesOf(columns: readonly Cell[]): TimeLine[] {
  const find = (name: string, measure: RegExp): Cell | undefined =>
    columns.find(({ text }) => measure.test(text) && text.replace(measure, "") === name);
  const base = columns.find(({ text }) => BASE_RATE.test(text));
  return columns.flatMap((hours) => {
    const text = hours.text.replace(HOURS, "");
    if (text === hours.text || !isLineLabel(text) || !sectionsOf(text).includes("earning")) return [];
    const [pay, rate] = [find(text, PAY), find(text, RATE) ?? base];
    if (pay === undefined || rate === undefined) return [];
    const name = { ...partOf(hours, hours.tokens.slice(0, -1)), text };
    return [{ name, hours, rate, pay }];
  });
}
