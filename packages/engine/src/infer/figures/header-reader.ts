import type { AmountEdges } from "../cells/amount-edges.ts";
import type { CellGroup, FigureCell } from "../cells/cell-groups.ts";
import { overlap, type Cell } from "../cells/cells.ts";
import { isTableRow } from "../cells/table-rows.ts";
import { figureOfLabel } from "../vocabulary/figure-labels.ts";
import type { HeaderStack } from "../headers/header-stack.ts";
import type { HeadingMap } from "../headers/heading-map.ts";
import type { ColumnRole } from "../vocabulary/headings.ts";
import type { ItemReader } from "../items/item-reader.ts";
import { setValue } from "../items/item-values.ts";
import { isLineLabel, isPayment } from "../vocabulary/line-labels.ts";
import type { RecordReading } from "../../interpret/reading.ts";
import type { Block, OpenBlocks } from "../blocks/open-blocks.ts";
import { pay } from "../blocks/payments.ts";
import { isEmployersRow, totalScope } from "../vocabulary/total-labels.ts";

const SEVERAL = 2;

/** Reads numbers that have no label but the name of a line in the header of their table. */
export class HeaderReader {
  readonly #blocks: OpenBlocks;
  readonly #headings: HeadingMap;
  readonly #stack: HeaderStack;
  readonly #edges: AmountEdges;
  readonly #items: ItemReader;
  /** Names of the header's lines that people have numbers under. */
  readonly #known = new Set<string>();

  constructor(
    blocks: OpenBlocks,
    {
      headings,
      stack,
      edges,
      items,
    }: { headings: HeadingMap; stack: HeaderStack; edges: AmountEdges; items: ItemReader },
  ) {
    this.#blocks = blocks;
    this.#headings = headings;
    this.#stack = stack;
    this.#edges = edges;
    this.#items = items;
  }

  /**
   * Reads numbers without a label that stand under one of the header; gives the others. Of `sums` only those in columns
   * that have no other label.
   */
  read(
    block: Block,
    cells: readonly FigureCell[],
    sums: boolean,
    role: ColumnRole | null = null,
  ): FigureCell[] {
    return cells.filter((cell) => {
      if (sums && !this.#edges.isUnderHeader(cell) && !this.#isUnderKnown(block, cell)) return true;
      if (this.#readStacked(block, cell)) return false;
      const label = this.labelOver(block, cell);
      if (label === null) return true;
      if (!sums) this.#known.add(label.text);
      this.#edges.markUnderHeader(cell);
      const record = this.#blocks.current(block);
      if (isPayment(label.text)) {
        pay(record, label, [cell], () => false);
        return false;
      }
      const own =
        role === "ytd_amount"
          ? this.#roleOfYear(cell)
          : (role ?? this.#roleUnder(label, cell) ?? this.#paidBeside(record, label, cell));
      this.#items.read(block, record, { label, code: null, figures: [cell], kind: "label", role: own });
      return false;
    });
  }

  /** Whether a sum stands below a line of people's, whose column may end elsewhere on its page. */
  #isUnderKnown(block: Block, cell: FigureCell): boolean {
    const label = this.labelOver(block, cell);
    return label !== null && label.page === cell.page && this.#known.has(label.text);
  }

  /** What a row of the year says below the name of wages that a tax is due on, or of a line. */
  #roleOfYear(cell: FigureCell): ColumnRole {
    return this.#headings.columnOf(cell)?.role === "taxable_wages" ? "ytd_taxable_wages" : "ytd_amount";
  }

  /**
   * Reads what a person's last row alone says of lines that the header names, below what they are paid for several jobs;
   * gives the other numbers.
   */
  readOfAll(block: Block, cells: readonly FigureCell[]): readonly FigureCell[] {
    const { items } = block.record;
    const ofAll = cells.filter((cell) => {
      const label = this.labelOver(block, cell);
      return label !== null && !items.some((item) => item.label.tokens === label.tokens);
    });
    if (ofAll.length < SEVERAL) return cells;
    const left = new Set(this.read(block, ofAll, false));
    return cells.filter((cell) => left.has(cell) || !ofAll.includes(cell));
  }

  /** Below a header that names lines a row may have the company's part of each. False for other rows. */
  readEmployersRow(block: Block, { label, figures }: CellGroup): boolean {
    if (label === null || !isEmployersRow(label.text)) return false;
    if (!figures.every((cell) => this.labelOver(block, cell) !== null)) return false;
    this.read(block, figures, block.record.scope !== "check", "employer_amount");
    return true;
  }

  /** Reads numbers in columns of what the company pays, which have the name of a line: `Employer Match`; gives the other numbers. */
  readCompanys(
    block: Block,
    cells: readonly FigureCell[],
    role: "amount" | "ytd_amount" = "amount",
  ): FigureCell[] {
    const record = this.#blocks.current(block);
    return cells.filter((cell) => {
      const heading = this.#headings.headingOver(cell);
      if (heading?.role !== "employer_amount" || !isLineLabel(heading.cell.text)) return true;
      const item = { label: heading.cell, code: null, figures: [cell], role };
      return this.#items.read(block, record, { ...item, kind: "label" }) === null;
    });
  }

  /** Reads what the row says of lines that a row above has begun: the pay for hours, their rates; gives the other numbers. */
  readBelow(block: Block, cells: readonly FigureCell[], role: ColumnRole): FigureCell[] {
    return cells.filter((cell) => {
      const label = this.labelOver(block, cell);
      return label === null || !this.#setAbove(this.#blocks.current(block), label, cell, role);
    });
  }

  /** Puts a number where the line of its column is open for it. False where there is none. */
  #setAbove(record: RecordReading, { tokens }: Cell, cell: FigureCell, role: ColumnRole): boolean {
    const above = record.items.findLast((item) => item.label.tokens === tokens);
    if (above === undefined || !setValue(above, cell, role)) return false;
    cell.number.token.claim = record.scope === "check" ? "field" : "total";
    this.#edges.mark(cell, above.section);
    return true;
  }

