import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";
import { headingOf } from "../../vocabulary/headings.ts";

/** Headings that a table has at least beside its name. */
const LEAST = 2;
const OVER_ALL = "Company Totals";
const SUMMARY =
  /^(?:summary|recap|totals?) by (?<list>(?:deduction|earning|benefit|tax|pay|plan|contribution)(?: (?:type|code))?)s?$/i;

/**
 * Puts the name of a table that sums up all people on a line of its own above the columns, and calls its first column as it does:
 * `Summary by Deduction  Current  YTD`.
 */
export function withSummariesAbove(rows: readonly CellRow[]): readonly CellRow[] {
  return rows.flatMap((row) => {
    const name = nameOf(row);
    if (name === null) return [row];
    const { list } = SUMMARY.exec(name.text)!.groups!;
    const caption = { ...name, text: OVER_ALL, x0: row.cells[0]!.x0 };
    const cells = row.cells.map((cell) => (cell === name ? { ...name, text: list! } : cell));
    return [
      { ...row, cells: [caption] },
      { ...row, cells },
    ];
  });
}

function nameOf({ cells }: CellRow): Cell | null {
  const name = cells.find(({ text }) => SUMMARY.test(text));
  if (name === undefined || cells.some(isFigure)) return null;
  const others = cells.filter((cell) => cell !== name && headingOf(cell.text) !== null);
  return others.length < LEAST ? null : name;
}
