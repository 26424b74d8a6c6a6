import type { Cell, CellRow } from "../../cells/cells.ts";
import { headingOf } from "../../vocabulary/headings.ts";
import { isBareHours } from "../../vocabulary/bare-columns.ts";

/** Over several columns the word says who pays them: taxes and contributions. */
const OF_EMPLOYER = /^(?:employer|company|er)(?: (?:share|portion|part|side|cost|paid))?$/i;

/** Whether a text says no more than that the company pays. */
export function isBareEmployer(text: string): boolean {
  return OF_EMPLOYER.test(text);
}

/** Whether a text names hours, or a section and no sum of it: `Taxes`, not `Gross Pay`. */
export function namesGroup(text: string): boolean {
  if (isBareHours(text)) return true;
  const heading = headingOf(text);
  return heading?.section != null && heading.figure !== "gross_pay" && heading.figure !== "net_pay";
}

/** Whether a text can stand over several columns: a section, hours, or who pays. */
export function mayNameGroup({ text }: Cell): boolean {
  return isBareEmployer(text) || namesGroup(text);
}

const CONTRIBUTIONS = /^(?:contributions?|match(?:ing)?)$/i;

/** Beside what else the company pays, contributions are the company's: `Employer Taxes`, `Contributions`. */
export function withEmployersGroups(row: CellRow): CellRow {
  const isEmployers = ({ text }: Cell): boolean =>
    headingOf(text)?.section === "employer_tax" || isBareEmployer(text);
  if (!row.cells.some(isEmployers)) return row;
  const cells = row.cells.map((cell) =>
    CONTRIBUTIONS.test(cell.text) ? { ...cell, text: `Employer ${cell.text}` } : cell,
  );
  // In another line the word ends the name of a column.
  return nameGroups(cells) ? { ...row, cells } : row;
}

/** Whether a line names groups of columns, perhaps among words for whom or for what in all the others are: `Employee`, `Net`. */
export function nameGroups(cells: readonly Cell[]): boolean {
  const groups = cells.filter(mayNameGroup);
  const others = cells.filter((cell) => !groups.includes(cell));
  return groups.length > 1 && others.length < groups.length && others.every(isBesideGroups);
}

function isBesideGroups({ text }: Cell): boolean {
  const heading = headingOf(text);
  return heading?.text != null || heading?.figure === "gross_pay" || heading?.figure === "net_pay";
}
