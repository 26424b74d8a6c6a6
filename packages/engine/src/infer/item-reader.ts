import { classifyTax, multiplyToCents, normalizeLabel } from "@paylift/canonical";
import type { ItemReading, RecordReading } from "../interpret/reading.ts";
import type { LineSection } from "../variants/variant-schema.ts";
import type { Assumptions, Pair } from "./assumptions.ts";
import type { AmountEdges } from "./amount-edges.ts";
import type { FigureCell } from "./cell-groups.ts";
import type { Cell } from "./cells.ts";
import type { Doubts } from "./doubts.ts";
import type { HeadingMap } from "./heading-map.ts";
import type { ColumnRole } from "./headings.ts";
import { sectionsOf } from "./line-labels.ts";
import { newItem, type LabelKind } from "./new-item.ts";
import { INDENT_PT, type Block } from "./open-blocks.ts";
import { paidHoursOf } from "./paid-hours.ts";
import { claimRepeated } from "./payments.ts";
import type { PlacedHeading } from "./placed-heading.ts";
import { HoursOrder } from "./hours-order.ts";
import { groupSection, isSettled, sectionFor, type StackSections } from "./sections.ts";

/** A line of pay as it stands on the page. */
export interface PrintedItem {
  label: Cell;
  code: Cell | null;
  figures: readonly FigureCell[];
  kind: LabelKind;
  /** What a word beside the label says that the line is. */
  section?: LineSection | null;
  /** What the figures are, where their row says so and not their heading. */
  role?: ColumnRole | null;
}

const STACK_PT = 4;
const OF_YEAR: ReadonlySet<ColumnRole | null> = new Set(["ytd_amount", "ytd_hours", "employer_ytd"]);

/** Reads lines of earnings, deductions, taxes and employer items. */
export class ItemReader {
  readonly #headings: HeadingMap;
  readonly #stacks: StackSections;
  readonly #edges: AmountEdges;
  /** Section of each label in the records of people. */
  readonly #sections = new Map<string, LineSection>();
  readonly #codes = new Set<Cell>();
  readonly #hoursOrder = new HoursOrder();
  /** The section of the last line below a heading whose words leave no choice. */
  readonly #surelyUnder = new Map<Cell, LineSection>();

  readonly #assumptions: Assumptions;
  readonly #doubts: Doubts;

  constructor(
    headings: HeadingMap,
    stacks: StackSections,
    edges: AmountEdges,
    { assumptions, doubts }: { assumptions: Assumptions; doubts: Doubts },
  ) {
    this.#headings = headings;
    this.#stacks = stacks;
    this.#edges = edges;
    this.#assumptions = assumptions;
    this.#doubts = doubts;
  }

  markCode(cell: Cell): void {
    this.#codes.add(cell);
  }

