import { pretaxOf } from "@paylift/canonical";
import type { ItemReading, RecordReading } from "../../interpret/reading.ts";
import type { LineSection } from "../../variants/variant-schema.ts";
import type { Assumptions } from "../assume/assumptions.ts";
import type { AmountEdges } from "../cells/amount-edges.ts";
import type { FigureCell } from "../cells/cell-groups.ts";
import type { Cell } from "../cells/cells.ts";
import { areOnOneLine } from "../cells/one-line.ts";
import type { Doubts } from "../assume/doubts.ts";
import type { HeadingMap } from "../headers/heading-map.ts";
import { ItemSections, type Legend } from "./item-sections.ts";
import { addUp, companySection, giveYear, setValue, sidesOf } from "./item-values.ts";
import type { ColumnRole } from "../vocabulary/headings.ts";
import { lineOfColumn } from "../vocabulary/line-of-column.ts";
import { MOST_HOURS } from "../headers/perhaps-hours.ts";
import { isAddedToPay } from "./added-to-pay.ts";
import { newItem } from "./new-item.ts";
import { NumberRoles } from "./number-roles.ts";
import type { Block } from "../blocks/open-blocks.ts";
import { paidHoursOf } from "./paid-hours.ts";
import { claimRepeated } from "../blocks/payments.ts";
import type { PrintedItem } from "./printed-item.ts";
import type { StackSections } from "./sections.ts";

const STACK_PT = 4;
/** A number stands this close to its label in a line that is written like a sentence, in font sizes. */
const BEHIND_EM = 0.8;

const OF_COMPANY: ReadonlySet<ColumnRole> = new Set(["employer_amount", "employer_ytd"] as const);
/** Beside the company's these columns are the employee's. */
const OF_PERIODS: ReadonlySet<ColumnRole> = new Set(["amount", "ytd_amount"] as const);

/** Reads lines of earnings, deductions, taxes and employer items. */
export class ItemReader {
  readonly #headings: HeadingMap;
  readonly #edges: AmountEdges;
  readonly #sections: ItemSections;
  readonly #roles: NumberRoles;
  readonly #codes = new Set<Cell>();
  readonly #assumptions: Assumptions;
  readonly #doubts: Doubts;

  constructor(
    headings: HeadingMap,
    stacks: StackSections,
    edges: AmountEdges,
    choices: { legend: Legend; assumptions: Assumptions; doubts: Doubts },
  ) {
    this.#headings = headings;
    this.#edges = edges;
    this.#assumptions = choices.assumptions;
    this.#doubts = choices.doubts;
    this.#sections = new ItemSections(headings, stacks, choices);
    this.#roles = new NumberRoles(headings, choices.assumptions.pairs);
  }

  /** Settles what only all lines tell. */
  complete(): void {
    this.#roles.complete();
  }

  markCode(cell: Cell): void {
    this.#codes.add(cell);
  }

  /** Whether the document's legend says what a label means. */
  isExplained(label: Cell): boolean {
    return this.#sections.inLegend(label) !== null;
  }