  /** Hours, and the pay for them on the next line of their cell. False for other numbers. */
  #readStacked(block: Block, cell: FigureCell): boolean {
    const stacked = this.#stack.stackedUnder(cell, Math.max(0, block.lines - 1));
    if (stacked === null) return false;
    const { label, role } = stacked;
    this.#edges.markUnderHeader(cell);
    const record = this.#blocks.current(block);
    if (!this.#setAbove(record, label, cell, role))
      this.#items.read(block, record, { label, code: null, figures: [cell], kind: "label", role });
    return true;
  }

  /** An amount right below the name of a line, where the heading of hours stands only beside, or over other figures above. */
  #roleUnder(label: Cell, cell: FigureCell): ColumnRole | null {
    const heading = this.#headings.headingOver(cell);
    if (heading === null || (overlap(heading.cell, cell) > 0 && !this.#stack.isAbove(heading.cell)))
      return null;
    return overlap(label, cell) > 0 && cell.number.cents !== null ? "amount" : null;
  }

  /** The pay for hours that stand in a column of the same name further left, wherever a heading of hours reaches. */
  #paidBeside(record: RecordReading, label: Cell, cell: FigureCell): ColumnRole | null {
    if (cell.number.cents === null || this.#headings.columnOf(cell)?.role !== "hours") return null;
    const hours = record.items.some(
      (item) =>
        item.label.text === label.text &&
        item.label.tokens !== label.tokens &&
        item.hours !== null &&
        item.amount === null,
    );
    return hours ? "amount" : null;
  }

  /** Reads numbers behind a line's own that stand in columns which the header names after other lines; gives its own. */
  readBehind(block: Block, { text }: Cell, figures: FigureCell[]): FigureCell[] {
    if (totalScope(text) !== null || (figureOfLabel(text) !== null && !isTableRow(figures))) return figures;
    const line = Math.max(0, block.lines - 1);
    const isOther = (cell: FigureCell, i: number): boolean =>
      i > 0 &&
      this.#stack.labelAt(cell, line) !== null &&
      (this.#headings.columnOf(cell)?.role == null || this.#isBeside(block, cell));
    const others = figures.filter(isOther);
    if (others.length === 0) return figures;
    this.read(block, others, block.record.scope !== "check");
    return figures.filter((cell) => !others.includes(cell));
  }

  /** Whether a number stands below the name of a line, and only near another heading. */
  #isBeside(block: Block, cell: FigureCell): boolean {
    const heading = this.#headings.headingOver(cell);
    return heading !== null && overlap(heading.cell, cell) <= 0 && this.isNamedBelow(block, cell);
  }

  /** The name of a line below or beside a heading says what stands in the column: `SOC SEC` below `DEDUCTIONS`. */
  isNamedBelow(block: Block, cell: FigureCell): boolean {
    const heading = this.#headings.headingOver(cell);
    const label = this.#stack.labelAt(cell, Math.max(0, block.lines - 1));
    if (heading === null || label === null || label.page !== heading.cell.page) return false;
    // The heading of the next column may stand near.
    if (overlap(label, cell) > 0 && overlap(heading.cell, cell) <= 0) return true;
    return label.baseline > heading.cell.baseline;
  }

  /** The label over a number of a record's line; null where the header has none. */
  labelOver(block: Block, cell: FigureCell): Cell | null {
    return this.#stack.labelOf(cell, Math.max(0, block.lines - 1));
  }
}
