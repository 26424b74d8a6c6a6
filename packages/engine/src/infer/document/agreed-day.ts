import { compilePattern } from "../../variants/pattern.ts";
import type { TextReading } from "../../interpret/reading.ts";
import { overlap, type Cell, type CellRow } from "../cells/cells.ts";

const DATE = compilePattern("^{date}$");
/** What stands beside may be lines of their own. */
const NEXT_ROWS = 3;

/**
 * The day below words that `names` knows, wherever they stand on the pages: stubs may have it in a box at their end. In a
 * list of checks the days differ; null there.
 */
export function agreedDay(rows: readonly CellRow[], names: RegExp): TextReading | null {
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

const FROM = compilePattern("^(?<day>{date})\\s*(?:{dash}|to|thru|through)$", "i");

/** The first and the last day below words that `names` knows, on a line each: `May 4, 2026 -` over `May 17, 2026`; null where they differ. */
export function agreedDays(
  rows: readonly CellRow[],
  names: RegExp,
): { start: TextReading; end: TextReading } | null {
  const found = rows.flatMap(({ cells, page }, i) =>
    cells
      .filter(({ text }) => names.test(text))
      .flatMap((label) => {
        const below = rows
          .slice(i + 1, i + 1 + NEXT_ROWS)
          .flatMap((row) => (row.page === page ? row.cells.filter((cell) => overlap(label, cell) > 0) : []));
        const [first, last] = below;
        const start = FROM.exec(first?.text ?? "")?.groups?.["day"];
        if (start === undefined || last === undefined || !DATE.test(last.text)) return [];
        return [
          { start: { text: start, tokens: first!.tokens }, end: { text: last.text, tokens: last.tokens } },
        ];
      }),
  );
  const [only, ...others] = found;
  const isSame = ({ start, end }: (typeof found)[number]): boolean =>
    start.text === only!.start.text && end.text === only!.end.text;
  return only !== undefined && others.every(isSame) ? only : null;
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
