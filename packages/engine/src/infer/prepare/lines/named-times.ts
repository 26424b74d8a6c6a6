import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";
import { headingOf, type ColumnRole } from "../../vocabulary/headings.ts";
import { isLineLabel, sectionsOf } from "../../vocabulary/line-labels.ts";

/** What is paid for time has these columns, in this order. */
const OF_TIME: readonly ColumnRole[] = ["hours", "rate", "amount"];
/** What somebody does, in a column beside their name. */
const OF_WORK = /^(?:job|position|job title|assignment|occupation)$/i;
/** The names of columns stand so many lines above them at most, and so near, in font sizes. */
const [ABOVE, ABOVE_EM] = [3, 4];
/** Numbers end with the heading of their column within this, in points. */
const END_PT = 3;

/** Columns of hours, their rate and the pay, under one name. */
interface Times {
  name: Cell;
  columns: Cell[];
}

/** A header with such columns, and the column of what people do. */
interface Header {
  row: CellRow;
  above: CellRow;
  times: Times[];
  work: Cell | null;
}

/**
 * Puts the name over columns of hours, of their rate and of the pay before the numbers of each line: `Regular` and
 * `Overtime` over `Hrs`, `Rate`, `Pay`. What somebody does beside their name is then no name of a line.
 */
export function withNamesOfTimes(rows: readonly CellRow[]): readonly CellRow[] {
  const headers = new Map<CellRow, Header>();
  rows.forEach((row, i) => {
    const header = headerAt(rows, i);
    if (header !== null) headers.set(row, header);
  });
  if (headers.size === 0) return rows;
  const above = new Map([...headers.values()].map((header) => [header.above, header]));
  let open: Header | null = null;
  return rows.map((row) => {
    open = headers.get(row) ?? open;
    const named = above.get(row)?.times.map(({ name }) => name);
    if (named !== undefined) return { ...row, cells: row.cells.filter((cell) => !named.includes(cell)) };
    return open === null || open.row === row || !row.cells.some(isFigure) ? row : withNames(row, open);
  });
}

/** The header whose last line a row is; null for other rows. */
function headerAt(rows: readonly CellRow[], at: number): Header | null {
  const row = rows[at]!;
  if (row.cells.some(isFigure)) return null;
  const triples = row.cells.flatMap((_, i) => {
    const columns = row.cells.slice(i, i + OF_TIME.length);
    return columns.length === OF_TIME.length && columns.every(isOfTime) ? [columns] : [];
  });
  for (let i = at - 1; triples.length > 0 && i >= Math.max(0, at - ABOVE); i--) {
    const above = rows[i]!;
    if (above.page !== row.page || row.baseline - above.baseline > ABOVE_EM * row.cells[0]!.size) break;
    // What stands before a figure is its label: `Hourly Rate  17.05`.
    if (above.cells.some(isFigure)) break;
    const times = triples.flatMap((columns) => {
      const name = above.cells.find((cell) => isEarned(cell) && isOverMiddle(cell, columns));
      return name === undefined ? [] : [{ name, columns }];
    });
    if (times.length === triples.length)
      return { row, above, times, work: row.cells.find(({ text }) => OF_WORK.test(text)) ?? null };
  }
  return null;
}

function isOfTime({ text }: Cell, i: number): boolean {
  return headingOf(text)?.role === OF_TIME[i];
}

function isEarned({ number, text }: Cell): boolean {
  return number === null && isLineLabel(text) && sectionsOf(text).includes("earning");
}

function isOverMiddle({ x0, x1 }: Cell, columns: readonly Cell[]): boolean {
  const middle = (x0 + x1) / 2;
  return middle >= columns[0]!.x0 && middle <= columns.at(-1)!.x1;
}

function withNames(row: CellRow, { times, work }: Header): CellRow {
  const cells = row.cells.filter((cell) => work === null || cell.number !== null || !stands(cell, work));
  for (const { name, columns } of times) {
    const first = cells.find(
      (cell) => isFigure(cell) && columns.some(({ x1 }) => Math.abs(cell.x1 - x1) <= END_PT),
    );
    if (first === undefined) continue;
    const { x0, baseline, page } = first;
    cells.splice(cells.indexOf(first), 0, { ...name, page, baseline, x0: x0 - 1, x1: x0 - 1 });
  }
  return { ...row, cells };
}

/** Whether a text begins where a heading does. */
function stands({ x0 }: Cell, heading: Cell): boolean {
  return Math.abs(x0 - heading.x0) <= END_PT;
}
