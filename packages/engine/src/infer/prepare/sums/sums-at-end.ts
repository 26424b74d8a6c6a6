import { isFigure, type CellRow } from "../../cells/cells.ts";
import { totalScope } from "../../vocabulary/total-labels.ts";

/** A line of a table has so many figures. */
const IN_TABLE = 3;

/** Lines of sums whose word for them ends the line, where the names of people do: the word is read first. */
export function withSumsFirst(rows: readonly CellRow[]): readonly CellRow[] {
  return rows.map((row) => {
    const last = row.cells.at(-1);
    const figures = row.cells.slice(0, -1);
    if (last === undefined || last.number !== null || figures.length < IN_TABLE || !figures.every(isFigure))
      return row;
    return totalScope(last.text) === null ? row : { ...row, cells: [last, ...figures] };
  });
}
