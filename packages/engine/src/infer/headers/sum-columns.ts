import { normalizeLabel } from "@paylift/canonical";
import type { FigureName, LineSection } from "../../variants/variant-schema.ts";
import type { Cell } from "../cells/cells.ts";
import { figureOfLabel } from "../vocabulary/figure-labels.ts";
import { headingOf, type Heading } from "../vocabulary/headings.ts";
import { sectionWord } from "../vocabulary/section-words.ts";
import { sectionsOf } from "../vocabulary/line-labels.ts";
import type { PlacedHeading } from "./placed-heading.ts";

const ALL_WAGES = /^(?:total |state |subject )?wages$/;
const COST = / (?:cost|expense)$/;
/** Beside the numbers of checks it is what these pay. */
const PAID = /^amount paid$/;
const EARNED = /^(?:total )?(?:earnings|paid)$/;
const WITHHELD = /^tax(?: withheld)?$|^withholdings?$/;
const OWED = /^(?:employer|company) (?:tax )?liabilit(?:y|ies)$/;

/** The figure that a column of a table of people is, where only the columns beside it tell; null for others. */
export function figureBeside(cell: Cell, { role }: Heading, beside: readonly Cell[]): FigureName | null {
  const label = normalizeLabel(cell.text);
  const others = beside.filter((other) => other !== cell);
  // Of two columns of wages the one that says less of what is due on them is that of all wages: `State Wages`, `PIT Wages`.
  const figures = new Set(others.map(({ text }) => figureOfLabel(text)));
  if (role === "taxable_wages" && ALL_WAGES.test(label)) {
    const areTold = others.some(({ text }) => headingOf(text)?.role === "taxable_wages");
    return areTold && !figures.has("gross_pay") ? "gross_pay" : null;
  }
  // Beside gross and net pay a whole cost is what the company pays in all, not the sum of two sides.
  if (role === "sum" && COST.test(label))
    return figures.has("gross_pay") || figures.has("net_pay") ? "employer_cost" : null;
  if (!figures.has("net_pay")) {
    const isBesideChecks = others.some(({ text }) => headingOf(text)?.text === "payment");
    return PAID.test(label) && isBesideChecks ? "net_pay" : null;
  }
  const stands = (figure: FigureName, section: LineSection): boolean =>
    !figures.has(figure) && !others.some((other) => isLine(other, section));
  if (EARNED.test(label)) return stands("gross_pay", "earning") ? "gross_pay" : null;
  if (WITHHELD.test(label)) return stands("total_taxes", "tax") ? "total_taxes" : null;
  return OWED.test(label) && stands("total_employer_taxes", "employer_tax") ? "total_employer_taxes" : null;
}

/** Whether a list of taxes says beside the wages that each is due on what all wages are: `Tax Type`, `Total Wages`, `Taxable Wages`. */
export function areWagesOfTaxes({ cell, figure }: PlacedHeading, row: readonly PlacedHeading[]): boolean {
  const [first] = row;
  if (figure !== "gross_pay" || first?.section !== "tax" || first.role !== null || first.cell === cell)
    return false;
  return row.some(({ role }) => role === "taxable_wages");
}

/** Whether a column can be a line of a section; hours are counted beside what they earn. */
function isLine({ text }: Cell, section: LineSection): boolean {
  if (sectionWord(text) !== null || headingOf(text)?.role === "hours") return false;
  // What is paid back was not earned.
  if (figureOfLabel(text) === "total_reimbursements") return false;
  return sectionsOf(text).includes(section);
}
