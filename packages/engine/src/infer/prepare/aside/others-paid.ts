import { classifyEarning, normalizeLabel, sumMoney } from "@paylift/canonical";
import { PAY } from "../../../variants/figures-of-people.ts";
import { isFigure, type CellRow } from "../../cells/cells.ts";
import { figureOfLabel } from "../../vocabulary/figure-labels.ts";
import { headingOf } from "../../vocabulary/headings.ts";
import { namesTax, sectionsOf } from "../../vocabulary/line-labels.ts";
import { leaveOut, type RowsAside } from "./rows-aside.ts";

/** Checks that a payroll writes to others than those who are paid by it. */
const OTHERS =
  /^(?:agency|third party|3rd party|vendor|garnishment|benefit provider|deduction) (?:checks|payments|disbursements)$/;

/** Those who work for the company and not in it: from what they are paid nothing is withheld. */
const CONTRACTORS = /^(?:1099 |independent )?contractors?(?: payments)?$/;

/** What nobody is paid who sends invoices. */
const OF_EMPLOYEES: ReadonlySet<string> = new Set([
  "overtime",
  "double_overtime",
  "shift",
  "pto",
  "sick",
  "holiday",
]);

/** A row that begins with the word for a sum, and what it says behind it. */
interface LabelledSum {
  at: number;
  label: string;
}

/** Leaves out a list of others who are paid, from its name to its sum, where that is what its lines add up to. */
export function withoutOthersPaid(rows: readonly CellRow[]): RowsAside {
  const sums = rows.flatMap(({ cells: [first] }, at) => {
    const label = first === undefined ? "" : normalizeLabel(first.text);
    return label.startsWith("total ") ? [{ at, label }] : [];
  });
  return leaveOut(rows, new Set(rows.flatMap((_, i) => listAt(rows, i, sums))));
}

/** The rows of a list of others who are paid that begins with some row; none where another begins. */
function listAt(rows: readonly CellRow[], at: number, sums: readonly LabelledSum[]): readonly CellRow[] {
  const [only, second] = rows[at]!.cells;
  const name = only === undefined || second !== undefined ? "" : normalizeLabel(only.text);
  const header = CONTRACTORS.test(name) ? rows[at + 1] : undefined;
  if (!OTHERS.test(name) && !isHeaderOfPayments(header)) return [];
  const sum = sums.find((each) => each.at > at && each.label.startsWith(`total ${name}`))?.at;
  if (sum === undefined) return [];
  // A department that is called so has the columns of the others.
  if (header !== undefined && rows.some((row, i) => (i < at || i > sum) && isSameHeader(row, header)))
    return [];
  const paid = rows.slice(at + 1, sum).flatMap((row) => amountOf(row) ?? []);
  return sumMoney(paid) === amountOf(rows[sum]!) ? rows.slice(at, sum + 1) : [];
}

/** Whether a row heads columns of what is paid, and none of what is withheld or of pay that only employees have. */
function isHeaderOfPayments(row: CellRow | undefined): boolean {
  if (row === undefined || row.cells.length < 2 || row.cells.some(({ number }) => number !== null))
    return false;
  return !row.cells.some(({ text }) => namesTax(text) || isWithheld(text) || isOfEmployees(text));
}

function isWithheld(text: string): boolean {
  const section = headingOf(text)?.section;
  return section === "tax" || section === "deduction" || sectionsOf(text).includes("deduction");
}

/** Gross and net pay, and pay for time: `Overtime`. */
function isOfEmployees(text: string): boolean {
  if (PAY.some((each) => each === figureOfLabel(text))) return true;
  return OF_EMPLOYEES.has(classifyEarning(text).type);
}

/** Whether two rows say the same. */
function isSameHeader({ cells }: CellRow, { cells: others }: CellRow): boolean {
  return cells.length === others.length && cells.every(({ text }, i) => text === others[i]!.text);
}

/** What a line ends with; null where that is no amount. */
function amountOf({ cells }: CellRow): number | null {
  const last = cells.at(-1);
  return isFigure(last) ? last.number.cents : null;
}
