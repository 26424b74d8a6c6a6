import { listsOfLabel } from "@paylift/canonical";
import type { Cell, Sheet } from "../workbook/workbook.ts";
import { decimalsIn } from "./number-text.ts";

/** What a column of a sheet holds, as far as its own cells and its heading tell. */
export interface ColumnForm {
  /** Whether most of it is numbers, which stand to the right. */
  readonly isNumeric: boolean;
  /** Whether a whole number in it is an amount or hours, and not an id or a code. */
  readonly isMeasured: boolean;
}

const NAMES_AN_ID =
  /\b(?:ids?|no|nr|num|number|#|codes?|ssn|sin|dept|department|file|badge|clock|position|location|loc|cost cent(?:er|re)|division|zip|year|week|batch|check|voucher|account|acct|routing|tax id|ein|employee|associate|worker)\b|#/i;
const NAMES_A_MEASURE =
  /\b(?:amounts?|amt|hours?|hrs|units?|rate|pay|wages?|salary|earnings?|tax(?:es)?|taxable|deductions?|gross|net|ytd|total|curr(?:ent)?|cur|er|ee|bonus|overtime|regular|value|cost|debit|credit)\b/i;

/** The form of each column, by its number. */
export function columnForms({ rows }: Sheet): Map<number, ColumnForm> {
  const cellsOf = new Map<number, Cell[]>();
  for (const { cells } of rows) {
    // A title is about no column.
    if (cells.length === 1) continue;
    for (const cell of cells) {
      const own = cellsOf.get(cell.column);
      if (own === undefined) cellsOf.set(cell.column, [cell]);
      else own.push(cell);
    }
  }
  return new Map([...cellsOf].map(([column, cells]) => [column, formOf(cells)]));
}

function formOf(cells: readonly Cell[]): ColumnForm {
  const numbers = cells.filter(({ kind }) => kind === "number");
  const first = cells.findIndex(({ kind }) => kind === "number");
  const below = first < 0 ? [] : cells.slice(first);
  const isNumeric = numbers.length > 0 && numbers.length * 2 >= below.length;
  const hasFraction = numbers.some(({ text, decimals }) => (decimals ?? 0) >= 2 || decimalsIn(text) > 0);
  const heading = cells
    .slice(0, Math.max(first, 0))
    .map(({ text }) => text)
    .join(" ");
  return { isNumeric, isMeasured: isNumeric && (hasFraction || isMeasure(heading)) };
}

function isMeasure(heading: string): boolean {
  if (heading === "") return false;
  if (NAMES_AN_ID.test(heading) && !/\b(?:hours?|hrs|amounts?|amt|tax(?:es)?|wages?|pay)\b/i.test(heading))
    return false;
  return NAMES_A_MEASURE.test(heading) || listsOfLabel(heading).some(({ known }) => known);
}
