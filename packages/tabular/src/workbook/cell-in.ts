import type { Cell } from "./workbook.ts";

/** The cell of a column among those of a row, which are by column. */
export function cellIn(cells: readonly Cell[], column: number): Cell | undefined {
  return cells[indexIn(cells, column, columnOf)];
}

/** Where the cell of a column is among cells that are by column; -1 for none. */
export function indexIn<C>(cells: readonly C[], column: number, columnOf: (cell: C) => number): number {
  let [low, high] = [0, cells.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = columnOf(cells[middle]!);
    if (found === column) return middle;
    if (found < column) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

function columnOf({ column }: Cell): number {
  return column;
}
