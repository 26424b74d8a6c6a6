import { classifyDeduction, classifyTax, normalizeLabel } from "@paylift/canonical";
import type { ItemReading, RecordReading } from "../../interpret/reading.ts";
import type { Token } from "../../layout/token.ts";
import type { LineSection } from "../../variants/variant-schema.ts";
import type { Assumptions } from "../assume/assumptions.ts";
import type { FigureCell } from "../cells/cell-groups.ts";
import { overlap, type Cell } from "../cells/cells.ts";
import { areOnOneLine } from "../cells/one-line.ts";
import { isAny, type Doubts } from "../assume/doubts.ts";
import type { HeadingMap } from "../headers/heading-map.ts";
import { BY_SIDE, type ColumnRole } from "../vocabulary/headings.ts";
import { isEarnedAbove } from "./label-twins.ts";
import type { PrintedItem } from "./printed-item.ts";
import { isOfTaxes, namesTax, sectionsOf } from "../vocabulary/line-labels.ts";
import { namesMixedList } from "../vocabulary/mixed-lists.ts";
import { isProduct } from "../cells/is-product.ts";
import { companySection } from "./item-values.ts";
import { isAddedToPay } from "./added-to-pay.ts";
import { INDENT_PT, type Block } from "../blocks/open-blocks.ts";
import type { PlacedHeading } from "../headers/placed-heading.ts";
import { groupSection, isSettled, sectionFor, type StackSections } from "./sections.ts";

/** Letters of one edge begin so far apart, in points: each has white of its own before it. */
const LEVEL_PT = 1;
const OF_YEAR: ReadonlySet<ColumnRole | null> = new Set(["ytd_amount", "ytd_hours", "employer_ytd"]);

/** What codes mean, by section. */
export type Legend = ReadonlyMap<LineSection, ReadonlyMap<string, string>>;

/** Says what a line is: from its words, its heading, where it stands, and what lines of its label are elsewhere. */
export class ItemSections {
  readonly #headings: HeadingMap;
  readonly #stacks: StackSections;
  /** Sections of each label in the records of people: some print the same of both sides. */
  readonly #known = new Map<string, Set<LineSection>>();
  /** The section of the last line below a heading whose words leave no choice. */
  readonly #surelyUnder = new Map<Cell, LineSection>();
  readonly #legend: Legend;
  readonly #assumptions: Assumptions;
  readonly #doubts: Doubts;

  constructor(
    headings: HeadingMap,
    stacks: StackSections,
    { legend, assumptions, doubts }: { legend: Legend; assumptions: Assumptions; doubts: Doubts },
  ) {
    this.#legend = legend;
    this.#headings = headings;
    this.#stacks = stacks;
    this.#assumptions = assumptions;
    this.#doubts = doubts;
  }

  /** Remembers what a person's line is. */
  know(label: string, section: LineSection): void {
    const key = normalizeLabel(label);
    this.#known.set(key, (this.#known.get(key) ?? new Set()).add(section));
  }

