import type { ToldWords } from "@paylift/engine/pages";
import type { PlacedCell } from "../layout/place.ts";
import { indexIn } from "../workbook/cell-in.ts";
import type { Cell } from "../workbook/workbook.ts";

/** The cells of a row of a sheet, by their columns. */
export type RowCells = readonly PlacedCell[];

/** The cell of a column, numbered from 0. */
export function placedIn(cells: RowCells, column: number): PlacedCell | undefined {
  return cells[indexIn(cells, column, columnOf)];
}

function columnOf({ cell }: PlacedCell): number {
  return cell.column;
}

/** The words of the cell in a column; null where it is empty, and where the page need not show them. */
export function wordsIn(cells: RowCells, column: number | undefined): ToldWords | null {
  const words = column === undefined ? undefined : placedIn(cells, column)?.words;
  return words === undefined || words.length === 0 ? null : words;
}

const NAMES_A_SUM = /\b(?:sub|grand)?[ -]?totals?\b/i;

/** Whether a row begins with the name of a sum. */
export function isSum([first]: RowCells): boolean {
  return first !== undefined && NAMES_A_SUM.test(first.cell.text);
}

/** The numbers of a row. */
export function numbersIn(cells: RowCells, of: (cell: Cell) => boolean = () => true): ToldWords[] {
  return cells.filter(({ cell }) => cell.kind === "number" && of(cell)).map(({ words }) => words);
}
