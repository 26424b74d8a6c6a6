import type { PlainDate } from "@paylift/canonical";
import type { Cell } from "@paylift/validation/workbook";

/** An empty cell stands for what a document does not tell. */
const EMPTY = "";

export function text(value: string | null): Cell {
  return value ?? EMPTY;
}

/** Money, as JSON has it. */
export function amount(value: number | null): Cell {
  return value === null ? EMPTY : { amount: value };
}

/** Hours or a rate: a number with the decimals that it has. */
export function quantity(value: number | null): Cell {
  return value ?? EMPTY;
}

export function day(value: PlainDate | null): Cell {
  return value === null ? EMPTY : { date: value };
}

/** What a file of text holds of a cell. */
export function plain(cell: Cell): string {
  if (typeof cell === "object") return "date" in cell ? cell.date : cell.amount.toFixed(2);
  return String(cell);
}
