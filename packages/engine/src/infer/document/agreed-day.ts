import { compilePattern } from "../../variants/pattern.ts";
import type { TextReading } from "../../interpret/reading.ts";
import type { Line } from "../../layout/lines.ts";
import { cellRowsOf, overlap, type Cell, type CellRow } from "../cells/cells.ts";

const DATE = compilePattern("^{date}$");
/** What stands beside may be lines of their own. */
const NEXT_ROWS = 3;

/**
 * The day below words that `names` knows, wherever they stand on the pages: stubs may have it in a box at their end. In a
 * list of checks the days differ; null there.
 */
export function agreedDay(lines: readonly Line[], names: RegExp): TextReading | null {
  const rows = cellRowsOf(lines);
  const days = rows.flatMap(({ cells, page }, i) =>
    cells
      .filter(({ text }) => names.test(text))
      .flatMap((label) =>
        daysBelow(
          label,
          rows.slice(i + 1, i + 1 + NEXT_ROWS).filter((row) => row.page === page),
        ),
      ),
  );
  const [first, ...others] = days;
  if (first === undefined || others.some(({ text }) => text !== first.text)) return null;
  return { text: first.text, tokens: first.tokens };
}

/** The days in the column of a label, up to the next words there, which may name another one. */
function daysBelow(label: Cell, rows: readonly CellRow[]): Cell[] {
  const days: Cell[] = [];
  for (const { cells } of rows) {
    const own = cells.filter((cell) => overlap(label, cell) > 0);
    const dates = own.filter(({ text }) => DATE.test(text));
    if (days.length > 0 && dates.length < own.length) break;
    days.push(...dates);
  }
  return days;
}
