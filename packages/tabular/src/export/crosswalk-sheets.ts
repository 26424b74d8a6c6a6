import type { LabelRef } from "@paylift/validation";
import type { Cell, Worksheet } from "@paylift/validation/workbook";
import { ITEM_FIELDS, PEOPLE_FIELDS, type CrosswalkTable, type ItemField } from "../crosswalk/crosswalk.ts";
import type { WrittenCrosswalk } from "../crosswalk/written-crosswalk.ts";

/** A crosswalk as the tables that it is read from again. */
export function crosswalkSheets({
  employees = [],
  lines = [],
}: WrittenCrosswalk): Readonly<Record<CrosswalkTable, Worksheet>> {
  return {
    people: {
      name: "People",
      columns: [...PEOPLE_FIELDS, "found_by", "certainty"],
      rows: employees.map((entry) => [
        ...PEOPLE_FIELDS.map((field) => entry[field] ?? ""),
        entry.found_by ?? "",
        entry.certainty ?? "",
      ]),
    },
    items: {
      name: "Items",
      columns: [...ITEM_FIELDS, "found_by"],
      rows: lines.flatMap((mapping, index) => itemRows(mapping, index + 1)),
    },
  };
}

/** As many rows as the side with more items has. */
function itemRows(
  { source, target, factor = 1, found_by = "" }: NonNullable<WrittenCrosswalk["lines"]>[number],
  entry: number,
): Cell[][] {
  return Array.from({ length: Math.max(source.length, target.length) }, (_, at) => {
    const cells: Partial<Record<ItemField, Cell>> = {
      entry,
      ...itemCells("source", source[at]),
      ...itemCells("target", target[at]),
      factor,
    };
    return [...ITEM_FIELDS.map((field) => cells[field] ?? ""), found_by];
  });
}

function itemCells(side: "source" | "target", item: LabelRef | undefined): Partial<Record<ItemField, Cell>> {
  if (item === undefined) return {};
  return {
    [`${side}_section`]: item.section,
    [`${side}_code`]: item.code ?? "",
    [`${side}_description`]: item.description,
  };
}
