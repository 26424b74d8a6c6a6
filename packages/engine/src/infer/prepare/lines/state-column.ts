import { isStateCode } from "@paylift/canonical";
import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";
import { columnsNamed } from "../headings/named-columns.ts";

const HEADING = /^(?:(?:work|tax|home|resident|sui|sit) )?st(?:ate)?(?: code)?$/i;
/** So many people have their state in the column. */
const LEAST = 2;

/**
 * Takes the state that levies somebody's taxes out of its column, and keeps it with what stands before it, which is a name and
 * perhaps an id and a department: `St` over `SC`. Where a line without a name has another state it stays.
 */
export function withStatesApart(rows: readonly CellRow[]): readonly CellRow[] {
  const columns = columnsNamed(rows, HEADING, ({ text }) => isStateCode(text));
  if (columns === null) return rows;
  const { headings, isBelow } = columns;
  const isState = (cell: Cell, i: number, cells: readonly Cell[]): boolean =>
    i > 0 && isStateCode(cell.text) && isFigure(cells[i + 1]) && isBelow(cell);
  const told = rows.filter(({ cells }) => cells.some(isState));
  const haveNames = told.every(({ cells }) =>
    cells.slice(0, cells.findIndex(isState)).some(({ number }) => number === null),
  );
  if (told.length < LEAST || !haveNames) return rows;
  return rows.map((row) => {
    const at = row.cells.findIndex(isState);
    if (at < 0 && !row.cells.some((cell) => headings.has(cell))) return row;
    const cells = row.cells.flatMap((cell, i) => {
      if (i === at || headings.has(cell)) return [];
      const behind = row.cells[i + 1];
      // Names of groups are over the middle of all columns, this one among them.
      if (behind !== undefined && headings.has(behind)) return [{ ...cell, x1: behind.x1 }];
      return i < at ? [{ ...cell, state: row.cells[at]!.text }] : [cell];
    });
    return { ...row, cells };
  });
}
