import { classifyTax } from "@paylift/canonical";
import type { FigureName, LineSection } from "../../variants/variant-schema.ts";
import { isFigure, type Cell } from "../cells/cells.ts";
import {
  areCompanys,
  canBeCompanys,
  companysSection,
  isOfEmployer,
  isOnlyEmployers,
} from "./company-columns.ts";
import { isCompPremium } from "../vocabulary/comp-premium.ts";
import { LabelTwins } from "./label-twins.ts";
import { figureOfLabel } from "../vocabulary/figure-labels.ts";
import { isUnknown, headingOf } from "../vocabulary/headings.ts";
import { isLineLabel, isOfTaxes, sectionsOf } from "../vocabulary/line-labels.ts";

/** Labels of one stack share their left edge within this, in points. */
const STACK_PT = 6;
/** So many names of lines beside each other are the header of a table. */
const A_HEADER = 3;
const SEVERAL = 2;

/** Wages beyond what a tax is due on, and taxes that are due up to a limit. */
const EXCESS = /^excess\b/i;
const UNEMPLOYMENT: ReadonlySet<string> = new Set(["state_unemployment", "federal_unemployment"]);
const OF_EMPLOYEE = /\b(?:employees?|ees?|withh(?:eld|olding)|w\/h)\b/i;

const OF_SUMS: ReadonlyMap<FigureName | null, LineSection> = new Map([
  ["gross_pay", "earning"],
  ["total_taxes", "tax"],
  ["total_deductions", "deduction"],
] as const);

/** A section that has this share of a stack's labels is the section of the stack. */
const MOST = 0.75;

/** What section the labels at one left edge belong to, by those that the vocabulary knows. */
export class StackSections {
  readonly #withheld = new Set<string>();
  readonly #twins = new LabelTwins();
  /** Names of columns of unemployment taxes beside the wages beyond their limit. */
  readonly #unemployment = new Set<Cell["tokens"]>();
  /** Names of columns of premiums that are due on wages up to a limit, from the company alone. */
  readonly #premiums = new Set<Cell["tokens"]>();
  /** What names of columns are by those beside them. */
  readonly #headed = new Map<Cell["tokens"], LineSection>();
  /** Names of columns that are the company's. */
  readonly #companys = new Set<Cell["tokens"]>();
  /** Names of columns behind the net pay that are the company's by those beside them. */
  readonly #behindPay = new Set<Cell["tokens"]>();
  readonly #votes = new Map<number, Map<LineSection, number>>();
  /** The last known section at an edge, and labels below it that wait for the next. */
  readonly #open = new Map<number, { above: LineSection | null; waiting: Cell[] }>();
  /** What labels that can be several things are by the line above or below. */
  readonly #between = new Map<Cell, LineSection>();

  /** Labels come from the top to the bottom; what is paid for by hours or pieces is earned, whatever it is called. */
  vote(cell: Cell, isPaidFor: boolean): void {
    this.#twins.add(cell);
    const own = onlySection(cell) ?? (isPaidFor && sectionsOf(cell.text).length === 0 ? "earning" : null);
    if (own !== null) this.#count(cell, own);
    // What stands between lines of a section and their sum is of that section.
    const section = own ?? OF_SUMS.get(figureOfLabel(cell.text)) ?? null;
    const edge = Math.round(cell.x0 / STACK_PT);
    const open = this.#open.get(edge) ?? { above: null, waiting: [] };
    if (section === null) open.waiting.push(cell);
    else {
      for (const other of open.waiting) this.#settle(other, [open.above, section]);
      open.above = section;
      open.waiting = [];
    }
    this.#open.set(edge, open);
  }

  /** Whether a label names nothing but what is earned, and stands in another stack of its page as well. */
  isEarnedBeside(cell: Cell): boolean {
    if (onlySection(cell) !== "earning") return false;
    return this.#twins.of(cell).some((other) => this.at(other) === "earning" || this.at(other) === null);
  }

