import { compilePattern } from "../../variants/pattern.ts";
import type { TextReading } from "../../interpret/reading.ts";
import type { Line } from "../../layout/lines.ts";
import { cellRowsOf, overlap } from "../cells/cells.ts";

const DATE = compilePattern("^{date}$");
/** What a box says stands right below its name, no further than this, in font sizes. */
const BELOW_EM = 3;
const NEXT_ROWS = 2;

/**
 * The day below words that `names` knows, wherever they stand on the pages: stubs may have it in a box at their end. In a
 * list of checks the days differ, or others stand below; null there.
 */
export function agreedDay(lines: readonly Line[], names: RegExp): TextReading | null {
  const rows = cellRowsOf(lines);
  const days = rows.flatMap(({ cells, page, baseline }, i) =>
    cells
      .filter(({ text }) => names.test(text))
      .flatMap((label) => {
        const below = rows
          .slice(i + 1, i + 1 + NEXT_ROWS)
          .filter((row) => row.page === page && row.baseline - baseline <= BELOW_EM * label.size)
          .flatMap((row) => row.cells.filter((cell) => overlap(label, cell) > 0));
        return below.filter(({ text }) => DATE.test(text));
      }),
  );
  const [first, ...others] = days;
  if (first === undefined || others.some(({ text }) => text !== first.text)) return null;
  return { text: first.text, tokens: first.tokens };
}
