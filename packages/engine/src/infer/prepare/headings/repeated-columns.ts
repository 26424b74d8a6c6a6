import type { Cell, CellRow } from "../../cells/cells.ts";
import { figureOfLabel } from "../../vocabulary/figure-labels.ts";
import { headingOf, isUnknown, type ColumnRole } from "../../vocabulary/headings.ts";
import { sectionWord } from "../../vocabulary/section-words.ts";
import { isLineLabel } from "../../vocabulary/line-labels.ts";
import { periodOfRow } from "../../vocabulary/total-labels.ts";

const [LEAST_GROUPS, LEAST_COLUMNS] = [2, 2];

/** Columns of other sums are no figures of the output, whatever they are of. */
const NAMED_AFTER: ReadonlySet<ColumnRole | null> = new Set(["amount", "ytd_amount"]);

/**
 * Names columns that are repeated after what stands over them: `Gross Pay` and `Net Pay`, both over `Prior`, `Current`,
 * `Change`, or `Federal`, `Medicare` and others over `Current`, `YTD`.
 */
export function nameRepeatedColumns(stack: readonly CellRow[]): readonly CellRow[] {
  const [upper, lower] = stack.slice(-2);
  if (lower === undefined || !upper!.cells.every(isName)) return stack;
  const names = upper!.cells;
  const width = repeatedWidth(lower.cells, names.length);
  if (width === null) return stack;
  const first = lower.cells.length - width * names.length;
  const columns = lower.cells.slice(first);
  const haveLines = names.some(({ text }) => figureOfLabel(text) === null);
  if (haveLines && !(tellPeriods(columns.slice(0, width)) && standOver(names, columns))) return stack;
  const cells = columns.map((cell, i) => named(cell, names[Math.floor(i / width)]!));
  return [...stack.slice(0, -2), { ...lower, cells: [...lower.cells.slice(0, first), ...cells] }];
}

/** A figure of a person or a line of pay; lists have columns of their own for the names of their lines. */
function isName({ text }: Cell): boolean {
  if (figureOfLabel(text) !== null) return true;
  return sectionWord(text) === null && (isLineLabel(text) || isUnknown(text));
}

/** Whether columns are one of the period and some of longer ones. */
function tellPeriods(columns: readonly Cell[]): boolean {
  const periods = columns.map(({ text }) => periodOfRow(text));
  return (
    periods.every((period) => period !== null) && periods.filter((each) => each === "current").length === 1
  );
}

/** Whether each name stands over its own columns, or begins before the headings of numbers that end where these do. */
function standOver(names: readonly Cell[], columns: readonly Cell[]): boolean {
  const width = columns.length / names.length;
  return names.every(({ x0, x1 }, i) => {
    const middle = (x0 + x1) / 2;
    return middle > (columns[i * width - 1]?.x1 ?? -Infinity) && middle < columns[(i + 1) * width - 1]!.x1;
  });
}

/** What a line is paid now has no other name than the line. */
function named(cell: Cell, name: Cell): Cell {
  if (!NAMED_AFTER.has(headingOf(cell.text)?.role ?? null)) return cell;
  const isLine = figureOfLabel(name.text) === null && periodOfRow(cell.text) === "current";
  return { ...cell, text: isLine ? name.text : `${name.text} ${cell.text}` };
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