  /** Reads a line into the record; numbers that it has no use for stay unclaimed. Gives the line, null where it is none. */
  read(block: Block, record: RecordReading, printed: PrintedItem): ItemReading | null {
    const { label, figures, kind } = printed;
    const heading = this.#headings.sectionOf(label);
    const section =
      heading === "other" ? null : (this.#sectionOf(block, record, printed) ?? this.#sectionOfHours(figures));
    if (heading === "other") claimBalances(figures);
    else if (section === null) claimRepeated(record, figures);
    if (section === null || heading === "net") return null;
    const memo = block.memoStacks.some((edge) => Math.abs(edge - label.x0) <= STACK_PT);
    const code = printed.code ?? (this.#codes.has(label) ? label : null);
    const paid = section === "earning" && standsBeside(label, figures) ? paidHoursOf(label) : null;
    const item = newItem(section, code, paid?.label ?? label, memo, kind);
    if (paid !== null) Object.assign(item, { hours: paid.hours, rate: paid.rate });
    const pretax = section === "deduction" ? pretaxOf(this.#headings.headOf(label)?.cell.text) : null;
    if (pretax !== null) item.pretax = pretax;
    if (record.scope === "check") this.#sections.set(normalizeLabel(item.label.text), section);
    const ofCompany = newItem(companySection(section), printed.code, label, false, kind);
    for (const [cell, headed] of this.#rolesOf(figures, section)) {
      const role = printed.role ?? headed;
      const ofEmployer = role === "employer_amount" || role === "employer_ytd";
      const beside = ofEmployer && ofCompany.section !== section;
      if (!setValue(beside ? ofCompany : item, cell, role)) continue;
      cell.number.token.claim = record.scope === "check" ? "field" : "total";
      if (role !== "employer_ytd" && (beside || item.amount?.token === cell.number.token))
        this.#edges.mark(cell, beside ? ofCompany.section : section);
    }
    const whole = figures.find((cell) => this.#headings.columnOf(cell)?.role === "sum");
    if (figures.length > 1 && whole !== undefined) addUp(record, label.text, whole, [item, ofCompany]);
    if (section === "tax") ofCompany.taxableWages = item.taxableWages;
    record.items.push(...sidesOf(item, ofCompany));
    return item;
  }

  /** A code of which only hours are printed is an earning's. */
  #sectionOfHours(cells: readonly FigureCell[]): LineSection | null {
    return cells.every((cell) => this.#headings.columnOf(cell)?.role === "hours") ? "earning" : null;
  }

  /** In sums a label means what it meant with the people above. */
  #sectionOf(
    block: Block,
    record: RecordReading,
    { label, figures, kind, section: printedSection }: PrintedItem,
  ): LineSection | null {
    const assumed = this.#assumptions.sectionOf(label.text);
    if (assumed !== null) return assumed;
    if (kind === "group") return groupSection(label.text, this.#areTaxes(figures));
    const above = record.scope === "check" ? undefined : this.#sections.get(normalizeLabel(label.text));
    const under = block.subheads.findLast(({ x0 }) => label.x0 > x0 && label.x0 - x0 <= INDENT_PT)?.section;
    if (under !== undefined) return sectionFor(label.text, under, under);
    if (above !== undefined) return above;
    if (printedSection != null) return sectionFor(label.text, printedSection, printedSection);
    const head = this.#headings.headOf(label);
    const heading = this.#headings.sectionOver(figures) ?? head?.section ?? null;
    const section =
      this.#taxAmongDeductions(record, label, head) ??
      (heading === null && this.#isPaidByTime(label, figures) ? "earning" : null) ??
      sectionFor(label.text, heading, this.#stacks.at(label));
    const known = sectionsOf(label.text).filter((each) => each !== "employer_tax");
    if (head !== null && section !== null && known.length === 1) this.#surelyUnder.set(head.cell, section);
    if (section !== null && record.scope === "check" && !isSettled(label.text, heading))
      this.#doubts.label(label.text, section);
    return section;
  }

  /**
   * Some list taxes among the deductions: there a label that can be Medicare's is, right below a tax, for who has no other
   * of Medicare.
   */
  #taxAmongDeductions(record: RecordReading, label: Cell, head: PlacedHeading | null): LineSection | null {
    if (head?.section !== "deduction" || this.#surelyUnder.get(head.cell) !== "tax") return null;
    const known = sectionsOf(label.text);
    if (!known.includes("tax") || !known.includes("deduction")) return null;
    const typeOf = (text: string): string => classifyTax(text, { section: "tax" }).type;
    if (typeOf(label.text) !== "medicare") return null;
    const isMedicare = (item: ItemReading): boolean =>
      item.section === "tax" && typeOf(item.label.text) === "medicare";
    return record.items.some(isMedicare) ? null : "tax";
  }

  /** Whether no vocabulary knows a label, and its amount is a product: nothing is withheld by the hour or the piece. */
  #isPaidByTime({ text }: Cell, figures: readonly FigureCell[]): boolean {
    if (sectionsOf(text).length > 0) return false;
    const [a, b, c] = figures.filter((cell) => !OF_YEAR.has(this.#headings.columnOf(cell)?.role ?? null));
    return a !== undefined && b !== undefined && c !== undefined && isProduct(a, b, c);
  }

  /** Whether numbers stand in columns of taxes or of what they are due on. */
  #areTaxes(cells: readonly FigureCell[]): boolean {
    return cells.some((cell) => {
      const heading = this.#headings.columnOf(cell);
      return (
        heading?.section === "tax" || heading?.section === "employer_tax" || heading?.role === "taxable_wages"
      );
    });
  }

  /** Headings say what the numbers of a line are; without them a product does. */
  #rolesOf(cells: readonly FigureCell[], section: LineSection): [FigureCell, ColumnRole][] {
    const roles = cells.map((cell) => cell.number.unit ?? this.#headings.columnOf(cell)?.role ?? null);
    const [a, b, c] = cells;
    if (cells.length === 3 && roles.slice(1).every((role) => role === null) && isProduct(a!, b!, c!)) {
      if (roles[0] === "hours" || (roles[0] === null && this.#hoursOrder.isFirst(a!, b!)))
        return [
          [a!, "hours"],
          [b!, "rate"],
          [c!, "amount"],
        ];
      if (roles[0] === null || roles[0] === "rate")
        return [
          [a!, "rate"],
          [b!, "hours"],
          [c!, "amount"],
        ];
    }
    const pair = pairRoles(roles, section, this.#assumptions.pairs);
    if (pair !== null) return cells.map((cell, i) => [cell, pair[i]!]);
    // A total beside no other figure is the amount.
    if (cells.length === 1 && roles[0] === "sum") return [[cells[0]!, "amount"]];
    return cells.map((cell, i) => [cell, roles[i] ?? (cell.number.cents === null ? "hours" : "amount")]);
  }
}

/** Whether a label stands on the line of its figures: in a heading `Overtime 1.5 Hours` is the name of a line. */
function standsBeside({ page, baseline }: Cell, figures: readonly FigureCell[]): boolean {
  return figures.every((cell) => cell.page === page && cell.baseline === baseline);
}

/** Whether a list of deductions is taken before taxes, where its heading tells. */
function pretaxOf(heading = ""): boolean | null {
  if (/\b(?:before|pre)[ -]?tax\b/i.test(heading)) return true;
  return /\b(?:after|post)[ -]?tax\b/i.test(heading) ? false : null;
}

/** What two numbers without headings are by what is assumed of such; null for others. */
function pairRoles(
  roles: readonly (ColumnRole | null)[],
  section: LineSection,
  assumed: Pair | null,
): readonly ColumnRole[] | null {
  if (assumed === null || roles.length !== 2 || roles.some((role) => role !== null)) return null;
  if (assumed === "amount, year") return ["amount", "ytd_amount"];
  if (section === "earning") return ["hours", "amount"];
  return section === "tax" || section === "employer_tax" ? ["taxable_wages", "amount"] : null;
}

/** Days and hours of leave that are left say nothing of the pay; money below the heading would, and stays. */
function claimBalances(cells: readonly FigureCell[]): void {
  for (const { number } of cells) if (!/[$£€]/.test(number.token.text)) number.token.claim ??= "decoration";
}

/** Puts a number where its role says; false where the line has that already, or has no place for it. */
function setValue(item: ItemReading, { number }: FigureCell, role: ColumnRole): boolean {
  const { token, cents, quantity } = number;
  if (role === "sum") return true;
  if (role === "ytd_hours") {
    if (quantity !== null) item.ytdHours ??= { quantity, token };
    return true;
  }
  if (role === "hours" || role === "rate") {
    if (quantity === null || item[role] !== null) return false;
    item[role] = { quantity, token };
    return true;
  }
  const isYear = role === "ytd_amount" || role === "employer_ytd";
  const place = role === "taxable_wages" ? "taxableWages" : isYear ? "ytdAmount" : "amount";
  if (cents === null || item[place] !== null) return false;
  item[place] = { cents, token };
  return true;
}

/** What both sides pay, and the whole beside them. */
export function addUp(
  record: RecordReading,
  label: string,
  { number: { cents, token } }: FigureCell,
  sides: readonly Pick<ItemReading, "amount">[],
): void {
  if (cents === null) return;
  token.claim = "total";
  record.lineSums.push({
    label,
    identity: "Σ amounts of the line = total of the line",
    total: { cents, token },
    parts: sides.flatMap(({ amount }) => amount ?? []),
  });
}

/** What the employee and what the company pay; a side of nothing beside one of something is no line. */
function sidesOf(item: ItemReading, ofCompany: ItemReading): ItemReading[] {
  const isPaid = (side: ItemReading): boolean => side.amount !== null && side.amount.cents !== 0;
  if (ofCompany.amount === null) return [item].filter(saysSomething);
  if (item.amount === null) return [ofCompany];
  return [item, ofCompany].filter(isPaid);
}

function saysSomething({ amount, hours, ytdAmount, taxableWages }: ItemReading): boolean {
  return amount !== null || hours !== null || ytdAmount !== null || taxableWages !== null;
}

function companySection(section: LineSection): LineSection {
  if (section === "tax" || section === "employer_tax") return "employer_tax";
  return "employer_contribution";
}

function isProduct(a: FigureCell, b: FigureCell, c: FigureCell): boolean {
  const [x, y] = [a.number.quantity, b.number.quantity];
  if (x === null || y === null || c.number.cents === null) return false;
  // Some cut the rest of a cent off.
  return Math.abs(multiplyToCents(x, y) - c.number.cents) <= 1;
}