  /** Reads a line into the record; numbers that it has no use for stay unclaimed. Gives the line, null where it is none. */
  read(block: Block, record: RecordReading, printed: PrintedItem): ItemReading | null {
    const { label, figures, kind } = printed;
    const heading = this.#headings.sectionOf(label);
    const found =
      heading === "other"
        ? null
        : (this.#sections.of(block, record, printed) ?? this.#sections.ofHours(figures));
    // The company's part of what is paid has taxes under the names of those withheld.
    const section = found === "tax" && record.scope === "employer" ? "employer_tax" : found;
    if (heading === "other") claimBalances(figures);
    else if (section === null) claimRepeated(record, figures);
    if (section === null || heading === "net") return null;
    this.#headings.takeLine(label);
    const memo = block.memoStacks.some((edge) => Math.abs(edge - label.x0) <= STACK_PT);
    const code = printed.code ?? (this.#codes.has(label) ? label : null);
    const hours = section === "earning" && this.#namesHours(label, figures, record) ? "hours" : null;
    // In a heading `Overtime 1.5 Hours` is the name of a line.
    const paid =
      section === "earning" && figures.every((cell) => areOnOneLine(label, cell)) ? paidHoursOf(label) : null;
    const item = newItem(section, code, paid?.label ?? label, memo, kind);
    if (paid !== null) Object.assign(item, { hours: paid.hours, rate: paid.rate });
    item.reimbursement ||=
      section === "earning" &&
      (namesReimbursed(this.#headings.headOf(label)?.cell.text) || isAddedToPay(record, figures));
    const pretax = section === "deduction" ? pretaxOf(this.#headings.headOf(label)?.cell.text) : null;
    if (pretax !== null) item.pretax = pretax;
    // The name of a line may say which month it is about.
    for (const token of label.tokens) if (token.moneyLike) token.claim ??= "decoration";
    if (record.scope === "check") this.#sections.know(item.label.text, section);
    const ofCompany = newItem(companySection(section), printed.code, label, false, kind);
    const roles = this.#roles.of(figures, item, label);
    const told = section === "deduction" ? this.#pretaxOfColumn(roles) : null;
    if (told !== null) item.pretax ??= told;
    const hasSides = roles.some(([, role]) => OF_COMPANY.has(role));
    for (const [cell, headed] of roles) {
      const isOfTable = headed === "rate" || headed === "aside";
      const isOwn =
        isSpelled(label, figures) ||
        (section !== "earning" &&
          (isRightBehind(label, figures) || (headed === "rate" && figures.length === 1))) ||
        // Columns of what is earned say nothing of what the company pays.
        (isOfCompany(section) && heading === "earning" && figures.length === 1);
      const own = isOfTable && isOwn ? "amount" : headed;
      const role = printed.role ?? hours ?? own;
      const isOfEmployee = role === "employee_amount" || (hasSides && OF_PERIODS.has(role));
      if (isOfEmployee && cell.number.cents === 0 && isOfCompany(section)) {
        // What the employer alone pays costs the employee nothing.
        cell.number.token.claim ??= "total";
        continue;
      }
      const beside = OF_COMPANY.has(role) && ofCompany.section !== section;
      if (!setValue(beside ? ofCompany : item, cell, role)) continue;
      cell.number.token.claim = record.scope === "check" && role !== "aside" ? "field" : "total";
      if (role !== "employer_ytd" && (beside || item.amount?.token === cell.number.token))
        this.#edges.mark(cell, beside ? ofCompany.section : section);
    }
    giveYear(item, ofCompany);
    const whole = figures.find((cell) => this.#headings.columnOf(cell)?.role === "sum");
    if (figures.length > 1 && whole !== undefined) addUp(record, label.text, whole, [item, ofCompany]);
    if (section === "tax") ofCompany.taxableWages = item.taxableWages;
    record.items.push(...sidesOf(item, ofCompany));
    return item;
  }

  /** Whether what employees pay before taxes has a column of its own, beside one of what they pay after: null where it has none. */
  #pretaxOfColumn(roles: readonly (readonly [FigureCell, ColumnRole])[]): boolean | null {
    const [paid, other] = roles.filter(
      ([{ number }, role]) => role === "employee_amount" && number.cents !== 0,
    );
    if (paid === undefined || other !== undefined) return null;
    return pretaxOf(this.#headings.headingOver(paid[0])?.cell.text);
  }

  /** Whether the only number beside a label is the hours that it names: `Overtime Hours  4.50`. */
  #namesHours(label: Cell, [only, other]: readonly FigureCell[], { scope }: RecordReading): boolean {
    if (only === undefined || other !== undefined || !areOnOneLine(label, only)) return false;
    if (lineOfColumn(label.text) === null || !isQuantity(only)) return false;
    // Nobody works longer, but all people do.
    if (scope === "check" && Math.abs(only.number.cents ?? 0) > MOST_HOURS) return false;
    if (this.#assumptions.headingOf(label.text)?.role !== "hours") return false;
    this.#doubts.column(label.text);
    return true;
  }
}

function isOfCompany(section: LineSection): boolean {
  return section === "employer_tax" || section === "employer_contribution";
}

function isQuantity({ number: { token, quantity } }: FigureCell): boolean {
  return quantity !== null && !/[$£€]/.test(token.text);
}

/** Whether a label says with a colon that the only number behind it is its own, whatever table stands above. */
function isSpelled({ text }: Cell, [only, other]: readonly FigureCell[]): boolean {
  return text.endsWith(":") && other === undefined && only?.number.cents != null;
}

/** Whether the only number of a label stands right behind it, where a table would have a column between: `SDI 6.04`. */
function isRightBehind(label: Cell, [only, other]: readonly FigureCell[]): boolean {
  if (only === undefined || other !== undefined || only.number.cents === null) return false;
  const gap = only.x0 - label.x1;
  return areOnOneLine(label, only) && gap >= 0 && gap <= BEHIND_EM * label.size;
}

/** Whether a list is called after what is paid back: `Reimbursements`, `Money returned to you`, `Additions to net pay`. */
function namesReimbursed(heading = ""): boolean {
  return /\breimb(?:\.|urs|\b)|^money returned\b|^added to\b|^additions to (?:the )?(?:net|check|pay)\b/i.test(
    heading,
  );
}

/** Days and hours of leave that are left say nothing of the pay; money below the heading would, and stays. */
function claimBalances(cells: readonly FigureCell[]): void {
  for (const { number } of cells) if (!/[$£€]/.test(number.token.text)) number.token.claim ??= "decoration";
}
