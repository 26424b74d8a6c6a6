import { EngineError, type ToldItem, type ToldRecord, type ToldWords } from "@paylift/engine/pages";
import type { LaidOutPage } from "../layout/lay-out.ts";
import { itemsOfColumns, NUMBER_NAMES, SECTIONS } from "./items-of-columns.ts";
import { meaningOfList } from "./list-names.ts";
import type { LineFigure, List, ListMeaning, MappedSheet, Mapping } from "./mapping.ts";
import { Records } from "./records.ts";
import { byColumn, isSum, numbersIn, wordsOf, type RowCells } from "./row-cells.ts";

/** What a mapping reads off sheets. */
export interface Applied {
  readonly records: readonly ToldRecord[];
  /** Figures of sums that nothing is made of. */
  readonly aside: readonly ToldWords[];
}

/** Reads laid-out sheets as a mapping says. Throws `invalid_argument` where no sheet has the headings of one that was mapped. */
export function applyMapping(mapping: Mapping, pages: readonly LaidOutPage[]): Applied {
  const records = new Records();
  const aside: ToldWords[] = [];
  for (const mapped of mapping.sheets) {
    const sheets = [...Map.groupBy(pages, ({ sheet }) => sheet)].filter(
      ([name]) => mapped.sheet === null || name === mapped.sheet,
    );
    let fits = false;
    for (const [, own] of sheets) {
      const rows = own.flatMap(({ page, lines }) =>
        lines.map((cells) => ({ page: page.number, cells: byColumn(cells) })),
      );
      const header = rows.findIndex(({ cells }) => isHeader(cells, mapped));
      if (header < 0) continue;
      fits = true;
      const body = rows.slice(header + 1);
      if (mapped.columns.some(({ is }) => is === "list")) readLong(body, mapped, records, aside);
      else
        readWide(
          rows.slice(0, header + 1).map(({ cells }) => cells),
          body,
          mapped,
          records,
          aside,
        );
    }
    if (!fits)
      throw new EngineError(
        "invalid_argument",
        `no sheet has the headings that the mapping names${mapped.sheet === null ? "" : ` for ${JSON.stringify(mapped.sheet)}`}`,
        { option: "map" },
      );
  }
  const { told, others } = records.all();
  return { records: told, aside: [...aside, ...others] };
}

function isHeader(cells: RowCells, { columns }: MappedSheet): boolean {
  return columns.every(({ column, heading }) => cells.get(column)?.cell.text.trim() === heading.trim());
}

interface BodyRow {
  readonly page: number;
  readonly cells: RowCells;
}

/** Who a row is about. */
function personOf(cells: RowCells, mapped: MappedSheet) {
  const [first, last] = [wordsOf(cells, mapped, "first_name"), wordsOf(cells, mapped, "last_name")];
  const both = [...(first ?? []), ...(last ?? [])];
  return {
    employeeId: wordsOf(cells, mapped, "employee_id"),
    name: wordsOf(cells, mapped, "name") ?? (both.length === 0 ? null : both),
    department: wordsOf(cells, mapped, "department"),
  };
}

const FIGURES = ["gross_pay", "net_pay", "total_taxes", "total_deductions"] as const;

function figuresOf(cells: RowCells, mapped: MappedSheet): ToldRecord["figures"] {
  return Object.fromEntries(
    FIGURES.flatMap((figure) => {
      const words = wordsOf(cells, mapped, figure);
      return words === null ? [] : [[figure, words]];
    }),
  );
}

function readWide(
  above: readonly RowCells[],
  body: readonly BodyRow[],
  mapped: MappedSheet,
  records: Records,
  aside: ToldWords[],
): void {
  const lastSum = body.findLastIndex(({ cells }) => isSum(cells));
  const people = new Set<string>();
  body.forEach(({ page, cells }, at) => {
    for (const { column, is } of mapped.columns) {
      const ignored = is === "ignore" ? cells.get(column) : undefined;
      if (ignored !== undefined) aside.push(ignored.words);
    }
    const items = itemsOfColumns(cells, mapped, above);
    const figures = figuresOf(cells, mapped);
    if (isSum(cells)) {
      // Nobody has an amount in a column whose sum is zero, so that this sum belongs to no line.
      aside.push(...numbersIn(cells, (cell) => !/[1-9]/.test(cell.text)));
      if (at === lastSum) records.addSum({ page, items, figures, people, numbers: numbersIn(cells) });
      else aside.push(...numbersIn(cells));
      return;
    }
    const person = personOf(cells, mapped);
    // A row of text alone is a heading.
    if ((person.employeeId === null && person.name === null) || numbersIn(cells).length === 0) return;
    people.add(records.add({ scope: "check", page, ...person, items, figures }));
  });
}

function readLong(body: readonly BodyRow[], mapped: MappedSheet, records: Records, aside: ToldWords[]): void {
  let person: ReturnType<typeof personOf> | null = null;
  for (const { page, cells } of body) {
    if (isSum(cells)) {
      aside.push(...numbersIn(cells));
      continue;
    }
    const own = personOf(cells, mapped);
    if (own.employeeId !== null || own.name !== null) person = own;
    const list = mapped.columns.find(({ is }) => is === "list")!.column;
    const meaning = meaningOfRow(cells, mapped, list);
    if (person === null || meaning === undefined) continue;
    const amount = wordsOf(cells, mapped, "amount");
    if (meaning === "ignore") aside.push(...numbersIn(cells));
    else if (meaning === "gross_pay" || meaning === "net_pay")
      records.add({
        scope: "check",
        page,
        ...person,
        items: [],
        figures: amount === null ? {} : { [meaning]: amount },
      });
    else {
      const item = itemOfRow(cells, mapped, meaning);
      records.add({ scope: "check", page, ...person, items: item === null ? [] : [item], figures: {} });
    }
  }
}

/** What the list of a row is; a row without one may be a figure of its person, by what it is called. */
function meaningOfRow(cells: RowCells, mapped: MappedSheet, list: string): ListMeaning | undefined {
  const named = cells.get(list)?.cell.text;
  if (named !== undefined) return mapped.lists?.[named];
  const described = mapped.columns.find(({ is }) => is === "description")?.column;
  const meaning = meaningOfList(cells.get(described ?? "")?.cell.text ?? "");
  return meaning === "gross_pay" || meaning === "net_pay" ? meaning : undefined;
}

function itemOfRow(cells: RowCells, mapped: MappedSheet, list: List): ToldItem | null {
  const code = wordsOf(cells, mapped, "code");
  const label = wordsOf(cells, mapped, "description") ?? code;
  if (label === null) return null;
  const numbers = Object.fromEntries(
    (Object.keys(NUMBER_NAMES) as LineFigure[]).flatMap((figure) => {
      const words = wordsOf(cells, mapped, figure);
      return words === null ? [] : [[NUMBER_NAMES[figure], words]];
    }),
  );
  return { section: SECTIONS[list], label, code: label === code ? null : code, numbers };
}
