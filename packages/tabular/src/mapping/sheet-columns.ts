import { columnNumber } from "../workbook/reference.ts";
import {
  TEXTS,
  type ColumnMeaning,
  type ListMeaning,
  type MappedColumn,
  type MappedSheet,
} from "./mapping.ts";

/** The columns of a mapped sheet by their numbers. */
export interface SheetColumns {
  readonly all: readonly (MappedColumn & { readonly number: number })[];
  /** The first column of each meaning. */
  readonly of: ReadonlyMap<ColumnMeaning, number>;
  /** The columns that are texts. */
  readonly texts: readonly number[];
  readonly lists: Readonly<Record<string, ListMeaning>>;
}

export function sheetColumns({ columns, lists = {} }: MappedSheet): SheetColumns {
  const all = columns.map((column) => ({ ...column, number: columnNumber(column.column) }));
  return {
    all,
    of: new Map(all.toReversed().map(({ is, number }) => [is, number])),
    texts: all.filter(({ is }) => TEXTS.has(is)).map(({ number }) => number),
    lists,
  };
}
