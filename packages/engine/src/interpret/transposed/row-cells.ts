import type { PlacedColumn } from "../../layout/columns.ts";
import { textOf, type Line } from "../../layout/lines.ts";
import type { Token } from "../../layout/token.ts";
import type { TextReading } from "../reading.ts";
import type { PersonColumns } from "./person-columns.ts";

/** A line below the headings: its label, and what stands under each person. */
export interface RowCells {
  label: TextReading;
  /** One list a person, in their order. */
  cells: { column: PlacedColumn; token: Token }[][];
  hasFigures: boolean;
}

/** The columns of all people, from left to right, each with the index of its person. */
export interface ColumnsOfPeople {
  columns: { column: PlacedColumn; person: number }[];
  people: number;
}

export function columnsOfPeople(people: readonly PersonColumns[]): ColumnsOfPeople {
  const columns = people.flatMap(({ cells }, person) => cells.map((column) => ({ column, person })));
  return { columns, people: people.length };
}

/** Splits a line. What stands under no column, and is no label, is left out. */
export function rowCells({ tokens }: Line, { columns, people }: ColumnsOfPeople): RowCells {
  const cells = Array.from({ length: people }, (): RowCells["cells"][number] => []);
  const label: Token[] = [];
  let hasFigures = false;
  let at = 0;
  for (const token of tokens) {
    while (at + 1 < columns.length && isNearer(token, columns[at + 1]!.column, columns[at]!.column)) at++;
    const { column, person } = columns[at]!;
    if (holds(column, token)) {
      cells[person]!.push({ column, token });
      hasFigures = true;
    } else if (!hasFigures && !token.moneyLike && token.x0 < columns[0]!.column.edge!) label.push(token);
  }
  return {
    label: { text: textOf(label).replaceAll("\t", " "), tokens: label },
    cells,
    hasFigures,
  };
}

function isNearer({ x1 }: Token, next: PlacedColumn, column: PlacedColumn): boolean {
  return Math.abs(next.edge! - x1) < Math.abs(column.edge! - x1);
}

function holds({ data, edge, tolerance }: PlacedColumn, token: Token): boolean {
  if (Math.abs(token.x1 - edge!) > tolerance) return false;
  return data.role === "amount" ? token.money !== null || token.moneyLike : token.quantity !== null;
}
