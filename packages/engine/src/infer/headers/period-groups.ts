import type { Cell } from "../cells/cells.ts";
import type { ColumnRole } from "../vocabulary/headings.ts";
import { periodOfRow, type PeriodOfRow } from "../vocabulary/total-labels.ts";
import type { PlacedHeading } from "./placed-heading.ts";

const RIGHT_ABOVE_EM = 1.8;

/** What columns of a period hold. */
const OF_TIME: ReadonlySet<ColumnRole | null> = new Set(["hours", "rate", "taxable_wages", "amount"]);

/** Whether a heading stands on the line above another's. */
export function isRightAbove(above: Cell, cell: Cell): boolean {
  const apart = cell.baseline - above.baseline;
  return above.page === cell.page && apart > 0 && apart <= RIGHT_ABOVE_EM * cell.size;
}

/**
 * The period of each column where names of periods stand above, over the middle of what is theirs: `Current` over `Hours`,
 * `Rate`, `Amount`, and `Year to Date` over `Hours`, `Amount`. Where nothing repeats, no column begins another period. Where
 * all lists do, each period has all of them.
 */
export function periodsOfColumns(
  row: readonly PlacedHeading[],
  above: readonly PlacedHeading[],
): ReadonlyMap<PlacedHeading, PeriodOfRow> {
  const [first] = row;
  const names = above
    .filter(({ cell }) => periodOfRow(cell.text) !== null && isRightAbove(cell, first!.cell))
    .toSorted((a, b) => a.cell.x0 - b.cell.x0);
  if (names.length < 2) return new Map();
  const groups = repeatedLists(row, names.length) ?? groupsOf(withoutList(row, names));
  if (names.length !== groups.length) return new Map();
  const isOver = ({ cell }: PlacedHeading, i: number): boolean => {
    const middle = (cell.x0 + cell.x1) / 2;
    const [before, own, next] = [groups[i - 1], groups[i]!, groups[i + 1]];
    const end = own.at(-1)!.cell.x1;
    // Names of columns stand at the left or at the right of theirs.
    const isBeforeEnd = middle > (before?.at(-1)?.cell.x1 ?? -Infinity) && middle < end;
    const isBehindBegin = middle > own[0]!.cell.x0 && middle < (next?.[0]?.cell.x0 ?? Infinity);
    return isBeforeEnd || isBehindBegin;
  };
  if (!names.every(isOver)) return new Map();
  return new Map(
    groups.flatMap((group, i) =>
      group.map((heading) => [heading, periodOfRow(names[i]!.cell.text)!] as const),
    ),
  );
}

/** The columns without the name of their list at the left of all names of periods, which may mean amounts: `Earnings`. */
function withoutList(
  row: readonly PlacedHeading[],
  names: readonly PlacedHeading[],
): readonly PlacedHeading[] {
  const [first, ...columns] = row.toSorted((a, b) => a.cell.x0 - b.cell.x0);
  const isList = first?.section != null && first.role === "amount" && first.cell.x1 < names[0]!.cell.x0;
  return isList && ofTime(columns)[0]?.role !== "amount" ? columns : row;
}

/** The columns of lists that are repeated beside each other as a whole, so many times; null where they are not. */
function repeatedLists(row: readonly PlacedHeading[], times: number): PlacedHeading[][] | null {
  const headings = row.toSorted((a, b) => a.cell.x0 - b.cell.x0);
  const width = headings.length / times;
  const lists = headings.filter(({ section }) => section !== null).length;
  if (!Number.isInteger(width) || lists < 2 * times) return null;
  if (headings.some(({ cell }, i) => cell.text !== headings[i % width]!.cell.text)) return null;
  return Array.from({ length: times }, (_, i) => ofTime(headings.slice(i * width, (i + 1) * width)));
}

/** Columns from left to right, parted where what they hold begins anew. */
function groupsOf(row: readonly PlacedHeading[]): PlacedHeading[][] {
  const groups: PlacedHeading[][] = [];
  for (const heading of ofTime(row).toSorted((a, b) => a.cell.x0 - b.cell.x0)) {
    const open = groups.at(-1);
    if (open === undefined || open.some(({ role }) => role === heading.role)) groups.push([heading]);
    else open.push(heading);
  }
  return groups;
}

function ofTime(headings: readonly PlacedHeading[]): PlacedHeading[] {
  return headings.filter(({ role, cell }) => OF_TIME.has(role) && periodOfRow(cell.text) === null);
}
