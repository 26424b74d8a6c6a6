import { isFigure, partOf, type CellRow } from "../../cells/cells.ts";
import { Edges } from "../../cells/edges.ts";

/** Parts marks from names that reach up to them, where others of the column stand apart: `Health Care FSA B  50.00` below `Dental     B  12.00`. */
export function withMarksApart(
  rows: readonly CellRow[],
  isMark: (text: string) => boolean,
): readonly CellRow[] {
  const columns = new Edges();
  for (const { cells } of rows)
    for (const [i, { text, x0 }] of cells.entries())
      if (isMark(text) && cells[i - 1]?.number === null && isFigure(cells[i + 1])) columns.take(x0);
  return rows.map((row) => {
    const cells = row.cells.flatMap((cell, i) => {
      const last = cell.tokens.at(-1);
      if (last === undefined || last === cell.tokens[0] || !isMark(last.plain) || cell.number !== null)
        return [cell];
      if (!isFigure(row.cells[i + 1]) || columns.find(last.x0) === null) return [cell];
      return [partOf(cell, cell.tokens.slice(0, -1)), partOf(cell, [last])];
    });
    return cells.length === row.cells.length ? row : { ...row, cells };
  });
}
