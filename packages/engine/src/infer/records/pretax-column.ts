import type { ItemReading, RecordReading } from "../../interpret/reading.ts";
import { isFigure, overlap, type Cell, type CellRow } from "../cells/cells.ts";

const HEADING = /^(?:pre|before)[- ]?tax\??$/i;
const ANSWERS: ReadonlyMap<string, boolean> = new Map([
  ["yes", true],
  ["y", true],
  ["no", false],
  ["n", false],
]);

/** Answers that need no question: `Pre-Tax` in a column `Type`. */
const WHEN: readonly [RegExp, boolean][] = [
  [/^(?:pre|before)[- ]?tax(?:ed)?$/i, true],
  [/^(?:post|after)[- ]?tax(?:ed)?$/i, false],
];

/**
 * Says of deductions whether they are taken before taxes, where a column of their list answers that: `Yes` below `Pre-Tax`, or
 * `Pre-Tax` itself beside the name of the line.
 */
export function putPretax(records: readonly RecordReading[], rows: readonly CellRow[]): void {
  const answers = answersOf(rows);
  if (answers.length === 0) return;
  for (const { items } of records)
    for (const item of items) {
      const found = item.section === "deduction" ? answers.find((answer) => isOf(answer, item)) : undefined;
      if (found !== undefined) item.pretax ??= found.pretax;
    }
}

/** What stands in such a column beside the name of a line. */
interface Answer {
  label: Cell;
  pretax: boolean;
}

function answersOf(rows: readonly CellRow[]): Answer[] {
  let headings: readonly Cell[] = [];
  return rows.flatMap(({ page, cells }) => {
    const own = cells.filter(({ text }) => HEADING.test(text));
    if (own.length > 0) headings = own;
    return cells.flatMap((cell, i) => {
      const label = cells[i - 1];
      const itself = WHEN.find(([words]) => words.test(cell.text))?.[1];
      if (itself !== undefined && label?.number === null && isFigure(cells[i + 1]))
        return [{ label, pretax: itself }];
      const pretax = ANSWERS.get(cell.text.toLowerCase());
      const isBelow = headings.some((heading) => heading.page === page && overlap(heading, cell) > 0);
      return pretax === undefined || label === undefined || !isBelow ? [] : [{ label, pretax }];
    });
  });
}

function isOf({ label }: Answer, { label: { tokens } }: ItemReading): boolean {
  return tokens[0] !== undefined && label.tokens.includes(tokens[0]);
}
