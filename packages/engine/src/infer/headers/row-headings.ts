import { methodOf } from "../../interpret/payment-method.ts";
import type { Assumptions } from "../assume/assumptions.ts";
import { isFigure, type Cell } from "../cells/cells.ts";
import { isDay } from "../cells/is-day.ts";
import { headingOf, isColumnName, type Heading } from "../vocabulary/headings.ts";
import { sectionWord } from "../vocabulary/section-words.ts";
import type { FigureName } from "../../variants/variant-schema.ts";
import { namesPeople } from "../document/employee-count.ts";
import { figureOfLabel } from "../vocabulary/figure-labels.ts";
import { isLineLabel } from "../vocabulary/line-labels.ts";
import { isBareEmployer } from "../prepare/headings/group-names.ts";
import { legendEntries } from "../prepare/pages/code-legend.ts";
import { jobsHeading } from "./jobs-heading.ts";
import type { PlacedHeading } from "./placed-heading.ts";
import { isSubtotal, periodOfRow, totalScope } from "../vocabulary/total-labels.ts";

/** The headings among the texts of one row, left to right. */
export function headingsOf(cells: readonly Cell[], assumptions: Assumptions): PlacedHeading[] {
  const candidates: { cell: Cell; heading: Heading; index: number }[] = [];
  cells.forEach((cell, index) => {
    if (cell.number !== null || cell.text.endsWith(":") || isValue(cells[index - 1])) return;
    const heading = assumptions.headingOf(cell.text) ?? jobsHeading(cells, index);
    // What a code means heads nothing: `WH = Withholding`.
    if (heading === null || legendEntries(cell.text).length > 0) return;
    // A label stands before its figure; only the bare name of a column may.
    if (isFigure(cells[index + 1]) && (!isColumnName(cell.text) || isSumBesidePay(cells, index))) return;
    if (isFigure(cells[index + 1]) && isPeriodRow(cells, index)) return;
    // A part of a list begins beside the figures of another one.
    if (standsBehindFigure(cells, index) && !isSubtotal(cell.text)) return;
    // Of a line with figures `Employee` is whom a plan covers.
    if (heading.text === "name" && index > 0 && cells.some(isFigure)) return;
    // A day stands behind its own label: `Check Date  05/22/2026`.
    if (heading.text === "date" && isDay(cells[index + 1]?.text ?? "")) return;
    // Right before a number it says how many they are.
    if (heading.text === "name" && namesPeople(cell.text) && cells[index + 1]?.number?.whole === true) return;
    if (isDetail(heading, cells, index)) return;
    // A check is named by its number, and beside figures.
    if (heading.text === "payment" && (isNumbered(cells[index + 1]) || cells.some(isFigure))) return;
    candidates.push({
      cell,
      heading: isBareEmployer(cell.text) ? (employersPart(cells, index) ?? heading) : heading,
      index,
    });
  });
  if (candidates.length === 0) return [];
  const alone = !cells.some(isFigure);
  const lines = cells.filter(({ number, text }) => number === null && isLineLabel(text));
  const headings =
    lines.length < SEVERAL ? candidates : candidates.filter((each) => !isOnlyLine(each, cells));
  const columns = headings.filter(({ heading: { role, figure, text } }) => (role ?? figure ?? text) !== null);
  // Beside the lines of one stack the name of a section may begin the next part of another.
  const kept = alone || columns.length >= 2 ? headings : headings.filter((each) => beginsPart(each, cells));
  return kept.map(({ cell, heading }, i) => ({
    ...heading,
    cell,
    until: kept.slice(i + 1).find((next) => endsPart(next.heading))?.cell.x0 ?? Infinity,
  }));
}

/** Numbers of advices may begin with letters: `Advice No.  V7700101`. */
function isNumbered(next: Cell | undefined): boolean {
  return next?.number?.whole === true || /^[A-Z]{1,3}-?\d{3,}$/.test(next?.text ?? "");
}

/** Whether a heading is no more of the list before it: the next list begins, or what all of it comes to. */
function endsPart({ section, figure }: Heading): boolean {
  return section !== null || PAY.has(figure);
}

/** The sum of a section on a line that says what the gross or the net pay is: `Gross 1,410.48  Taxes 241.96`. */
function isSumBesidePay(cells: readonly Cell[], index: number): boolean {
  const [label, sum] = [cells[index]!, cells[index + 1]!];
  if (sectionWord(label.text) === null || sum.x0 - label.x1 > BESIDE_EM * label.size) return false;
  return cells.some(({ text }, i) => PAY.has(figureOfLabel(text)) && isFigure(cells[i + 1]));
}

/** A sum stands no further from its label, in font sizes. */
const BESIDE_EM = 12;
const PAY: ReadonlySet<FigureName | null> = new Set(["gross_pay", "net_pay"] as const);

