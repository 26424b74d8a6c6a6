import { isFigure, partOf, type Cell, type CellRow } from "../../cells/cells.ts";

const NUMBER = /^\d{1,6}$/;
const LEAST_ROWS = 3;
const FIGURES = 2;
const EDGE_PT = 1;

/** Cuts the number of a line from the text that begins at one edge behind it on all lines of a table: `41 Imogen`. */
export function splitNumbers(rows: readonly CellRow[]): readonly CellRow[] {
  const found = rows.filter(
    (row) => isNumbered(row.cells[0]) && row.cells.filter(isFigure).length >= FIGURES,
  );
  const numbers = new Set(found.map(({ cells }) => cells[0]!.tokens[0]!.plain));
  const edge = found[0]?.cells[0]!.tokens[1]!.x0 ?? 0;
  const isAligned = ({ cells }: CellRow): boolean => Math.abs(cells[0]!.tokens[1]!.x0 - edge) <= EDGE_PT;
  if (numbers.size < LEAST_ROWS || numbers.size < found.length / 2 || !found.every(isAligned)) return rows;
  const numbered = new Set(found);
  return rows.map((row) => {
    const [first, ...rest] = row.cells;
    if (!numbered.has(row)) return row;
    const [number, text] = [first!.tokens.slice(0, 1), first!.tokens.slice(1)];
    return { ...row, cells: [partOf(first!, number), partOf(first!, text), ...rest] };
  });
}

function isNumbered(cell: Cell | undefined): boolean {
  if (cell === undefined || cell.number !== null || cell.tokens.length < 2) return false;
  return NUMBER.test(cell.tokens[0]!.plain) && /^\p{L}/u.test(cell.tokens[1]!.plain);
}
