import type { KnownColumns } from "../layout/lay-out.ts";
import { cellIn } from "../workbook/cell-in.ts";
import { columnNumber } from "../workbook/reference.ts";
import type { Row } from "../workbook/workbook.ts";
import { ABOUT_A_PERSON, TEXTS, type ColumnMeaning, type MappedSheet, type Mapping } from "./mapping.ts";

const NONE: ReadonlySet<number> = new Set();

/** What a mapping says of columns before they are laid out. */
export function toldColumns({ sheets }: Mapping): KnownColumns {
  const told = new Map<string, ToldSheet>();
  const of = (sheet: string): ToldSheet => {
    const known = told.get(sheet);
    if (known !== undefined) return known;
    const own = toldSheet(sheets.filter((mapped) => mapped.sheet === null || mapped.sheet === sheet));
    told.set(sheet, own);
    return own;
  };
  return {
    isMeasured: (sheet, column) => of(sheet).isMeasured.get(column) ?? null,
    silent: (sheet, row, above) => silentIn(of(sheet).items, row, above),
  };
}

interface ToldSheet {
  readonly isMeasured: ReadonlyMap<number, boolean>;
  /** Null where a row is no pay item. */
  readonly items: ItemColumns | null;
}

/** The columns that say whose item a row is, and of which list. */
interface ItemColumns {
  readonly list: number;
  readonly lists: ReadonlySet<string>;
  readonly onlyList: ReadonlySet<number>;
  readonly person: ReadonlySet<number>;
  readonly both: ReadonlySet<number>;
}

function toldSheet(mapped: readonly MappedSheet[]): ToldSheet {
  const isMeasured = new Map<number, boolean>();
  for (const { column, is } of mapped.flatMap(({ columns }) => columns)) {
    const number = columnNumber(column);
    if (is !== "ignore" && !isMeasured.has(number)) isMeasured.set(number, !TEXTS.has(is));
  }
  const [only, ...others] = mapped;
  return { isMeasured, items: only === undefined || others.length > 0 ? null : itemColumns(only) };
}

function itemColumns({ columns, lists = {} }: MappedSheet): ItemColumns | null {
  const numbersOf = (wanted: (is: ColumnMeaning) => boolean): number[] =>
    columns.filter(({ is }) => wanted(is)).map(({ column }) => columnNumber(column));
  const [list] = numbersOf((is) => is === "list");
  if (list === undefined) return null;
  const person = new Set(numbersOf((is) => ABOUT_A_PERSON.has(is)));
  return {
    list,
    lists: new Set(Object.keys(lists)),
    onlyList: new Set([list]),
    person,
    both: new Set([list, ...person]),
  };
}

/** What a person is called stands once for their rows that follow each other, and what a row is of is known by its list. */
function silentIn(items: ItemColumns | null, row: Row, above: Row | undefined): ReadonlySet<number> {
  if (items === null) return NONE;
  const named = cellIn(row.cells, items.list)?.text;
  if (named !== undefined && !items.lists.has(named)) return NONE;
  return above !== undefined && isOfSame(items.person, row, above) ? items.both : items.onlyList;
}

function isOfSame(person: ReadonlySet<number>, row: Row, above: Row): boolean {
  for (const column of person)
    if (cellIn(row.cells, column)?.text !== cellIn(above.cells, column)?.text) return false;
  return true;
}
