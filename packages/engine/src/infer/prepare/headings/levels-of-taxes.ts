import { isFigure, type CellRow } from "../../cells/cells.ts";
import { isColumnName } from "../../vocabulary/headings.ts";

/** Who levies the taxes of a list; alone each is the name of a tax. */
const [LEVELS, LEVEL] = [/^state ?(?:\/|&|and) ?local$/i, /^federal$/i];
/** The name of a list of them, which is no line's. */
const LIST = "Taxes";
/** A header has so many names of lists, and the line below it stands no further off, in font sizes. */
const [LEAST, BELOW_EM] = [3, 2];

/** Whether a row names lists by who levies their taxes. */
export function namesLevels({ cells }: CellRow): boolean {
  return cells.some(({ text }) => LEVELS.test(text));
}

/** Lists that are called by who levies their taxes, over columns that each list has: `State / Local` over `Amount` is of taxes. */
export function nameLevelsOfTaxes(rows: readonly CellRow[]): readonly CellRow[] {
  return rows.map((row, i) => {
    if (!namesLevels(row) || !areNames(row) || !areColumns(row, rows[i + 1])) return row;
    const cells = row.cells.map((cell) =>
      LEVELS.test(cell.text) || LEVEL.test(cell.text) ? { ...cell, text: LIST } : cell,
    );
    return { ...row, cells };
  });
}

function areNames({ cells }: CellRow): boolean {
  return cells.length >= LEAST && cells.every(({ number }) => number === null);
}

/** Whether a row right below another names columns, several of them alike. */
function areColumns({ page, baseline, cells: [first] }: CellRow, below: CellRow | undefined): boolean {
  if (below === undefined || below.page !== page || below.cells.some(isFigure)) return false;
  if (below.baseline - baseline > BELOW_EM * first!.size) return false;
  return hasSameColumns(below);
}

/** Whether several columns have one name. */
export function hasSameColumns({ cells }: CellRow): boolean {
  const columns = cells.map(({ text }) => text).filter(isColumnName);
  return new Set(columns).size < columns.length;
}
