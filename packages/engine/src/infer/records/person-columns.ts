import type { RecordReading } from "../../interpret/reading.ts";
import type { Cell, CellRow } from "../cells/cells.ts";
import { headingOf, type ColumnRole } from "../vocabulary/headings.ts";

/** The column of a person, or of a sum, in a table whose columns are people. */
export interface PersonColumn {
  record: RecordReading;
  name: Cell;
  /** Bounds of the column, in points. */
  from: number;
  until: number;
  roles: { cell: Cell; role: ColumnRole }[];
}

const EXACT_PT = 3;
const LINE_EM = 1.8;

/** The columns below names: each reaches half of the way to the next name. */
export function columnsOf(names: readonly Cell[], recordOf: (name: Cell) => RecordReading): PersonColumn[] {
  const centers = names.map(({ x0, x1 }) => (x0 + x1) / 2);
  return names.map((name, i) => ({
    record: recordOf(name),
    name,
    from: i === 0 ? -Infinity : (centers[i - 1]! + centers[i]!) / 2,
    until: i === centers.length - 1 ? Infinity : (centers[i]! + centers[i + 1]!) / 2,
    roles: [],
  }));
}

/** Says what the numbers of each column are: where each has the same headings, they are as wide as those. */
export function putRoles(columns: PersonColumn[], headings: readonly Cell[]): void {
  const width = headings.length / columns.length;
  const isRepeated = headings.every(({ text }, i) => text === headings[i % width]?.text);
  if (Number.isInteger(width) && width > 1 && isRepeated)
    columns.forEach((column, i) => {
      const [first, before] = [headings[i * width]!, headings[i * width - 1]];
      if (before === undefined) return;
      column.from = (before.x1 + first.x0) / 2;
      columns[i - 1]!.until = column.from;
    });
  for (const cell of headings) {
    const role = headingOf(cell.text)?.role ?? "amount";
    columns.find((column) => isIn(cell, column))?.roles.push({ cell, role });
  }
}

/** The column that a number stands in. */
export function columnOf(columns: readonly PersonColumn[], cell: Cell): PersonColumn | undefined {
  const exact = columns.find(
    ({ name, roles }) => roles.length <= 1 && Math.abs(name.x1 - cell.x1) <= EXACT_PT,
  );
  return exact ?? columns.find((column) => isIn(cell, column));
}

function isIn(cell: Cell, { from, until }: PersonColumn): boolean {
  const center = (cell.x0 + cell.x1) / 2;
  return center >= from && center < until;
}

/** What a number of a column is, by the nearest of its headings. */
export function roleIn({ roles }: PersonColumn, cell: Cell): ColumnRole {
  let best: { distance: number; role: ColumnRole } | null = null;
  for (const { cell: heading, role } of roles) {
    const distance = Math.abs(heading.x1 - cell.x1);
    if (best === null || distance < best.distance) best = { distance, role };
  }
  return best?.role ?? "amount";
}

/** Whether a row stands on the line above another. */
export function isRightAbove(above: CellRow, { page, baseline, cells }: CellRow): boolean {
  const distance = baseline - above.baseline;
  return above.page === page && distance > 0 && distance <= LINE_EM * (cells[0]?.size ?? 0);
}
