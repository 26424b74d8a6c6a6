import type { Cell, CellRow } from "../cells/cells.ts";
import { figureOfLabel } from "../vocabulary/figure-labels.ts";
import { headingOf } from "../vocabulary/headings.ts";

const [LEAST_GROUPS, LEAST_COLUMNS] = [2, 2];

/**
 * Names the columns of amounts after the figures that stand over them, where each figure has the same columns: `Gross Pay`
 * and `Net Pay`, both over `Prior`, `Current`, `Change`.
 */
export function nameFigureColumns(stack: readonly CellRow[]): readonly CellRow[] {
  const [upper, lower] = stack.slice(-2);
  if (lower === undefined || upper!.cells.some(({ text }) => figureOfLabel(text) === null)) return stack;
  const groups = upper!.cells;
  const width = repeatedWidth(lower.cells, groups.length);
  if (width === null) return stack;
  const first = lower.cells.length - width * groups.length;
  const cells = lower.cells.map((cell, i) =>
    i >= first && headingOf(cell.text)?.role === "amount"
      ? { ...cell, text: `${groups[Math.floor((i - first) / width)]!.text} ${cell.text}` }
      : cell,
  );
  return [...stack.slice(0, -2), { ...lower, cells }];
}

/** How many columns each of so many groups has, where the last headings of a line repeat; null where they do not. */
function repeatedWidth(cells: readonly Cell[], groups: number): number | null {
  if (groups < LEAST_GROUPS) return null;
  const texts = cells.map(({ text }) => text);
  for (let width = Math.floor(cells.length / groups); width >= LEAST_COLUMNS; width--) {
    const own = texts.slice(-width * groups);
    if (own.every((text, i) => text === own[i % width])) return width;
  }
  return null;
}
