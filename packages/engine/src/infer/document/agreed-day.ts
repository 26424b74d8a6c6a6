import { compilePattern } from "../../variants/pattern.ts";
import type { TextReading } from "../../interpret/reading.ts";
import type { Line } from "../../layout/lines.ts";
import { cellRowsOf, overlap } from "../cells/cells.ts";

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
        rows
          .slice(i + 1, i + 1 + NEXT_ROWS)
          .filter((row) => row.page === page)
          .flatMap((row) => row.cells.filter((cell) => overlap(label, cell) > 0 && DATE.test(cell.text))),
      ),
  );
  const [first, ...others] = days;
  if (first === undefined || others.some(({ text }) => text !== first.text)) return null;
  return { text: first.text, tokens: first.tokens };
}
