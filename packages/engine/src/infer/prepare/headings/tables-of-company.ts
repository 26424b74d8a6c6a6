import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";
import { headingOf, type TextColumn } from "../../vocabulary/headings.ts";
import { sectionsOf } from "../../vocabulary/line-labels.ts";

/** Names of lines that the header of such a table has at least, in so many lines at most. */
const [LINES, HEADER] = [2, 3];
const OF_PERSON: ReadonlySet<TextColumn | null> = new Set(["id", "name"] as const);

/**
 * Says of the columns of a table of people that they are what the company pays, where only the name of the table does: `Paid by
 * the parish on behalf of staff` over `Name`, `Clergy Pension`, `Health Plan`, `Total`.
 */
export function withTablesOfCompany(rows: readonly CellRow[]): readonly CellRow[] {
  const captions = new Set<CellRow>();
  const headers = new Set<CellRow>();
  rows.forEach((row, i) => {
    const header = isCaption(row) ? headerBelow(rows, i) : [];
    if (header.length === 0) return;
    captions.add(row);
    for (const line of header) headers.add(line);
  });
  if (captions.size === 0) return rows;
  return rows.flatMap((row) => {
    if (captions.has(row)) return [];
    return headers.has(row) ? [{ ...row, cells: row.cells.map(ofCompany) }] : [row];
  });
}

/** A line of nothing but the name of what the company pays. */
function isCaption({ cells: [only, other] }: CellRow): boolean {
  if (only === undefined || other !== undefined || only.number !== null) return false;
  const heading = headingOf(only.text);
  if (heading === null || heading.role !== null || heading.figure !== null) return false;
  return heading.section === "employer_contribution" || heading.section === "employer_tax";
}

/** The lines of the header right below a caption, if they are those of a table of people with several lines of pay. */
function headerBelow(rows: readonly CellRow[], at: number): CellRow[] {
  const end = rows.findIndex(({ cells }, i) => i > at && cells.some(isFigure));
  const header = rows.slice(at + 1, end < 0 ? undefined : end);
  if (header.length === 0 || header.length > HEADER || header.some(({ page }) => page !== rows[at]!.page))
    return [];
  const cells = header.flatMap((row) => row.cells);
  const namesPeople = cells.some(({ text }) => OF_PERSON.has(headingOf(text)?.text ?? null));
  return namesPeople && cells.filter(isLine).length >= LINES ? header : [];
}

function isLine({ number, text }: Cell): boolean {
  return number === null && sectionsOf(text).length > 0;
}

function ofCompany(cell: Cell): Cell {
  return isLine(cell) ? { ...cell, ofCompany: true } : cell;
}
