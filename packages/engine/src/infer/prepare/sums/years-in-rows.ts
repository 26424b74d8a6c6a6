import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";
import { periodOfRow } from "../../vocabulary/total-labels.ts";

/** Figures of the year stand no further apart than this, in font sizes. */
const APART_EM = 6;

/**
 * Figures of the year may stand in one line behind the word for it: `YEAR TO DATE: GROSS 31,064.88  NET 22,933.21`. Their labels say
 * so, up to where a label stands apart.
 */
export function withYearsInRows(rows: readonly CellRow[]): readonly CellRow[] {
  return rows.map((row) => {
    const at = row.cells.findIndex((cell, i) => namesYear(cell) && isLabelled(row.cells, i + 1));
    if (at < 0) return row;
    const end = endOfYear(row.cells, at);
    const cells = row.cells.flatMap((cell, i) => {
      if (i === at) return [];
      return i > at && i < end && cell.number === null ? [{ ...cell, text: `${cell.text} YTD` }] : [cell];
    });
    return { ...row, cells };
  });
}

function namesYear({ text, number }: Cell): boolean {
  return number === null && text.endsWith(":") && periodOfRow(text.slice(0, -1)) === "ytd";
}

function isLabelled(cells: readonly Cell[], i: number): boolean {
  return cells[i]?.number === null && isFigure(cells[i + 1]);
}

/** Where the labels end that are of the year. */
function endOfYear(cells: readonly Cell[], at: number): number {
  let i = at + 1;
  while (isLabelled(cells, i)) {
    const before = cells[i - 1]!;
    if (i > at + 1 && cells[i]!.x0 - before.x1 > APART_EM * before.size) break;
    i += 2;
  }
  return i;
}
