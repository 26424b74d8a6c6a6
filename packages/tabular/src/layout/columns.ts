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
  const tallies = new Map<number, ColumnTally>();
  for (const { cells } of rows) {
    // A title is about no column.
    if (cells.length === 1) continue;
    for (const cell of cells) {
      let tally = tallies.get(cell.column);
      if (tally === undefined) tallies.set(cell.column, (tally = new ColumnTally()));
      tally.take(cell);
    }
  }
  return new Map([...tallies].map(([column, tally]) => [column, tally.form()]));
}

/** What is known of a column while its cells come, top to bottom. */
class ColumnTally {
  readonly #above: string[] = [];
  #numbers = 0;
  /** Cells from the first number on. */
  #below = 0;
  #hasFraction = false;

  take({ kind, text, decimals }: Cell): void {
    const isNumber = kind === "number";
    if (this.#numbers === 0 && !isNumber) {
      this.#above.push(text);
      return;
    }
    this.#below++;
    if (!isNumber) return;
    this.#numbers++;
    this.#hasFraction ||= (decimals ?? 0) >= 2 || decimalsIn(text) > 0;
  }

  form(): ColumnForm {
    const isNumeric = this.#numbers > 0 && this.#numbers * 2 >= this.#below;
    return { isNumeric, isMeasured: isNumeric && (this.#hasFraction || isMeasure(this.#above.join(" "))) };
  }
}

function isMeasure(heading: string): boolean {
  if (heading === "") return false;
  if (NAMES_AN_ID.test(heading) && !/\b(?:hours?|hrs|amounts?|amt|tax(?:es)?|wages?|pay)\b/i.test(heading))
    return false;
  return NAMES_A_MEASURE.test(heading) || listsOfLabel(heading).some(({ known }) => known);
}
