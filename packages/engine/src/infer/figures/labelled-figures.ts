import type { OpenBlocks, Block } from "../blocks/open-blocks.ts";
import { claimRepeated, pay, payByCheck } from "../blocks/payments.ts";
import type { FigureCell, Subject } from "../cells/cell-groups.ts";
import type { Cell } from "../cells/cells.ts";
import type { HeadingMap } from "../headers/heading-map.ts";
import { belowBy } from "../headers/heading-places.ts";
import type { ItemReader } from "../items/item-reader.ts";
import { BY_SIDE } from "../vocabulary/headings.ts";
import { senseOf } from "../vocabulary/label-sense.ts";
import { namesNetPay, namesTax } from "../vocabulary/line-labels.ts";
import { measureOfRow, namesSumOf } from "../vocabulary/total-labels.ts";
import { claimAll } from "./claim-all.ts";
import type { HeaderReader } from "./header-reader.ts";
import { sumUpMarked } from "./marked-sums.ts";
import type { SumReader } from "./sum-reader.ts";
import { sumUpAdditions } from "./sums-of-additions.ts";
import { money, namesCompanysPart, namesWithheld, sumUpAll } from "./sums-of-lines.ts";
import { takeSubhead } from "./take-subhead.ts";

/** All taxes that one body is paid, below lists of each: `Total State of Ohio`, `Total Federal`. */
const OF_PAYEE =
  /^totals? (?:for )?(?:(?:(?:city|county|state|town|village) of|commonwealth of) \S|federal$|(?:state|local|federal) taxes$)/i;

/** Reads the numbers of which a label alone decides what they are: sums, payments, repetitions. */
export class LabelledFigures {
  readonly #blocks: OpenBlocks;
  readonly #headings: HeadingMap;
  readonly #header: HeaderReader;
  readonly #items: ItemReader;
  readonly #sums: SumReader;

  constructor(
    blocks: OpenBlocks,
    readers: { headings: HeadingMap; header: HeaderReader; items: ItemReader; sums: SumReader },
  ) {
    this.#blocks = blocks;
    this.#headings = readers.headings;
    this.#header = readers.header;
    this.#items = readers.items;
    this.#sums = readers.sums;
  }

  /** False where the numbers are an item. */
  read(block: Block, label: Cell, figures: FigureCell[], subject: Subject | null): boolean {
    const { record } = block;
    const { scope, figure, isSubtotal, isInWords, isPayment, ...sense } = senseOf(label.text);
    // The only number behind the word for hours is the sum of them in a line of sums, however far: `Hours   346.68`.
    const isSum = record.scope !== "check" || label.text.endsWith(":");
    const isHours = measureOfRow(label.text) === "hours" && isSum;
    // Digits that a legend explains are a code, and no account.
    const isMasked = sense.isMasked && !this.#items.isExplained(label);
    if (scope === "employee" && figure === null && sumUpAll(record, figures)) return true;
    if (scope === "check" || scope === "employee") {
      const summed = this.#blocks.summed(block, scope);
      const rest =
        summed.scope === "check"
          ? this.#header.readOfAll(block, figures)
          : this.#header.read(this.#blocks.open!, figures, true);
      this.#sums.read(summed, figure, rest, label);
    } else if (scope === "department" && subject !== null && OF_PAYEE.test(label.text)) {
      claimAll(figures, "total");
    } else if (
      (scope === "department" || scope === "section") &&
      figure === null &&
      subject !== null &&
      // Whose lines have labels of their own are listed by department.
      !this.#blocks.haveLabels(block) &&
      this.#isListed(block, figures, {
        subject,
        isNamed: scope === "department" || namesSumOf(label.text, subject.text),
      })
    )
      this.#items.read(block, record, {
        label: subject,
        code: null,
        figures,
        kind: "group",
        section: subject.section,
      });
    else if (scope !== null || figure !== null) {
      if (scope === null) takeSubhead(block, label);
      this.#sums.read(record, figure, figure === null ? this.#withoutLines(block, figures) : figures, label);
    } else if (sumUpMarked(record, label, figures) || sumUpAdditions(record, label, figures)) return true;
    else if (record.scope !== "check" && (namesWithheld(label) || namesCompanysPart(label)))
      this.#sums.read(record, null, figures, label);
    else if (isHours && figures.length === 1) this.#sums.read(record, null, figures, label);
    else if (isSubtotal) {
      takeSubhead(block, label);
      claimAll(figures, "total");
    } else if (isInWords) payByCheck(this.#blocks.paid(block), figures);
    else if (isPayment) {
      const [paid] = figures;
      if (record.scope !== "check") this.#sums.readPaid(record, label, figures);
      else if (namesNetPay(label.text)) block.paidOut ??= money(paid!);
      pay(record, label, figures, (cell) => this.#isOfYear(label, cell, figures));
    } else if (isMasked && this.#isAccount(label))
      pay(record, label, figures, (cell) => this.#isOfYear(label, cell, figures));
    else if (label.text === record.name?.text && sumUpAll(record, figures)) return true;
    else if (isMasked || label.text === record.name?.text) claimRepeated(record, figures);
    else return this.#sums.readNamedAsList(record, label, figures);
    return true;
  }

  /** Whether a payment stands in a column of the year; behind a colon the only number is what is paid, whatever table stands above. */
  #isOfYear(label: Cell, cell: Cell, figures: readonly FigureCell[]): boolean {
    if (label.text.endsWith(":") && figures.length === 1) return false;
    const over = this.#headings.headingOver(cell);
    const list = this.#headings.headOf(label);
    // Above the name of the list of payments stand columns of other lists.
    if (over !== null && list?.section === "net" && belowBy(list.cell, over.cell) > 0) return false;
    return this.#headings.columnOf(cell)?.role === "ytd_amount";
  }

  /** The numbers of a row of sums, less those of lines that only this row tells of. */
  #withoutLines(block: Block, figures: FigureCell[]): readonly FigureCell[] {
    if (block.record.scope === "check") return this.#header.readOfAll(block, figures);
    return this.#header.read(block, figures, true);
  }

  /** Whether the header calls the column of a number after a tax: `OH W/H`. */
  #isColumnOfTax(block: Block, cell: FigureCell): boolean {
    const label = this.#header.labelOver(block, cell);
    return label !== null && namesTax(label.text);
  }

  /** Whether an account number stands where accounts that are paid to do. */
  #isAccount(label: Cell): boolean {
    return this.#headings.sectionOf(label) === "net" || this.#headings.textColumnOf(label) === "account";
  }

  /** The sum of a group of a listing: under a name of its own of both sides of a plan, or of a tax and what it is due on. */
  #isListed(
    block: Block,
    figures: readonly FigureCell[],
    { subject, isNamed }: { subject: Subject; isNamed: boolean },
  ): boolean {
    if (block.record.scope !== "department") return false;
    const roles = figures.map((cell) => this.#headings.columnOf(cell)?.role ?? null);
    // Where columns are called after taxes, what stands above is who levies them.
    const ofTax = namesTax(subject.text) && !figures.some((cell) => this.#isColumnOfTax(block, cell));
    return (isNamed && roles.some((role) => BY_SIDE.has(role))) || (ofTax && roles.includes("taxable_wages"));
  }
}
