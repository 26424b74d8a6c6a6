import type { Table } from "../shape/header.ts";
import { cellIn } from "../workbook/cell-in.ts";
import { columnName } from "../workbook/reference.ts";
import { meaningOfList } from "./list-names.ts";
import type { ColumnMeaning, ListMeaning, MappedColumn, MappedSheet } from "./mapping.ts";

/** What headings say of the columns of a table with a row a pay item; the first that fits, and each meaning once. */
const HEADINGS: readonly (readonly [RegExp, ColumnMeaning])[] = [
  [
    /^(?:employee|emp|ee|file|badge|person(?:nel)?|worker|associate)?[ .]*(?:id|no|num|number|#|code)\.?$/,
    "employee_id",
  ],
  [/^(?:last|family) ?name$|^surname$/, "last_name"],
  [/^(?:first|given) ?name$/, "first_name"],
  [/^(?:employee|worker|associate|full|person)? ?name$|^(?:employee|worker|associate)$/, "name"],
  [/^(?:home )?(?:department|dept)\b/, "department"],
  [/^(?:list|type|category|kind|class|section|(?:item|pay|line) ?(?:type|category))$/, "list"],
  [/^(?:pay|item|earning|deduction|earning\/deduction)? ?code$/, "code"],
  [/^(?:description|item|pay ?item|label|(?:pay|item|code|earning) ?(?:description|name))$/, "description"],
  [/^(?:hours|hrs|units|quantity)$/, "hours"],
  [/^(?:pay ?|hourly ?)?rate$/, "rate"],
  [/^(?:current |cur )?(?:amount|amt)$|^current$/, "amount"],
  [/^taxable(?: wages?)?$/, "taxable_wages"],
  [/^ytd hours$/, "ytd_hours"],
  [/^ytd taxable(?: wages)?$/, "ytd_taxable_wages"],
  [/^(?:ytd(?: amount)?|year to date)$/, "ytd_amount"],
];

/**
 * The mapping of a table with a row a pay item that says of each which list it is of. Null where its headings do not tell all of: who, which
 * list, what, and how much; or where a name of a list is not known.
 */
export function proposeLong(sheet: string | null, { headings, body }: Table): MappedSheet | null {
  const columns: MappedColumn[] = [];
  const found = new Set<ColumnMeaning>();
  for (const [column, heading] of headings) {
    const words = heading.toLowerCase().replace(/[_-]+/g, " ").trim();
    const is = HEADINGS.find(([pattern, meaning]) => pattern.test(words) && !found.has(meaning))?.[1];
    if (is === undefined) continue;
    found.add(is);
    columns.push({ column: columnName(column), heading, is });
  }
  const isWhole =
    (found.has("employee_id") || found.has("name") || found.has("last_name")) &&
    found.has("list") &&
    (found.has("description") || found.has("code")) &&
    found.has("amount");
  if (!isWhole) return null;
  const listColumn = [...headings].find(([, heading]) =>
    columns.some(({ is, heading: own }) => is === "list" && own === heading),
  )![0];
  const lists: Record<string, ListMeaning> = {};
  for (const { cells } of body) {
    const name = cellIn(cells, listColumn)?.text;
    if (name === undefined || Object.hasOwn(lists, name)) continue;
    const meaning = meaningOfList(name);
    if (meaning === null) return null;
    lists[name] = meaning;
  }
  return new Set(Object.values(lists)).size < 2 ? null : { sheet, columns, lists };
}
