import type { ToldWords } from "@paylift/engine/pages";
import type { PlacedCell } from "../layout/place.ts";
import { columnName } from "../workbook/reference.ts";
import type { Cell } from "../workbook/workbook.ts";
import type { ColumnMeaning, MappedSheet } from "./mapping.ts";

/** A row of a sheet by its columns. */
export type RowCells = ReadonlyMap<string, PlacedCell>;

export function byColumn(cells: readonly PlacedCell[]): RowCells {
  return new Map(cells.map((placed) => [columnName(placed.cell.column), placed]));
}

/** The words of the cell in the column of a meaning; null where it is empty. */
export function wordsOf(cells: RowCells, { columns }: MappedSheet, is: ColumnMeaning): ToldWords | null {
  const column = columns.find((one) => one.is === is)?.column;
  return (column === undefined ? undefined : cells.get(column))?.words ?? null;
}

const NAMES_A_SUM = /\b(?:sub|grand)?[ -]?totals?\b/i;

/** Whether a row begins with the name of a sum. */
export function isSum(cells: RowCells): boolean {
  const [first] = cells.values();
  return first !== undefined && NAMES_A_SUM.test(first.cell.text);
}

/** The numbers of a row. */
export function numbersIn(cells: RowCells, of: (cell: Cell) => boolean = () => true): ToldWords[] {
  return [...cells.values()]
    .filter(({ cell }) => cell.kind === "number" && of(cell))
    .map(({ words }) => words);
}
