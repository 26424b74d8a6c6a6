import { sumMoney } from "@paylift/canonical";
import type { RecordReading } from "../../interpret/reading.ts";
import type { Assumptions } from "../assume/assumptions.ts";
import type { AmountEdges } from "../cells/amount-edges.ts";
import type { CellGroup, FigureCell, Subject } from "../cells/cell-groups.ts";
import type { Cell } from "../cells/cells.ts";
import { namesCount } from "../document/employee-count.ts";
import type { Doubts } from "../assume/doubts.ts";
import type { HeaderStack } from "../headers/header-stack.ts";
import { HeadedFigures } from "./headed-figures.ts";
import { HeaderReader } from "./header-reader.ts";
import type { HeadingMap } from "../headers/heading-map.ts";
import { takeHoursInAll } from "./hours-in-all.ts";
import { takeHoursBelow } from "../items/hours-below.ts";
import { ItemReader } from "../items/item-reader.ts";
import type { Legend } from "../items/item-sections.ts";
import { figureOfLabel, paidByOf } from "../vocabulary/figure-labels.ts";
import { senseOf } from "../vocabulary/label-sense.ts";
import { measureOfRow } from "../vocabulary/total-labels.ts";
import { isLineLabel } from "../vocabulary/line-labels.ts";
import { isSumBesideGross, takeNamedSumOfPaid } from "./reimbursed-sums.ts";
import type { Block, OpenBlocks } from "../blocks/open-blocks.ts";
import { takePaid } from "./paid-columns.ts";
import type { StackSections } from "../items/sections.ts";
import { settleTotals } from "./stack-totals.ts";
import { SumReader } from "./sum-reader.ts";
import { behindRate, putRates, takeRateOfPerson } from "./rate-of-person.ts";
import { addUpLines, sumUpAll } from "./sums-of-lines.ts";
import { claimAll } from "./claim-all.ts";
import { LabelledFigures } from "./labelled-figures.ts";
import { ListsOfFunds } from "./lists-of-funds.ts";
import { NamedRows } from "./named-rows.ts";
import { claimNetAgain } from "./net-again.ts";
import { NoPay } from "./no-pay.ts";
import { TaxedLines } from "./taxed-lines.ts";
import { YearReader } from "./year-reader.ts";

/** Reads labels with their numbers into records: what a number is follows from heading, label and place. */
export class FigureReader {
  readonly #blocks: OpenBlocks;
  readonly #headings: HeadingMap;
  readonly #noPay: NoPay;
  readonly #taxed: TaxedLines;
  readonly #items: ItemReader;
  readonly #sums: SumReader;
  readonly #years: YearReader;
  /** Numbers that say what somebody has agreed to be paid. */
  readonly #agreed: { block: Block; group: CellGroup }[] = [];
  readonly #header: HeaderReader;
  readonly #headed: HeadedFigures;
  readonly #labelled: LabelledFigures;
  readonly #named: NamedRows;
  readonly #funds = new ListsOfFunds();

