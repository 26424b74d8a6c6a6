import type { Extent, LineRules } from "../../../layout/rules-of-lines.ts";
import { mayNameGroup, nameGroups, withEmployersGroups } from "../headings/group-names.ts";
import { isFigure, overlap, type Cell, type CellRow } from "../../cells/cells.ts";

/** So many columns are a group. */
const LEAST_COLUMNS = 2;
/** So many of the words of a line whose extents are all known name groups. */
const LEAST_NAMED = 2;
/** Columns stand no further below the names of their groups, in font sizes. */
const LINE_EM = 4;
/** No line names more groups. */
const MOST_NAMES = 60;
/** A rule begins and ends with no word of its columns, though it may reach as far, in points. */
const INSET_PT = 1;
/** A name may be this much wider than its rule, in points. */
const ASTRAY_PT = 2;

/**
 * Names of groups that each have a rule below them, or one at either side, stand over all columns that these do: `Taxes` over a
 * line from `Federal` to `Local`.
 */
export function withNamesAsWide(rows: readonly CellRow[]): CellRow[] {
  return rows.map((row, i) => {
    const { rules } = row.line;
    if (rules === undefined || row.cells.length > MOST_NAMES || row.cells.some(isFigure)) return row;
    const columns = columnsBelow(rows, i);
    if (columns.length === 0) return row;
    const own = new Map(row.cells.flatMap((cell) => ownExtent(cell, row, rules, columns) ?? []));
    if (!tellGroups(row, own) || !standOverColumns(own, columns)) return row;
    const cells = row.cells.map((cell) => {
      const extent = own.get(cell);
      if (extent === undefined) return cell;
      const [x0, x1] = [Math.min(cell.x0, extent.x0 + INSET_PT), Math.max(cell.x1, extent.x1 - INSET_PT)];
      return { ...cell, x0, x1, isAsWide: true };
    });
    return { ...row, cells };
  });
}

/** Whether cells with extents of their own name groups: most of them, or some where each cell of the line has its own. */
function tellGroups(row: CellRow, own: ReadonlyMap<Cell, Extent>): boolean {
  const { cells } = withEmployersGroups({ ...row, cells: [...own.keys()] });
  if (nameGroups(cells)) return true;
  const groups = cells.filter(mayNameGroup);
  return cells.length === row.cells.length && groups.length >= LEAST_NAMED;
}

/** The extent of a cell by the rule below it or those beside it, if it shares that with no other. */
function ownExtent(
  cell: Cell,
  { cells }: CellRow,
  { underlines, sides }: LineRules,
  columns: readonly Cell[],
): [[Cell, Extent]] | null {
  const own =
    underlines.find((rule) => rule.x0 <= cell.x0 + ASTRAY_PT && rule.x1 >= cell.x1 - ASTRAY_PT) ??
    betweenSides(cell, sides, columns);
  if (own === null || cells.some((other) => other !== cell && overlap(own, other) > 0)) return null;
  return [[cell, own]];
}

/** From the rule before a cell to that behind it; a table may have none at its edge. */
function betweenSides(cell: Cell, sides: readonly number[], columns: readonly Cell[]): Extent | null {
  const before = sides.findLast((x) => x <= cell.x0 + ASTRAY_PT);
  const behind = sides.find((x) => x >= cell.x1 - ASTRAY_PT);
  if (before === undefined && behind === undefined) return null;
  return {
    x0: before ?? Math.min(...columns.map(({ x0 }) => x0)),
    x1: behind ?? Math.max(...columns.map(({ x1 }) => x1)),
  };
}

/** The words of the lines right below one, before the first with figures. */
function columnsBelow(rows: readonly CellRow[], at: number): Cell[] {
  const { page, baseline, cells } = rows[at]!;
  const columns: Cell[] = [];
  for (let i = at + 1; i < rows.length && !rows[i]!.cells.some(isFigure); i++) {
    if (rows[i]!.page !== page || rows[i]!.baseline - baseline > LINE_EM * cells[0]!.size) break;
    columns.push(...rows[i]!.cells);
  }
  return columns;
}

/** Whether some of the names stand over several columns, and each over one. */
function standOverColumns(own: ReadonlyMap<Cell, Extent>, columns: readonly Cell[]): boolean {
  const counts = [...own.values()].map((rule) => columns.filter((cell) => overlap(rule, cell) > 0).length);
  return Math.min(...counts) > 0 && Math.max(...counts) >= LEAST_COLUMNS;
}
