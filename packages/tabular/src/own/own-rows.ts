import { isPlainDate, parseQuantity, quantityToJson } from "@paylift/canonical";
import { cellIn } from "../workbook/cell-in.ts";
import type { Cell, Row, Sheet } from "../workbook/workbook.ts";

/** Where a field is said. */
export interface CellPlace {
  readonly sheet: string;
  /** Both from 0. */
  readonly row: number;
  readonly column: number;
}

/** A cell says what its field cannot be: somebody has changed it. */
export class NoField extends Error {}

/** One row of a sheet of an exported result, by the names of its columns. */
export class OwnRow<Column extends string> {
  readonly #sheet: string;
  readonly #row: Row;
  readonly #columns: readonly Column[];

  constructor(sheet: string, row: Row, columns: readonly Column[]) {
    this.#sheet = sheet;
    this.#row = row;
    this.#columns = columns;
  }

  text(column: Column): string | null {
    return this.#cell(column)?.text ?? null;
  }

  /** Throws `NoField` for what is no number. */
  number(column: Column): number | null {
    const cell = this.#cell(column);
    if (cell === undefined) return null;
    const quantity = cell.kind === "number" ? parseQuantity(cell.text) : null;
    if (quantity === null) throw new NoField();
    return quantityToJson(quantity);
  }

  /** Throws `NoField` for what is no day. */
  day(column: Column): string | null {
    const text = this.text(column);
    if (text !== null && !isPlainDate(text)) throw new NoField();
    return text;
  }

  /** Throws `NoField` for a value that is not in the list. */
  oneOf<Value extends string>(column: Column, values: readonly Value[]): Value | null {
    const text = this.text(column);
    const value = values.find((one) => one === text);
    if (value === undefined && text !== null) throw new NoField();
    return value ?? null;
  }

  /** Null where it says nothing. */
  place(column: Column): CellPlace | null {
    const cell = this.#cell(column);
    return cell === undefined ? null : { sheet: this.#sheet, row: this.#row.row, column: cell.column };
  }

  #cell(column: Column): Cell | undefined {
    return cellIn(this.#row.cells, this.#columns.indexOf(column));
  }
}

/** The rows of a sheet below its header that are shown. */
export function ownRows<Column extends string>(
  { name, rows }: Sheet,
  columns: readonly Column[],
): OwnRow<Column>[] {
  return rows
    .slice(1)
    .filter(({ hidden }) => !hidden)
    .map((row) => new OwnRow(name, row, columns));
}

/** Throws `NoField` where a field says nothing that must say something. */
export function told<Value>(value: Value | null): Value {
  if (value === null) throw new NoField();
  return value;
}
