import { normalizeLabel } from "@paylift/canonical";
import type { ItemReading, RecordReading } from "../../interpret/reading.ts";
import { putYtdFigure } from "../../interpret/ytd-figures.ts";
import type { Block } from "../blocks/open-blocks.ts";
import type { CellGroup, FigureCell } from "../cells/cell-groups.ts";
import type { Cell } from "../cells/cells.ts";
import type { HeadingMap } from "../headers/heading-map.ts";
import { isSameLine } from "../vocabulary/same-line.ts";
import { lineOfColumn } from "../vocabulary/line-of-column.ts";
import { senseOf } from "../vocabulary/label-sense.ts";
import { measureOfRow } from "../vocabulary/total-labels.ts";
import type { HeadedFigures } from "./headed-figures.ts";
import type { HeaderReader } from "./header-reader.ts";
import type { SumReader } from "./sum-reader.ts";
import { sumUpAdditions } from "./sums-of-additions.ts";
import { money } from "./sums-of-lines.ts";

/** Numbers of one column end within this, in points. */
const SAME_END_PT = 2;
/** So many sums beside each other are a strip. */
const A_STRIP = 3;

/** Rows of a person below a header that names lines, each of which says what its numbers are: `YTD`, `Hours`. */
export class NamedRows {
  readonly #headings: HeadingMap;
  readonly #header: HeaderReader;
  readonly #headed: HeadedFigures;
  readonly #sums: SumReader;
  /** The names of columns in which a strip of sums has what is paid beside the gross pay. */
  readonly #additions = new Set<Cell["tokens"]>();

  constructor(
    headings: HeadingMap,
    readers: { header: HeaderReader; headed: HeadedFigures; sums: SumReader },
  ) {
    this.#headings = headings;
    this.#header = readers.header;
    this.#headed = readers.headed;
    this.#sums = readers.sums;
  }