  /** A label is what the lines beside it are, unless it can be both or neither. */
  #settle(cell: Cell, beside: readonly (LineSection | null)[]): void {
    const known = sectionsOf(cell.text);
    const [above, below] = beside;
    if (known.length === 0 && above === below && figureOfLabel(cell.text) === null && below != null)
      this.#between.set(cell, below);
    const [section, ...others] = new Set(beside.filter((each) => each !== null && known.includes(each)));
    if (section != null && others.length === 0) this.#between.set(cell, section);
  }

  /** Of headings beside each other one that can mean several things means what its neighbours do. */
  voteHeader(cells: readonly Cell[], isTable: boolean): void {
    if (cells.length < A_HEADER || cells.some(isFigure)) return;
    const labels = cells.filter(({ number, text }) => number === null && isLineLabel(text));
    if (labels.length >= A_HEADER) this.#voteKnown(labels);
    if (isTable && !cells.some(({ text }) => figureOfLabel(text) === "net_pay")) this.#voteCompanys(labels);
    if (isTable) this.#voteUnknown(cells);
    if (!isTable || !cells.some(({ text }) => EXCESS.test(text))) return;
    this.#voteUnemployment(labels);
    for (const { text, tokens } of cells) if (isCompPremium(text)) this.#premiums.add(tokens);
  }

  /** An unemployment tax that is due on wages up to a limit is the company's, unless it is called after the employee, or withheld. */
  #voteUnemployment(labels: readonly Cell[]): void {
    for (const { text, tokens } of labels)
      if (UNEMPLOYMENT.has(taxTypeOf(text)) && !OF_EMPLOYEE.test(text)) this.#unemployment.add(tokens);
  }

  /** Whether the name of a column is that of an unemployment tax which the company alone pays. */
  isUnemployment({ tokens }: Cell): boolean {
    return this.#unemployment.has(tokens);
  }

  /** Whether the name of a column is that of an insurance which the company alone pays. */
  isPremium({ tokens }: Cell): boolean {
    return this.#premiums.has(tokens);
  }

  /** What no vocabulary knows is earned up to the gross pay, and withheld up to the net pay. */
  #voteUnknown(cells: readonly Cell[]): void {
    const place = (figure: FigureName): number =>
      cells.findIndex(({ text }) => figureOfLabel(text) === figure);
    const [gross, net] = [place("gross_pay"), place("net_pay")];
    const sections = cells.map(onlySection);
    cells.forEach((cell, i) => {
      // What is earned elsewhere may be withheld where it stands between gross and net pay.
      // The net pay may have the first column of all.
      const isBetween = gross >= 0 && net >= 0 && i > gross && (i < net || net < gross);
      if (isBetween && sections[i] === "earning") this.#withheld.add(cell.text);
      const isBehind = gross >= 0 && net > gross && i > net;
      if (isBehind && areCompanys(cells.slice(net + 1)) && canBeCompanys(cell))
        this.#behindPay.add(cell.tokens);
      if (!isUnknown(cell.text)) return;
      const before = sections.slice(0, i).findLast((section) => section !== null);
      const after = sections.slice(i).find((section) => section !== null);
      if (before !== undefined && before === after) this.#count(cell, before);
      else if (net >= 0 && i > net && gross >= 0 && gross < net) this.#count(cell, "employer_contribution");
      else if (gross < 0 && net < 0 && areBenefits(sections)) this.#count(cell, "deduction");
      else if (gross >= 0 && i < gross) this.#count(cell, "earning");
      else if (gross >= 0) this.#count(cell, "deduction");
    });
  }

  /** Between columns of what the company alone pays, what both can pay is the company's as well: `Workers Comp` behind `SUTA`. */
  #voteCompanys(lines: readonly Cell[]): void {
    const labels = lines.filter(({ text }) => {
      const heading = headingOf(text);
      return heading === null || (heading.role !== "aside" && heading.text === null);
    });
    const companys = labels.filter(({ text }) => isOfEmployer(text) || isOnlyEmployers(text));
    const types = new Set(companys.map(({ text }) => taxTypeOf(text)));
    const others = labels.filter((cell) => !companys.includes(cell));
    const canBe = ({ text }: Cell): boolean =>
      sectionsOf(text).includes("employer_tax") &&
      (taxTypeOf(text) === "other" || !types.has(taxTypeOf(text)));
    if (companys.length < SEVERAL || !others.every(canBe)) return;
    for (const { tokens } of others) this.#companys.add(tokens);
  }

  #voteKnown(labels: readonly Cell[]): void {
    const sections = labels.map(onlySection);
    const taxes = new Set(labels.flatMap(({ text }, i) => (sections[i] === "tax" ? [taxTypeOf(text)] : [])));
    taxes.delete("other");
    labels.forEach((cell, i) => {
      const before = sections.slice(0, i).findLast((section) => section !== null);
      const after = sections.slice(i).find((section) => section !== null);
      const all = sectionsOf(cell.text);
      // Of a header with its own column for Medicare, what can be a medical plan is one.
      const known = taxes.has(taxTypeOf(cell.text)) ? all.filter((each) => each !== "tax") : all;
      // At the border of two sections it is of the one that its words mean first.
      const section = before === after ? before : known.find((each) => each === before || each === after);
      if (sections[i] !== null || section == null) return;
      this.#count(cell, section);
      this.#headed.set(cell.tokens, section);
    });
  }

  /** What the name of a column is by those beside it; null where they do not tell. */
  ofColumn({ tokens }: Cell): LineSection | null {
    return this.#headed.get(tokens) ?? null;
  }

  /** Whether a label that names something earned heads a column between gross and net pay. */
  isWithheld({ text }: Cell): boolean {
    return this.#withheld.has(text);
  }

  #count(cell: Cell, section: LineSection): void {
    const edge = Math.round(cell.x0 / STACK_PT);
    const votes = this.#votes.get(edge) ?? new Map<LineSection, number>();
    this.#votes.set(edge, votes);
    votes.set(section, (votes.get(section) ?? 0) + 1);
  }

  /**
   * The section of most labels at the same left edge; where lines of all sections stand there, that of the lines above and
   * below. Null where neither tells.
   */
  at(cell: Cell): LineSection | null {
    if (this.#companys.has(cell.tokens)) return "employer_tax";
    if (this.#behindPay.has(cell.tokens)) return companysSection(cell);
    const edge = Math.round(cell.x0 / STACK_PT);
    for (const near of [edge, edge - 1, edge + 1]) {
      const votes = this.#votes.get(near);
      if (votes === undefined) continue;
      const [best, ...others] = [...votes].sort(([, a], [, b]) => b - a);
      const all = others.reduce((sum, [, count]) => sum + count, best![1]);
      return best![1] >= MOST * all ? best![0] : (this.ofColumn(cell) ?? this.#between.get(cell) ?? null);
    }
    return null;
  }
}

/** Whether the columns that are known are deductions and what the company adds to them. */
function areBenefits(sections: readonly (LineSection | null)[]): boolean {
  const known = sections.filter((section) => section !== null);
  return known.length > 0 && known.every((each) => each === "deduction" || each === "employer_contribution");
}

function taxTypeOf(text: string): string {
  return classifyTax(text, { section: "tax" }).type;
}

function onlySection({ text }: Cell): LineSection | null {
  const known = sectionsOf(text).filter((section) => section !== "employer_tax");
  return known.length === 1 ? known[0]! : null;
}

/** The section of what a group of lines is about: a plan is a deduction unless it can't be one, or its columns are taxes. */
export function groupSection(text: string, taxed: boolean, sided: boolean): LineSection {
  // Beside a column of each side's part the columns tell who pays.
  if (taxed) return !sided && (isOfEmployer(text) || isOnlyEmployers(text)) ? "employer_tax" : "tax";
  const known = sectionsOf(text);
  if (known.length === 0 || known.includes("deduction")) return "deduction";
  return known.find((section) => section !== "employer_tax") ?? "deduction";
}

/** Whether neither words nor heading leave a choice of what lines of a label are. */
export function isSettled(text: string, heading: LineSection | "net" | "other" | null): boolean {
  const known: LineSection[] = sectionsOf(text).filter((section) => section !== "employer_tax");
  if (known.length === 1) return true;
  if (heading === null || heading === "net" || heading === "other") return false;
  return known.length === 0 || known.includes(heading) || isOfEmployer(text);
}

/** The section of a label: what the vocabulary knows, with the heading to choose between its meanings. */
export function sectionFor(
  text: string,
  heading: LineSection | "net" | "other" | null,
  stack: LineSection | null,
): LineSection | null {
  const known = sectionsOf(text);
  const under = heading === "net" || heading === "other" ? null : heading;
  const taxed = known.some(isOfTaxes);
  if (taxed && (isOfEmployer(text) || isOnlyEmployers(text))) return "employer_tax";
  if (under === "employer_tax" || under === "employer_contribution") {
    if (known.length === 0) return under;
    return taxed ? "employer_tax" : "employer_contribution";
  }
  if (under !== null && known.includes(under)) return under;
  if (stack !== null && known.includes(stack)) return stack;
  if (taxed && !known.includes("deduction")) return "tax";
  if (known.length > 0) return known.includes("deduction") && under !== "earning" ? "deduction" : known[0]!;
  return ownSection(text) ?? under ?? stack;
}

/** What is called deductions is some, wherever it stands: `After-Tax Deductions`. */
function ownSection(text: string): LineSection | null {
  return headingOf(text)?.section === "deduction" ? "deduction" : null;
}
