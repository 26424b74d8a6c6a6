import { isStateCode } from "@paylift/canonical";
import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";
import { Edges } from "../../cells/edges.ts";
import { namesTax } from "../../vocabulary/line-labels.ts";

/** So many taxes have who levies them in the column. */
const LEAST = 4;
const FEDERAL = /^(?:fed(?:eral)?|us)$/i;

/**
 * Takes who levies a tax out of the column between its name and its amount, and keeps it with the name: `Withholding Tax
 * FED  190.73` and `Withholding Tax  PA  57.97` are two taxes.
 */
export function withLevyingApart(rows: readonly CellRow[]): readonly CellRow[] {
  const places = new Edges();
  const taxes = new Map<number, number>();
  const others = new Set<number>();
  for (const { cells } of rows)
    cells.forEach((cell, i) => {
      const label = cells[i - 1];
      if (label === undefined || label.number !== null || cell.number !== null || !isFigure(cells[i + 1]))
        return;
      const place = places.take(cell.x0);
      if (namesLevying(cell.text) && namesTax(labelOf(label))) taxes.set(place, (taxes.get(place) ?? 0) + 1);
      else if (!namesLevying(cell.text)) others.add(place);
    });
  const columns = new Set(
    [...taxes].flatMap(([place, lines]) => (lines >= LEAST && !others.has(place) ? [place] : [])),
  );
  if (columns.size === 0) return rows;
  return rows.map((row) => {
    const isTaken = (cell: Cell | undefined, i: number): boolean =>
      cell !== undefined &&
      namesLevying(cell.text) &&
      columns.has(places.find(cell.x0) ?? NaN) &&
      row.cells[i - 1]?.number === null &&
      isFigure(row.cells[i + 1]);
    if (!row.cells.some(isTaken)) return row;
    const cells = row.cells.flatMap((cell, i) => {
      if (isTaken(cell, i)) return [];
      const next = row.cells[i + 1];
      return isTaken(next, i + 1) ? [{ ...cell, leviedBy: next!.text }] : [cell];
    });
    return { ...row, cells };
  });
}

/** A code may stand before the name, with nothing but a letter's room between. */
function labelOf({ text }: Cell): string {
  return text.replace(/^\/\d+ /, "");
}

function namesLevying(text: string): boolean {
  return FEDERAL.test(text) || isStateCode(text);
}