  /** Reads the row of the period, or that of the year or of less. False for other rows. */
  readPeriod(block: Block, { label, figures }: CellGroup): boolean {
    const period = label === null ? null : senseOf(label.text).period;
    if (period === "longer") {
      claimTotals(figures);
      return true;
    }
    if (period === null) return false;
    if (!this.#areNamed(block, figures) && !(period === "ytd" && this.#areSums(figures))) return false;
    const { record } = block;
    if (period === "current") {
      const others = this.#header.readCompanys(block, this.#readNamed(block, figures));
      const hours = others.filter((cell) => this.#headings.columnOf(cell)?.role === "hours");
      if (hours.length > 0) this.#sums.read(record, null, hours);
    } else if (record.scope === "check") {
      const isLine = (cell: FigureCell): boolean => this.#header.isNamedBelow(block, cell);
      const rest = figures
        .filter((cell) => !this.#takeYearOfAdditions(block, cell))
        .filter((cell) => isLine(cell) || !this.#takeYear(record, cell));
      const isOfHours = (cell: FigureCell): boolean => this.#headings.columnOf(cell)?.role === "hours";
      const hours = rest
        .filter(isOfHours)
        .map((cell) => ({ cell, label: this.#header.labelOver(block, cell) }));
      const left = hours.filter(({ cell, label }) => !putHours(record, label, cell));
      this.#header.read(
        block,
        this.#header.readCompanys(
          block,
          rest.filter((cell) => !isOfHours(cell)),
          "ytd_amount",
        ),
        false,
        "ytd_amount",
      );
      for (const { cell, label } of left) putHoursOfYear(record, label, cell);
    }
    // Gross and net of the year, and sums of it, are no figures of the output.
    if (period === "ytd") claimTotals(figures);
    return true;
  }

  /** Reads the row of what is paid for, that of its rates, or that of the pay for it. False for other rows. */
  readMeasure(block: Block, { label, figures }: CellGroup): boolean {
    const role = label === null ? null : measureOfRow(label.text);
    if (role === null || !this.#areNamed(block, figures) || isOfOne(label!, figures)) return false;
    const others = this.#header.readBelow(block, figures, role);
    const left = this.#readNamed(block, others, role === "amount" ? null : role);
    // Rates have no sum.
    if (role === "rate") claimTotals(left);
    else this.#sums.read(block.record, null, left, role === "hours" ? label : null);
    return true;
  }

  /** Whether each number stands below the name of a sum: the row of the year of a strip of those. */
  #areSums(figures: readonly FigureCell[]): boolean {
    return (
      figures.length >= A_STRIP &&
      figures.every((cell) => {
        const heading = this.#headings.columnOf(cell);
        return heading !== null && (heading.figure !== null || heading.role === "hours");
      })
    );
  }

  #areNamed(block: Block, figures: readonly FigureCell[]): boolean {
    return figures.some((cell) => this.#header.labelOver(block, cell) !== null);
  }

  /** Reads figures and lines that the header names; gives the other numbers. */
  #readNamed(
    block: Block,
    figures: readonly FigureCell[],
    role: "hours" | "rate" | null = null,
  ): FigureCell[] {
    const rest =
      role === null
        ? this.#withoutAdditions(
            block,
            figures,
            this.#headed.take(block, { label: null, figures: [...figures] }),
          )
        : figures;
    return this.#header.read(block, rest, block.record.scope !== "check", role);
  }

  /** What is left of a row's numbers without those of what is paid beside the gross pay, where others of it are sums. */
  #withoutAdditions(
    block: Block,
    row: readonly FigureCell[],
    cells: readonly FigureCell[],
  ): readonly FigureCell[] {
    const isStrip = row.length - cells.length >= A_STRIP && block.record.items.length > 0;
    if (!isStrip) return cells;
    return cells.filter((cell) => {
      const label = this.#header.labelOver(block, cell);
      if (label === null || !sumUpAdditions(block.record, label, [cell], true)) return true;
      this.#additions.add(label.tokens);
      return false;
    });
  }

  #takeYearOfAdditions(block: Block, cell: FigureCell): boolean {
    const label = this.#header.labelOver(block, cell);
    if (label === null || !this.#additions.has(label.tokens) || cell.number.cents === null) return false;
    putYtdFigure(block.record, "total_reimbursements", money(cell));
    return true;
  }

  /** Sets a figure of the year that its heading names. False for other numbers. */
  #takeYear(record: RecordReading, cell: FigureCell): boolean {
    const figure = this.#headings.columnOf(cell)?.figure ?? null;
    if (figure === null) return false;
    putYtdFigure(record, figure, money(cell));
    return true;
  }
}

/** Gives hours of the year to the line of the period whose hours stand in the same column. False where there is none. */
function putHours(
  { items }: RecordReading,
  label: Cell | null,
  { number: { quantity, token } }: FigureCell,
): boolean {
  const isAbove = ({ hours, label: line }: ItemReading): boolean =>
    hours !== null &&
    (label === null ? Math.abs(hours.token.x1 - token.x1) <= SAME_END_PT : line.tokens === label.tokens);
  // Lines of a record that stand above each other are read from the top.
  const [item] = items
    .filter((each) => isAbove(each) && each.ytdHours === undefined)
    .toSorted((a, b) => baselineOf(a) - baselineOf(b));
  if (item === undefined || quantity === null) return false;
  item.ytdHours = { quantity, token };
  token.claim = "field";
  return true;
}

function baselineOf({ hours }: ItemReading): number {
  return hours?.token.words[0]!.baseline ?? 0;
}

/** Gives hours of the year to what was paid for them in the year, by the name of the line: nothing of it is paid now. */
function putHoursOfYear(
  { items }: RecordReading,
  label: Cell | null,
  { number: { quantity, token } }: FigureCell,
): void {
  if (label === null || quantity === null) return;
  const line = lineOfColumn(label.text) ?? label.text;
  const name = normalizeLabel(line);
  const paid = items.filter(({ ytdAmount }) => ytdAmount !== null);
  const item =
    paid.find((each) => normalizeLabel(each.label.text) === name) ??
    paid.find((each) => isSameLine(each.label.text, line));
  if (item === undefined || item.ytdHours !== undefined) return;
  item.ytdHours = { quantity, token };
  token.claim = "field";
}

/** Whether a label with a colon has one number, which is of nothing above: `Hrs: 80.00`. */
function isOfOne(label: Cell, { length }: readonly FigureCell[]): boolean {
  return label.text.endsWith(":") && length === 1;
}

function claimTotals(cells: readonly FigureCell[]): void {
  for (const { number } of cells) number.token.claim ??= "total";
}
