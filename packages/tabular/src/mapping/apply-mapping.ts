import {
  EngineError,
  type ToldItem,
  type ToldNumber,
  type ToldRecord,
  type ToldWords,
} from "@paylift/engine/pages";
import type { LaidOutPage } from "../layout/lay-out.ts";
import { itemsOfColumns, NUMBER_NAMES, SECTIONS } from "./items-of-columns.ts";
import { meaningOfList } from "./list-names.ts";
import type { LineFigure, List, ListMeaning, MappedSheet, Mapping } from "./mapping.ts";
import { keyOf, Records, type Person } from "./records.ts";
import { isSum, numbersIn, placedIn, wordsIn, type RowCells } from "./row-cells.ts";
import { sheetColumns, type SheetColumns } from "./sheet-columns.ts";

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
  const bySheet = [...Map.groupBy(pages, ({ sheet }) => sheet)];
  for (const mapped of mapping.sheets) {
    const columns = sheetColumns(mapped);
    const sheets = bySheet.filter(([name]) => mapped.sheet === null || name === mapped.sheet);
    let fits = false;
    for (const [, own] of sheets) {
      const rows = own.flatMap(({ page, lines }) => lines.map((cells) => ({ page: page.number, cells })));
      const header = rows.findIndex(({ cells }) => isHeader(cells, columns));
      if (header < 0) continue;
      fits = true;
      const body = rows.slice(header + 1);
      if (columns.of.has("list")) readLong(body, columns, records, aside);
      else
        readWide(
          rows.slice(0, header + 1).map(({ cells }) => cells),
          body,
          columns,
          records,
          aside,
        );
    }
    if (!fits) throw noSuchSheet(mapped);
  }
  const { told, others } = records.all();
  return { records: told, aside: [...aside, ...others] };
}

function noSuchSheet({ sheet }: MappedSheet): EngineError {
  return new EngineError(
    "invalid_argument",
    `no sheet has the headings that the mapping names${sheet === null ? "" : ` for ${JSON.stringify(sheet)}`}`,
    { option: "map" },
  );
}

function isHeader(cells: RowCells, { all }: SheetColumns): boolean {
  return all.every(({ number, heading }) => placedIn(cells, number)?.cell.text.trim() === heading.trim());
}

interface BodyRow {
  readonly page: number;
  readonly cells: RowCells;
}

/** Who a row is about; null where it does not say, or says it as the row above. */
function personOf(cells: RowCells, { of }: SheetColumns): Person | null {
  const employeeId = wordsIn(cells, of.get("employee_id"));
  const whole = wordsIn(cells, of.get("name"));
  const parts = whole === null && (of.has("first_name") || of.has("last_name"));
  const both = parts
    ? [...(wordsIn(cells, of.get("first_name")) ?? []), ...(wordsIn(cells, of.get("last_name")) ?? [])]
    : [];
  const name = whole ?? (both.length === 0 ? null : both);
  if (employeeId === null && name === null) return null;
  const department = wordsIn(cells, of.get("department"));
  return { key: keyOf(employeeId, name), employeeId, name, department };
}

const FIGURES = ["gross_pay", "net_pay", "total_taxes", "total_deductions"] as const;

function figuresOf(cells: RowCells, { of }: SheetColumns): ToldRecord["figures"] {
  return Object.fromEntries(
    FIGURES.flatMap((figure) => {
      const words = wordsIn(cells, of.get(figure));
      return words === null ? [] : [[figure, words]];
    }),
  );
}

function readWide(
  above: readonly RowCells[],
  body: readonly BodyRow[],
  columns: SheetColumns,
  records: Records,
  aside: ToldWords[],
): void {
  const lastSum = body.findLastIndex(({ cells }) => isSum(cells));
  const ignored = columns.all.filter(({ is }) => is === "ignore");
  const people = new Set<string>();
  body.forEach(({ page, cells }, at) => {
    takeTextsLikeFigures(cells, columns, aside);
    for (const { number } of ignored) {
      const words = wordsIn(cells, number);
      if (words !== null) aside.push(words);
    }
    const items = itemsOfColumns(cells, columns, above);
    const figures = figuresOf(cells, columns);
    if (isSum(cells)) {
      // Nobody has an amount in a column whose sum is zero, so that this sum belongs to no line.
      aside.push(...numbersIn(cells, (cell) => !/[1-9]/.test(cell.text)));
      if (at === lastSum) records.addSum({ page, items, figures, people, numbers: numbersIn(cells) });
      else aside.push(...numbersIn(cells));
      return;
    }
    const person = personOf(cells, columns);
    // A row of text alone is a heading.
    if (person === null || numbersIn(cells).length === 0) return;
    people.add(person.key);
    records.add(person, { page, items, figures });
  });
}

function readLong(
  body: readonly BodyRow[],
  columns: SheetColumns,
  records: Records,
  aside: ToldWords[],
): void {
  let person: Person | null = null;
  for (const { page, cells } of body) {
    if (isSum(cells)) {
      aside.push(...numbersIn(cells));
      continue;
    }
    takeTextsLikeFigures(cells, columns, aside);
    person = personOf(cells, columns) ?? person;
    const meaning = meaningOfRow(cells, columns);
    if (person === null || meaning === undefined) continue;
    if (meaning === "ignore") aside.push(...numbersIn(cells));
    else if (meaning === "gross_pay" || meaning === "net_pay") {
      const { amount, ...others } = itemNumbers(cells, columns.of);
      records.add(person, { page, items: [], figures: amount === undefined ? {} : { [meaning]: amount } });
      // A result has no place for gross or net pay of the year.
      aside.push(...Object.values(others));
    } else {
      const item = itemOfRow(cells, columns, meaning);
      records.add(person, { page, items: item === null ? [] : [item], figures: {} });
    }
  }
}

const LIKE_A_FIGURE = /\d[.,]\d/;

/** Sets aside ids, codes and labels that would be figures anywhere else: `29.075`. */
function takeTextsLikeFigures(cells: RowCells, { texts }: SheetColumns, aside: ToldWords[]): void {
  for (const number of texts) {
    const placed = placedIn(cells, number);
    if (placed !== undefined && LIKE_A_FIGURE.test(placed.cell.text)) aside.push(placed.words);
  }
}

/** What the list of a row is; a row without one may be a figure of its person, by what it is called. */
function meaningOfRow(cells: RowCells, { of, lists }: SheetColumns): ListMeaning | undefined {
  const named = placedIn(cells, of.get("list")!)?.cell.text;
  if (named !== undefined) return lists[named];
  const described = placedIn(cells, of.get("description") ?? -1)?.cell.text ?? "";
  const meaning = meaningOfList(described);
  return meaning === "gross_pay" || meaning === "net_pay" ? meaning : undefined;
}

const ITEM_NUMBERS = Object.entries(NUMBER_NAMES) as [LineFigure, ToldNumber][];

function itemOfRow(cells: RowCells, { of }: SheetColumns, list: List): ToldItem | null {
  const code = wordsIn(cells, of.get("code"));
  const label = wordsIn(cells, of.get("description")) ?? code;
  if (label === null) return null;
  return {
    section: SECTIONS[list],
    label,
    code: label === code ? null : code,
    numbers: itemNumbers(cells, of),
  };
}

function itemNumbers(cells: RowCells, of: SheetColumns["of"]): ToldItem["numbers"] {
  const numbers: Partial<Record<ToldNumber, ToldWords>> = {};
  for (const [figure, name] of ITEM_NUMBERS) {
    const words = wordsIn(cells, of.get(figure));
    if (words !== null) numbers[name] = words;
  }
  return numbers;
}
