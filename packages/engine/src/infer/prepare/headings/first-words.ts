import { isFigure, overlap, type Cell, type CellRow } from "../../cells/cells.ts";
import { headingOf } from "../../vocabulary/headings.ts";
import { above } from "./cell-above.ts";

/** Lines of one header stand no further apart than this, in font sizes. */
const LINE_EM = 1.95;
/** Names of columns in the lower line, and first words of such in the upper one, at least. */
const [COLUMNS, WORDS] = [4, 3];

/**
 * Joins first words of names of columns with the last ones below, where all that a line says are such: `Gross`, `Taxable` and
 * `Taxable` over `Wages`, `Wages`, `Withheld`, `Wages`. What stands above it are names of groups then.
 */
export function withFirstWords(rows: readonly CellRow[]): readonly CellRow[] {
  const joined = new Map<CellRow, CellRow>();
  const taken = new Set<CellRow>();
  rows.forEach((row, i) => {
    const lower = rows[i + 1];
    const groups = rows[i - 1];
    if (lower === undefined || groups === undefined || !areLines(row, lower) || !areLines(groups, row))
      return;
    if (row.cells.length < WORDS || lower.cells.length < COLUMNS) return;
    const whole = wholeOf(row.cells, lower.cells);
    if (whole === null) return;
    taken.add(row);
    // The names of groups stand as near to the joined line as they do to its upper one.
    joined.set(lower, { ...lower, baseline: row.baseline, cells: whole });
  });
  if (taken.size === 0) return rows;
  return rows.flatMap((row) => (taken.has(row) ? [] : [joined.get(row) ?? row]));
}

/** Whether two lines may be lines of one header. */
function areLines(upper: CellRow, lower: CellRow): boolean {
  if (upper.page !== lower.page || [upper, lower].some(({ cells }) => cells.some(isFigure))) return false;
  return lower.baseline - upper.baseline <= LINE_EM * lower.cells[0]!.size;
}

/** The names of columns with the words above them; null where these are not all first words of known names. */
function wholeOf(words: readonly Cell[], columns: readonly Cell[]): Cell[] | null {
  const over = new Map<Cell, Cell>();
  for (const word of words) {
    const [only, other] = columns.filter((column) => overlap(column, word) > 0);
    if (only === undefined || other !== undefined || over.has(only)) return null;
    const name = above(word, only);
    const heading = headingOf(name.text);
    if (word.number !== null || (heading?.role ?? heading?.figure ?? null) === null) return null;
    over.set(only, name);
  }
  return columns.map((column) => over.get(column) ?? column);
}