  /** In sums a label means what it meant with the people above. */
  of(
    block: Block,
    record: RecordReading,
    { label, figures, kind, section: printedSection }: PrintedItem,
  ): LineSection | null {
    const assumed = this.#assumptions.sectionOf(label.text);
    if (assumed !== null) return assumed;
    if (label.ofCompany === true) return companySection(namesTax(label.text) ? "tax" : "deduction");
    if (kind === "group" && printedSection == null)
      return groupSection(label.text, this.#areTaxes(figures), this.#haveSides(figures));
    if (this.#arePartsOfGross(record, label, figures)) return "earning";
    const [above, other] =
      record.scope === "check" ? [] : (this.#known.get(normalizeLabel(label.text)) ?? []);
    const over = this.#headings.headOf(label);
    const head = over !== null && isBehindGross(record, label, over) ? null : over;
    const under = block.subheads.findLast(({ label: sum }) => {
      const indent = label.x0 - sum.x0;
      return indent > LEVEL_PT && indent <= INDENT_PT && !standsBelow(head?.cell, sum);
    })?.section;
    if (under !== undefined) return sectionFor(label.text, under, under);
    if (above !== undefined && other === undefined) return above;
    // `Benefit` beside a line of what the company pays is no deduction.
    if (printedSection === "deduction" && head?.section === "employer_contribution") return head.section;
    if (printedSection != null) return sectionFor(label.text, printedSection, printedSection);
    if (this.#stacks.isUnemployment(label)) return "employer_tax";
    if (this.#stacks.isPremium(label)) return "employer_contribution";
    // In a header of several lines a name far left heads no column of another line.
    const hasLines = this.#assumptions.lines !== null && isColumn(label, figures);
    const column = hasLines ? this.#stacks.ofColumn(label) : null;
    const heading = this.#headings.sectionOver(figures) ?? column ?? head?.section ?? null;
    const section =
      this.#explainedIn(head, label) ??
      this.#taxAmongDeductions(record, label, head) ??
      this.#takenOffAgain(record, label, head) ??
      (heading === null && this.#isPaidByTime(label, figures) ? "earning" : null) ??
      (heading === null ? this.inLegend(label) : null) ??
      (heading === null ? withheldBeside(record, label) : null) ??
      sectionFor(label.text, heading, this.#stacks.at(label)) ??
      (isAddedToPay(record, figures) ? "earning" : null) ??
      // In a header of several lines stand names that nobody knows between those of taxes and of the net pay.
      (this.#assumptions.lines === null || standsBeside(label, figures) ? null : "deduction");
    const known = sectionsOf(label.text).filter((each) => each !== "employer_tax");
    if (head !== null && section !== null && known.length === 1) this.#surelyUnder.set(head.cell, section);
    if (section !== null && record.scope === "check") {
      const isEither = known.length === 0 && head !== null && namesMixedList(head.cell.text);
      if ((isEither || !isSettled(label.text, heading)) && this.inLegend(label) !== section)
        this.#doubts.label(label.text, section);
      // Taxes are listed among deductions, but what is paid is not.
      else {
        const paid = this.#stacks.at(label) === "earning" ? "earning" : null;
        const other = this.#stacks.isWithheld(label) ? "deduction" : (heading ?? paid);
        const isTax = known.length > 0 && known.every(isOfTaxes);
        if (isAny(other) && !isTax && (other === "earning") !== (section === "earning"))
          this.#doubts.label(label.text, section, other);
        else if (section === "deduction" && isColumn(label, figures) && isPension(label.text))
          this.#doubts.label(label.text, section, "employer_contribution");
      }
    }
    return section;
  }

  /** What stands in the column of a gross pay that is known, on a line of its own, is a part of it: what a fund pays. */
  #arePartsOfGross(record: RecordReading, label: Cell, figures: readonly FigureCell[]): boolean {
    if (!record.figures.has("gross_pay") || sectionsOf(label.text).includes("tax")) return false;
    if (!standsBeside(label, figures)) return false;
    return figures.every((cell) => {
      const over = this.#headings.headingOver(cell);
      return over?.figure === "gross_pay" && Math.abs(over.cell.x1 - cell.x1) <= LEVEL_PT;
    });
  }

  /** A code of which only hours are printed is an earning's. */
  ofHours(cells: readonly FigureCell[]): LineSection | null {
    return cells.every((cell) => this.#headings.columnOf(cell)?.role === "hours") ? "earning" : null;
  }

  /** The section of a list whose codes the legend explains, this one among them: `MD = Medical` below `Deductions` is no tax of Maryland. */
  #explainedIn(head: PlacedHeading | null, { text }: Cell): LineSection | null {
    const section = head?.section ?? null;
    if (section === null || section === "net" || section === "other") return null;
    return this.#legend.get(section)?.has(text) === true ? section : null;
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

  /** What was earned is taken off again under its name: tips that are paid out already, meals. */
  #takenOffAgain(record: RecordReading, label: Cell, head: PlacedHeading | null): LineSection | null {
    if (head?.section !== "deduction") return null;
    const isEarned = this.#stacks.isEarnedBeside(label) || isEarnedAbove(record, label, head.cell);
    return isEarned ? "deduction" : null;
  }

  /** The first section in which a legend explains a code that stands alone. */
  inLegend({ text }: Cell): LineSection | null {
    if (sectionsOf(text).length > 0) return null;
    return [...this.#legend].find(([, codes]) => codes.has(text))?.[0] ?? null;
  }

  /**
   * Whether an amount is a product: nothing is withheld by the hour or the piece. Of what the vocabulary knows columns have
   * to say that these are hours and their rate: a job may be called `School`.
   */
  #isPaidByTime({ text }: Cell, figures: readonly FigureCell[]): boolean {
    const roles = figures.map((cell) => this.#headings.columnOf(cell)?.role ?? null);
    if (sectionsOf(text).length > 0 && !(roles.includes("hours") && roles.includes("rate"))) return false;
    const [a, b, c] = figures.filter((_, i) => !OF_YEAR.has(roles[i]!));
    return a !== undefined && b !== undefined && c !== undefined && isProduct(a, b, c);
  }

  /** Whether numbers stand in columns of what the employee and what the company pays. */
  #haveSides(cells: readonly FigureCell[]): boolean {
    return cells.some((cell) => BY_SIDE.has(this.#headings.columnOf(cell)?.role ?? null));
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
}

/** What nobody knows is deducted where it stands behind what is withheld, on the line of the gross pay: `Gross 427.95 less Fed 14.55 Boots 17.50`. */
function withheldBeside({ figures, items }: RecordReading, label: Cell): LineSection | null {
  if (sectionsOf(label.text).length > 0) return null;
  const isBefore = (token: Token | undefined): boolean =>
    token?.page === label.page && token.words[0]!.baseline === label.baseline && token.x1 < label.x0;
  const last = items.at(-1);
  const isWithheld = last?.section === "tax" || last?.section === "deduction";
  return isWithheld && isBefore(last.amount?.token) && isBefore(figures.get("gross_pay")?.token)
    ? "deduction"
    : null;
}

/** Whether numbers stand below their label. */
function isColumn(label: Cell, figures: readonly FigureCell[]): boolean {
  return !standsBeside(label, figures) && figures.every((cell) => overlap(label, cell) > 0);
}

/** Whether a label says neither what is saved is withheld nor that the company adds it: `Super`. */
function isPension(text: string): boolean {
  const { known, type, role } = classifyDeduction(text);
  return known && type === "pension" && role === "cash";
}

/** Below the gross pay that ends a list of earnings stands nothing of the list that may be withheld as well: `Meals`. */
function isBehindGross({ figures }: RecordReading, label: Cell, { section, cell }: PlacedHeading): boolean {
  const gross = figures.get("gross_pay")?.token;
  const line = gross?.words.at(-1)?.baseline;
  if (section !== "earning" || gross?.page !== label.page || line === undefined) return false;
  if (cell.page === label.page && line <= cell.baseline) return false;
  return line < label.baseline && sectionsOf(label.text).includes("deduction");
}

/** A list with a name of its own below a sum is not the sum's. */
function standsBelow(head: Cell | undefined, sum: Cell): boolean {
  return head !== undefined && head.page === sum.page && head.baseline > sum.baseline;
}

function standsBeside(label: Cell, [first]: readonly FigureCell[]): boolean {
  return first !== undefined && areOnOneLine(label, first);
}
