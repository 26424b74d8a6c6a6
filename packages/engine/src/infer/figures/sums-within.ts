import { normalizeLabel, sumMoney } from "@paylift/canonical";
import { INDENT_PT, type Block } from "../blocks/open-blocks.ts";
import type { FigureCell } from "../cells/cell-groups.ts";
import { isFigure, type Cell } from "../cells/cells.ts";
import { headingOf, type ColumnRole } from "../vocabulary/headings.ts";
import { partsOf } from "./part-sums.ts";
import { canBeAddedUp, sumsOfRow } from "./sums-of-row.ts";

const EDGE_PT = 4;
const TOTAL_OF = /\b(?:sub)?tot(?:als?)?\b(?: for\b)?/;

/** Whether a row is the sum of lines that one person has, or has none of; `roleOf` says what the columns of its numbers are. */
export function isSumOfOne(
  { record }: Block,
  cells: readonly Cell[],
  roleOf: (cell: Cell) => ColumnRole | null,
): boolean {
  if (isSumOfList(record, cells)) return true;
  if (record.scope !== "check") return false;
  return isSumOfNothing(cells) || isSumOfPerson(record, cells, roleOf) || isSumOfHours(record, cells);
}

/** The sum of the hours that one person is paid for: `Total Hours`. */
function isSumOfHours({ items }: Block["record"], [, sum, other]: readonly Cell[]): boolean {
  if (!isFigure(sum) || isFigure(other)) return false;
  const hours = items.flatMap((item) => item.hours?.token.money ?? []);
  return hours.length > 0 && sumMoney(hours) === sum.number.cents;
}

/** The sum of a list that has no lines, within a person's. */
function isSumOfNothing(cells: readonly Cell[]): boolean {
  const end = cells.findIndex(({ number }, i) => i > 0 && number === null);
  const own = cells.slice(1, end < 0 ? cells.length : end).filter(isFigure);
  return own.length > 0 && own.every(({ number }) => number.cents === 0);
}

/** Sums right below a person's lines, each of all amounts above it; who has no lines has sums of nothing. */
function isSumOfPerson(
  record: Block["record"],
  cells: readonly Cell[],
  roleOf: (cell: Cell) => ColumnRole | null,
): boolean {
  if (record.figures.has("gross_pay")) return false;
  const sums = cells.filter(isFigure).filter(({ number }) => number.cents !== null);
  if (record.items.length === 0) return sums.every(({ number }) => number.cents === 0);
  const amounts = sumsOfRow(cells).filter((cell) => canBeAddedUp(cell, roleOf(cell)));
  const isSum = (sum: FigureCell): boolean => partsOf(record, sum).length > 0;
  return amounts.filter(isSum).length > amounts.length / 2;
}

/** The sum of a person's lines that stand above it in the same list. */
function isSumOfList({ items }: Block["record"], [label, ...cells]: readonly Cell[]): boolean {
  const sums = cells.flatMap((cell) => (isFigure(cell) ? (cell.number.cents ?? []) : []));
  const listed = items.flatMap(({ label: { tokens }, amount }) => {
    const [first] = tokens;
    const indent = (first?.x0 ?? 0) - label!.x0;
    const isAbove = first?.page === label!.page && indent >= -EDGE_PT && indent <= INDENT_PT;
    return isAbove && amount !== null ? [amount.cents] : [];
  });
  // Other lists may stand above, at the same edge.
  return listed.some((_, i) => sums.includes(sumMoney(listed.slice(i))));
}

/** Whether a row is the sum of a list within that of a group, line by line: `Total Earnings` below the department's earnings. */
export function isSumOfTotal({ record }: Block, [label, sum]: readonly Cell[]): boolean {
  if (record.scope === "check" || record.figures.has("gross_pay")) return false;
  if (headingOf(label!.text)?.section == null || !isFigure(sum)) return false;
  return partsOf(record, sum).length > 0;
}

/** Whether a row is the sum of some of a person's lines: of one of several jobs. */
export function isSumOfPart({ record, words }: Block, cells: readonly Cell[]): boolean {
  const sum = cells.find(isFigure);
  if (sum === undefined) return false;
  const job = normalizeLabel(cells[0]!.text).replace(TOTAL_OF, "").trim();
  return words.has(job) && partsOf(record, sum).length > 0;
}
