import type { KnownColumns } from "../layout/lay-out.ts";
import { columnName } from "../workbook/reference.ts";
import type { ColumnMeaning, Mapping } from "./mapping.ts";

/** Columns of texts, in which a whole number is none to add up. */
const TEXTS: ReadonlySet<ColumnMeaning> = new Set([
  "employee_id",
  "name",
  "first_name",
  "last_name",
  "department",
  "list",
  "code",
  "description",
]);

/** Which columns hold amounts, hours and rates, as a mapping says. */
export function measuredColumns({ sheets }: Mapping): KnownColumns {
  return (sheet, column) => {
    const own = sheets.filter((mapped) => mapped.sheet === null || mapped.sheet === sheet);
    const name = columnName(column);
    const told = own.flatMap(({ columns }) => columns).find((mapped) => mapped.column === name);
    return told === undefined || told.is === "ignore" ? null : !TEXTS.has(told.is);
  };
}
