import type { ToldItem, ToldNumber, ToldWords } from "@paylift/engine/pages";
import type { LineFigure, List } from "./mapping.ts";
import { placedIn, type RowCells } from "./row-cells.ts";
import type { SheetColumns } from "./sheet-columns.ts";

/** What the engine calls the lists. */
export const SECTIONS = {
  earnings: "earning",
  taxes: "tax",
  deductions: "deduction",
  employer_taxes: "employer_tax",
  employer_contributions: "employer_contribution",
} as const satisfies Record<List, ToldItem["section"]>;

/** What the engine calls the numbers of a line. */
export const NUMBER_NAMES: Readonly<Record<LineFigure, ToldNumber>> = {
  amount: "amount",
  hours: "hours",
  rate: "rate",
  taxable_wages: "taxableWages",
  ytd_amount: "ytdAmount",
  ytd_hours: "ytdHours",
  ytd_taxable_wages: "ytdTaxableWages",
};

/** The lines of pay in a row a person: those columns are one line that name the same one of a list. */
export function itemsOfColumns(
  cells: RowCells,
  { all }: SheetColumns,
  above: readonly RowCells[],
): ToldItem[] {
  const items = new Map<string, ToldItem & { numbers: Partial<Record<ToldNumber, ToldWords>> }>();
  for (const mapped of all) {
    const [list, figure] = mapped.is.split(".") as [List, LineFigure | undefined];
    const words = placedIn(cells, mapped.number)?.words;
    if (figure === undefined || words === undefined) continue;
    const key = `${list} ${mapped.line ?? mapped.heading}`;
    const label = labelOf(mapped, above);
    const item = items.get(key) ?? { section: SECTIONS[list], label, code: null, numbers: {} };
    items.set(key, item);
    item.numbers[NUMBER_NAMES[figure]] = words;
  }
  return [...items.values()];
}

/** The words of the header that name a line: in its own column, else anywhere above. */
function labelOf(
  { number, heading, line = heading }: SheetColumns["all"][number],
  above: readonly RowCells[],
): ToldWords {
  const rows = above.toReversed();
  for (const row of rows) {
    const own = placedIn(row, number);
    if (own?.cell.text.trim() === line.trim()) return own.words;
  }
  for (const row of rows)
    for (const { cell, words } of row) if (cell.text.trim() === line.trim()) return words;
  const [last] = rows;
  return (last === undefined ? undefined : placedIn(last, number)?.words) ?? [];
}
