import { classifyEarning } from "@paylift/canonical";
import type { Cell } from "../cells/cells.ts";
import { figureOfLabel } from "../vocabulary/figure-labels.ts";
import { headingOf, isUnknown, type Heading } from "../vocabulary/headings.ts";
import { isSameLine } from "../vocabulary/same-line.ts";
import { sectionWord } from "../vocabulary/section-words.ts";
import { lineOfColumn } from "../vocabulary/line-of-column.ts";
import { isLineLabel, sectionsOf } from "../vocabulary/line-labels.ts";

/** Whether a line has a column of amounts beside its column of hours: `REG Pay` beside `REG Hours`. */
export function hasColumnOfPay(hours: Cell, cells: readonly Cell[]): boolean {
  const line = lineOfColumn(hours.text);
  if (line === null) return false;
  return cells.some(({ text }) => text !== hours.text && (text === line || lineOfColumn(text) === line));
}

/** Whether a line may have one under another name: `Overtime Pay` beside `OT Hrs`. */
export function mayHaveColumnOfPay(hours: Cell, cells: readonly Cell[]): boolean {
  const line = lineOfColumn(hours.text);
  if (line === null) return false;
  return cells.some(({ text }) => text !== hours.text && isSameLine(lineOfColumn(text) ?? text, line));
}

const LINES = 2;

/** Whether a column of a table of people that is called what a sum is called is a line of pay. */
export function isLineOfTable(cell: Cell, beside: readonly Cell[]): boolean {
  return (
    isReimbursed(cell, beside) ||
    isAllDeducted(cell, beside) ||
    isLeaveTaken(cell, beside) ||
    areBenefits(cell, beside)
  );
}

/**
 * `Reimbursements` in a table of people is what they are paid back, where no other column says for what: beside columns of
 * lines of pay, and beside gross and net pay.
 */
function isReimbursed({ text }: Cell, beside: readonly Cell[]): boolean {
  if (figureOfLabel(text) !== "total_reimbursements" || /^tot/i.test(text)) return false;
  const lines = beside.filter((other) => other.text !== text && isLineLabel(other.text));
  if (lines.length < LINES && !namesPay(beside)) return false;
  return !beside.some((other) => other.text !== text && classifyEarning(other.text).type === "reimbursement");
}

/** `Benefits` beside columns of other deductions is what is deducted for them. */
function areBenefits({ text }: Cell, beside: readonly Cell[]): boolean {
  if (!/^benefits$/i.test(text)) return false;
  return beside.some((other) => isLineLabel(other.text) && sectionsOf(other.text).includes("deduction"));
}

/** `Leave` beside a column of its hours is what is paid for it. */
function isLeaveTaken({ text }: Cell, beside: readonly Cell[]): boolean {
  if (headingOf(text)?.section !== "other") return false;
  return beside.some((other) => other.text !== text && lineOfColumn(other.text) === text);
}

/** Whether a heading is the name of a line: `ID` and `Count` head none, though states and counties levy taxes. */
function namesLine({ text }: Cell): boolean {
  return isLineLabel(text) && (headingOf(text)?.text ?? headingOf(text)?.role ?? null) === null;
}

const OF_A_KIND = /^(?:pre|post|after|before|other)\b.* deductions?$/i;

/**
 * `Deductions` in a table of people whose columns are lines of pay is what is deducted from them, where no other column
 * can be one of these deductions.
 */
function isAllDeducted({ text }: Cell, beside: readonly Cell[]): boolean {
  if (sectionWord(text) !== "deduction") return false;
  const first = beside.findIndex((other) => figureOfLabel(other.text) !== null || isLineLabel(other.text));
  const others = beside.slice(first).filter((other) => other.text !== text);
  if (others.filter(namesLine).length < LINES) return false;
  const isKind = OF_A_KIND.test(text);
  return !others.some(
    (other) =>
      (sectionsOf(other.text).includes("deduction") || isUnknown(other.text)) &&
      !(isKind && OF_A_KIND.test(other.text)),
  );
}

const WITHHELD: ReadonlySet<Heading["section"]> = new Set(["tax", "deduction"]);
const OF_SEVERAL =
  /\b(?:and|tot(?:als?)?|withh?eld|withholdings?|employee|employer|(?:pre|post|after|before)[ -]?tax|voluntary)\b|&|\//i;

/**
 * Whether a column between those of other lines that is named after a kind of what is withheld is a line of its own:
 * `Grp Benefits`, `Other Deductions`, and `Tax` beside other taxes.
 */
export function isOneLine({ text }: Cell, beside: readonly Cell[]): boolean {
  const heading = headingOf(text);
  if (heading === null || !WITHHELD.has(heading.section) || OF_SEVERAL.test(text)) return false;
  if (heading.role !== null || heading.figure !== null || heading.text !== null) return false;
  const isBare = sectionWord(text) !== null;
  const lines = beside.filter((other) => other.text !== text && namesLine(other));
  const alike = lines.filter((other) => sectionsOf(other.text).includes(isBare ? "tax" : "deduction"));
  return isBare ? /^tax$/i.test(text) && alike.length > 0 : lines.length >= LINES;
}

/** What is earned in all, under a name that lists have as well. */
const EARNED = /^(?:total )?earnings$/i;

/** Whether columns of gross and of net pay stand beside each other. */
export function namesPay(cells: readonly Cell[]): boolean {
  const figures = cells.map(({ text }) => figureOfLabel(text));
  const isGross = ({ text }: Cell): boolean => figureOfLabel(text) === "gross_pay" || EARNED.test(text);
  return figures.includes("net_pay") && cells.some(isGross);
}