/**
 * Beside the names of other lists and their columns alone, or right before a column that each list has, `Employer` is that
 * of what the company pays.
 */
function employersPart(cells: readonly Cell[], index: number): Heading | null {
  const own = cells[index + 1]?.text ?? "";
  // Over codes and their amounts: `EMPLOYER` beside `TAX`, where `TAX` is the list of what is withheld as well.
  if (TAX.test(own) && cells.slice(0, index).some(({ text }) => TAX.test(text)))
    return headingOf("Employer taxes");
  const hasColumns = isColumnName(own) && cells.slice(0, index).some(({ text }) => text === own);
  if (hasColumns) return headingOf("Employer contributions");
  const lists = cells.filter(({ text }) => sectionWord(text) !== null);
  const others = cells.filter(({ text }) => !isColumnName(text) || sectionWord(text) !== null);
  return lists.length > 1 && lists.length === others.length - 1 ? headingOf("Employer contributions") : null;
}

const DETAILS: ReadonlySet<Heading["text"]> = new Set(["department", "id"]);
const MOST_DETAILS = 6;

/** Whether what stands behind a text is the fact that it names: `Cost centre: Site`. */
function isValue(label: Cell | undefined): boolean {
  return label?.text.endsWith(":") === true && headingOf(label.text.slice(0, -1))?.text != null;
}

/** The name of a fact about somebody, right before the fact: `Department  Kitchen`, with no name of a column beside. */
function isDetail({ text }: Heading, cells: readonly Cell[], index: number): boolean {
  const value = cells[index + 1];
  if (!DETAILS.has(text) || value === undefined || cells.length > MOST_DETAILS || cells.some(isFigure))
    return false;
  if (headingOf(value.text) !== null || isLineLabel(value.text)) return false;
  if (text === "id" && !/\d/.test(value.text)) return false;
  return !cells.some((cell, i) => {
    // How somebody is paid is the fact behind the word for the check.
    if (methodOf(cell.text) !== null && headingOf(cells[i - 1]?.text ?? "")?.text === "payment") return false;
    const other = headingOf(cell.text);
    return (
      other !== null && (other.text === "name" || (other.role ?? other.figure ?? other.section) !== null)
    );
  });
}

/** `YTD 12,480.00` is a line; right of other names of columns the same word is one, too. */
function isPeriodRow(cells: readonly Cell[], index: number): boolean {
  const before = cells[index - 1];
  return periodOfRow(cells[index]!.text) !== null && (before === undefined || !isColumnName(before.text));
}

function beginsPart(
  { cell, heading, index }: { cell: Cell; heading: Heading; index: number },
  cells: readonly Cell[],
): boolean {
  const namesList =
    sectionWord(cell.text) !== null ||
    heading.section === "other" ||
    isNameOfList(cell, heading) ||
    (heading.section === "net" && OF_FUNDS.test(cell.text));
  return namesList && !isFigure(cells[index + 1]);
}

const TAX = /^tax(?:es)?$/i;
/** Names of lists of where the pay goes, and the money for it comes from. */
const OF_FUNDS = /\b(?:funding|distribution|allocations?|requirements?)$/i;
const LIST =
  /\b(?:deductions|reimbursements|withholdings|additions|benefits|contributions)$|^(?:employer|company) paid$/i;

/** Whether a text at the left of its line says what a list holds and nothing else: `Reimbursements`, `Employer Paid Benefits`. */
function isNameOfList({ text }: Cell, { section, role, text: column }: Heading): boolean {
  const isBare = (role === null || role === "employer_amount") && column === null;
  return section !== null && isBare && LIST.test(text) && totalScope(text) === null;
}

/** A label right of its figure stands this close, in font sizes. */
const CLOSE_EM = 1.4;

/** Whether a text is the label of the figure right before it, which has none: `Total Taxes 215.28` has. */
function standsBehindFigure(cells: readonly Cell[], index: number): boolean {
  const [cell, before, label] = [cells[index]!, cells[index - 1], cells[index - 2]];
  if (!isFigure(before) || cell.x0 - before.x1 > CLOSE_EM * cell.size) return false;
  return label === undefined || label.number !== null || totalScope(label.text) === null;
}

/** Names of lines beside each other head columns of their own, and no section. */
const SEVERAL = 2;

/** Whether a text is no more than the name of a line: right before the bare name of a column it is that of a list. */
function isOnlyLine(
  { cell, heading: { role, figure, text }, index }: { cell: Cell; heading: Heading; index: number },
  cells: readonly Cell[],
): boolean {
  if (isColumnName(cells[index + 1]?.text ?? "")) return false;
  return role === null && figure === null && text === null && isLineLabel(cell.text);
}
