import { overlap, type Cell, type CellRow } from "../../cells/cells.ts";
import { figureOfLabel } from "../../vocabulary/figure-labels.ts";
import { headingOf } from "../../vocabulary/headings.ts";
import { joinedText } from "./cell-above.ts";

/**
 * The lines of a header without some of its words, as the line of groups above and one of columns: what stands over each other
 * is the name of one column, or of several lines of which the first counts.
 */
export function groupsAndColumns(lines: readonly CellRow[], without: ReadonlySet<Cell>): CellRow[] {
  const left = lines.map((line) => line.cells.filter((cell) => !without.has(cell)));
  const isGroup = (cell: Cell, i: number): boolean => spans(cell, lines.slice(i + 1));
  const groups = lines.map(({ cells }, i) =>
    cells.filter((cell) => left[i]!.includes(cell) && isGroup(cell, i)),
  );
  const columns: Cell[][] = [];
  left.forEach((cells, i) => {
    for (const cell of cells.filter((each) => !groups[i]!.includes(each))) {
      const over = columns.find((column) => column.some((each) => overlap(each, cell) > 0));
      if (over === undefined) columns.push([cell]);
      else over.push(cell);
    }
  });
  const last = lines.at(-1)!;
  const named = columns.map((column) => nameOf(column, last.baseline)).sort((a, b) => a.x0 - b.x0);
  const above = lines.flatMap((line, i) => (groups[i]!.length === 0 ? [] : [{ ...line, cells: groups[i]! }]));
  return [...above, { ...last, cells: named }];
}

/** Whether a word stands over words of several columns, or over a stack that is named elsewhere. */
function spans(cell: Cell, below: readonly CellRow[]): boolean {
  return below.some(({ cells }) => cells.filter((each) => overlap(each, cell) > 0).length > 1);
}

function nameOf(column: readonly Cell[], baseline: number): Cell {
  const [first] = column as [Cell];
  const text = column.map((cell) => cell.text).reduce(joinedText);
  const known = headingOf(text) !== null || figureOfLabel(text) !== null;
  const [x0, x1] = [Math.min(...column.map((cell) => cell.x0)), Math.max(...column.map((cell) => cell.x1))];
  const tokens = column.flatMap((cell) => cell.tokens);
  return known || headingOf(first.text) === null
    ? { ...first, text, tokens, baseline, x0, x1 }
    : { ...first, baseline };
}