  constructor(
    blocks: OpenBlocks,
    {
      headings,
      stack,
      stacks,
      edges,
      nameEdges,
      haveOwnPages,
      ofYear,
      ...choices
    }: {
      headings: HeadingMap;
      stack: HeaderStack;
      stacks: StackSections;
      edges: AmountEdges;
      nameEdges: readonly number[];
      haveOwnPages: boolean;
      ofYear: ReadonlySet<Cell>;
      legend: Legend;
      assumptions: Assumptions;
      doubts: Doubts;
    },
  ) {
    this.#blocks = blocks;
    this.#headings = headings;
    this.#noPay = new NoPay(headings, nameEdges, haveOwnPages);
    this.#taxed = new TaxedLines(headings);
    this.#items = new ItemReader(headings, stacks, edges, choices);
    this.#sums = new SumReader(headings, edges, choices.assumptions.pairs);
    this.#header = new HeaderReader(blocks, { headings, stack, edges, items: this.#items });
    this.#headed = new HeadedFigures(headings, stack, this.#header);
    this.#labelled = new LabelledFigures(blocks, {
      headings,
      header: this.#header,
      items: this.#items,
      sums: this.#sums,
    });
    this.#named = new NamedRows(headings, { header: this.#header, headed: this.#headed, sums: this.#sums });
    this.#years = new YearReader(this.#items, headings, ofYear);
  }

  /** Settles what only all people tell. */
  complete(records: readonly RecordReading[]): void {
    for (const { block, group } of this.#agreed) this.#takeWhole(block, group);
    this.#taxed.complete();
    this.#funds.complete();
    this.#years.complete();
    this.#items.complete();
    putRates(records);
    settleTotals(this.#sums, records);
  }

  /** What somebody has agreed to be paid is a line where it is what else they earn leaves of the gross pay: `Salary: 3,000.00`. */
  #takeWhole(block: Block, { label, figures }: CellGroup): void {
    const { record } = block;
    const [only, other] = figures;
    if (label === null || only === undefined || other !== undefined || record.scope !== "check") return;
    const gross = record.figures.get("gross_pay")?.cents;
    if (gross === undefined || only.number.cents === null || !isLineLabel(label.text.replace(/:$/, "")))
      return;
    const others = record.items.flatMap(({ section, amount, reimbursement }) =>
      section === "earning" && !reimbursement ? (amount?.cents ?? []) : [],
    );
    if (gross - sumMoney(others) !== only.number.cents) return;
    // The headings that are known by now are those of the last list.
    const item = { label, code: null, figures, section: "earning", role: "amount" } as const;
    this.#items.read(block, record, { ...item, kind: "label" });
  }

  /** What stands under a heading of codes. */
  markCode(cell: Cell): void {
    this.#items.markCode(cell);
  }

  /** Reads one label's numbers; `subject` is what the lines around are about where they have no label. */
  read(block: Block, printed: CellGroup, subject: Subject | null): void {
    const counted = this.#taxed.withoutColumns(
      this.#blocks.current(block),
      withoutCount(printed, block.record),
    );
    const group = behindRate(counted, (cell) => this.#headings.columnOf(cell)?.role);
    if (group === null || group.figures.length === 0 || claimNetAgain(block.record, group)) return;
    if (block.record.scope === "company" && this.#takeFunds(group)) return;
    if (takeRateOfPerson(block.record, group)) return;
    const { label, code, labelAfter } = group;
    if (label === null && takeHoursBelow(this.#blocks.current(block), group.figures)) return;
    // `Net Pay:` beside the name of a total says nothing of its columns.
    if (block.record.scope === "check" || label === null || senseOf(label.text).figure === null)
      block.firstFigures ??= block.lines;
    if (this.#taxed.take(this.#blocks.current(block), group)) return;
    if (this.#years.read(block, this.#blocks.current(block), group)) return;
    if (this.#named.readPeriod(block, group) || this.#years.readBelow(block, group)) return;
    if (this.#isRateOfHours(block, group)) return;
    if (takeHoursInAll(this.#blocks.current(block), group)) return;
    if (takeNamedSumOfPaid(this.#blocks.current(block), group)) return;
    if (this.#noPay.take(block, group)) {
      if (label !== null && senseOf(label.text).isPersonal) this.#agreed.push({ block, group });
      return;
    }
    if (this.#header.readEmployersRow(block, group) || this.#named.readMeasure(block, group)) return;
    let figures = this.#headed.take(block, group);
    if (figures.length === 0) return;
    // `Current` says when, and is no line; what no heading took are sums that are known already.
    if (label !== null && senseOf(label.text).period !== null) return claimAll(figures, "total");
    if (label !== null) {
      figures = this.#header.readBehind(block, label, figures);
      if (this.#labelled.read(block, label, figures, subject))
        return this.#years.mark(block, label, figures, null);
    } else {
      const record = this.#blocks.current(block);
      figures = this.#header.read(block, figures, record.scope !== "check");
      if (record.scope === "check")
        figures = takePaid(
          record.items,
          figures,
          (cell) => this.#headings.columnOf(cell)?.role ?? null,
        ).filter((cell) => !isSumBesideGross(record, cell) && !this.#isSumOfRow(record, cell));
      if (figures.length === 0) return;
    }
    if (label === null && this.#areSumsOfLine(block, figures))
      return this.#sums.read(block.record, null, figures);
    const about = label ?? (this.#blocks.haveLabels(block) ? null : subject);
    if (about === null && sumUpAll(block.record, figures)) return;
    // Below the first line of a sum stand the sums of its codes.
    if (about === null) figures = this.#header.readCompanys(block, figures);
    if (about === null)
      return block.record.scope === "check" || block.lines === block.firstFigures
        ? this.#sums.read(block.record, null, figures)
        : undefined;
    const record = this.#blocks.current(block);
    const kind = label === null ? "group" : labelAfter && code === null ? "code first" : "label";
    // What a listing is about is no department, though it stands where one could.
    if (kind === "group" && record.department?.tokens[0] === about.tokens[0]) record.department = null;
    const open = this.#blocks.open ?? block;
    const section = label === null ? (subject?.section ?? null) : group.kind;
    const item = this.#items.read(open, record, { label: about, code, figures, kind, section });
    if (label === null) return;
    open.hasOwnLabels ||= open.record.scope === "check" && item !== null;
    this.#years.mark(open, label, figures, item);
  }

  /** Sees what the company pays where. True for a part of the net pay, by how it is paid: `Net pay - checks`. */
  #takeFunds(group: CellGroup): boolean {
    const { label } = group;
    if (label === null) return false;
    const head = this.#headings.headOf(label);
    this.#funds.see(head, group);
    return (
      head?.section === "net" && figureOfLabel(label.text) === "net_pay" && paidByOf(label.text) !== null
    );
  }

  /** Reads a row of rates below one of hours, which is no rate of the person. False for other rows. */
  #isRateOfHours(block: Block, group: CellGroup): boolean {
    const isRate = group.label !== null && measureOfRow(group.label.text) === "rate";
    if (!isRate || !block.record.items.some(({ hours, rate }) => hours !== null && rate === null))
      return false;
    return this.#named.readMeasure(block, group);
  }

  /** Whether the numbers are sums of a person's line, or their hours beside a known gross pay: they are about no group of lines. */
  #areSumsOfLine({ record }: Block, figures: readonly FigureCell[]): boolean {
    if (record.scope !== "check" || !record.figures.has("gross_pay")) return false;
    const roles = figures.map((cell) => this.#headings.columnOf(cell)?.role);
    if (!roles.every((role) => role === "hours" || role === "sum")) return false;
    return roles.includes("hours") || record.items.length > 0;
  }

  /** Takes the sum of what else a table without pay says of somebody, in its column: `Employer Total`. False for other numbers. */
  #isSumOfRow(record: RecordReading, cell: FigureCell): boolean {
    if (record.figures.has("gross_pay") || this.#headings.columnOf(cell)?.role !== "sum") return false;
    addUpLines(record, cell);
    return cell.number.token.claim !== null;
  }
}

/** How many people a sum is over is the name of no figure: `11 Employees`. */
function withoutCount(group: CellGroup, { scope }: RecordReading): CellGroup {
  if (scope === "check" || group.label === null || !namesCount(group.label.text)) return group;
  return { ...group, label: null };
}
