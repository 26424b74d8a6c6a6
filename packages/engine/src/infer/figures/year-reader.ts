import { classifyDeduction, classifyTax, normalizeLabel } from "@paylift/canonical";
import type { ItemReading, RecordReading } from "../../interpret/reading.ts";
import { putYtdFigure } from "../../interpret/ytd-figures.ts";
import type { FigureName } from "../../variants/variant-schema.ts";
import type { CellGroup, FigureCell } from "../cells/cell-groups.ts";
import type { Cell } from "../cells/cells.ts";
import { figureOfLabel } from "../vocabulary/figure-labels.ts";
import type { HeadingMap } from "../headers/heading-map.ts";
import type { ItemReader } from "../items/item-reader.ts";
import { setValue } from "../items/item-values.ts";
import { isLineLabel } from "../vocabulary/line-labels.ts";
import { INDENT_PT, type Block } from "../blocks/open-blocks.ts";
import { periodOfRow, totalScope, withoutYear } from "../vocabulary/total-labels.ts";

/** The line of pay that was read last at a left edge, or null for a sum. */
interface Above {
  x0: number;
  page: number;
  line: number;
  /** Where its numbers end. */
  ends: readonly number[];
  item: ItemReading | null;
  /** The sum, where its name is that of a figure. */
  figure: FigureName | null;
}

/** Numbers of one column end within this, in points. */
const END_PT = 2;
/** The year stands no further behind the numbers of its line than this, in font sizes. */
const BESIDE_EM = 12;

/** Reads figures of the year that stand apart from those of the period: in stacks of their own, or on the line below. */
export class YearReader {
  readonly #items: ItemReader;
  readonly #headings: HeadingMap;
  readonly #labels: ReadonlySet<Cell>;
  /** Lines of stacks of the year, which may call them by other names than the lists of the period do. */
  readonly #apart: { record: RecordReading; item: ItemReading }[] = [];
  #above: Above[] = [];
  #block: Block | null = null;

  /** `labels` are those of stacks that are called after the year. */
  constructor(items: ItemReader, headings: HeadingMap, labels: ReadonlySet<Cell>) {
    this.#items = items;
    this.#headings = headings;
    this.#labels = labels;
  }

  /** Takes the line of a label that stands in a stack of the year. False for other lines. */
  read(block: Block, record: RecordReading, { label, code, kind, figures }: CellGroup): boolean {
    if (label === null) return false;
    if (putNamedFigure(record, label, figures)) return true;
    if (!(this.#labels.has(label) || isKnownOfYear(record, label))) return false;
    const isSum = figureOfLabel(label.text) !== null || totalScope(label.text) !== null;
    const amounts = figures.filter(({ number }) => number.cents !== null);
    // Of others it is the sum of all taxes.
    const isPaid = TAX_PAID.test(withoutYear(label.text)) && record.items.some(isIncomeTax);
    const isLine = isPaid || isLineLabel(withoutYear(label.text)) || hasLine(record, withoutYear(label.text));
    if (record.scope === "check" && !isSum && isLine) {
      const item = this.#items.read(block, record, {
        label: { ...label, text: withoutYear(label.text) },
        code,
        figures: amounts.slice(-1),
        kind: "label",
        section: isPaid ? "tax" : kind,
        role: "ytd_amount",
      });
      if (item !== null && this.#labels.has(label)) this.#apart.push({ record, item });
      const hours = figures.find((cell) => this.#headings.columnOf(cell)?.role === "hours");
      if (item !== null && hours !== undefined) setValue(item, hours, "ytd_hours");
    }
    // Hours of the year, and sums of it, are no figures of the output.
    for (const { number } of figures) number.token.claim ??= "total";
    return true;
  }

  /** Gives the figures of stacks of the year to the only line of their kind that the period has. */
  complete(): void {
    for (const { record, item } of this.#apart) {
      const kind = kindOf(item);
      const alike = record.items.filter((other) => other !== item && kind !== null && kindOf(other) === kind);
      const [only, other] = alike;
      if (only === undefined || other !== undefined || !canBeYearOf(item, only)) continue;
      only.ytdAmount = item.ytdAmount;
      record.items = record.items.filter((each) => each !== item);
    }
  }

  /** Remembers a line that a row of the year may stand below. */
  mark(block: Block, label: Cell, figures: readonly FigureCell[], item: ItemReading | null): void {
    if (this.#block !== block) this.#above = [];
    this.#block = block;
    this.#above = this.#above.filter(({ x0 }) => Math.abs(x0 - label.x0) > INDENT_PT);
    this.#above.push({
      x0: label.x0,
      page: label.page,
      line: block.lines,
      ends: figures.map(({ x1 }) => x1),
      item,
      figure: item === null ? figureOfLabel(label.text) : null,
    });
  }

  /**
   * Gives the figure of a row of the year to the line right above it in the same stack, or above the figure itself; on the line
   * itself to what stands before it. False for other rows.
   */
  readBelow(block: Block, { label, figures }: CellGroup): boolean {
    if (this.#block !== block || label === null || periodOfRow(label.text) !== "ytd") return false;
    const amount = figures.findLast((cell) => this.#isAmount(cell));
    const above =
      this.#above.find(
        ({ x0, page, line }) =>
          Math.abs(x0 - label.x0) <= INDENT_PT && (line === block.lines - 1 || page < label.page),
      ) ??
      this.#above.find(
        ({ ends, line }) =>
          line === block.lines - 1 && ends.some((x1) => Math.abs(x1 - (amount?.x1 ?? 0)) <= END_PT),
      ) ??
      this.#beside(block, label);
    if (above === undefined || amount === undefined) return false;
    const { cents, token } = amount.number;
    if (above.item !== null && above.item.ytdAmount === null) {
      above.item.ytdAmount = { cents: cents!, token };
      token.claim = "field";
    }
    if (above.figure !== null && block.record.scope === "check")
      putYtdFigure(block.record, above.figure, { cents: cents!, token });
    for (const { number } of figures) number.token.claim ??= "total";
    return true;
  }

  /** The line on which the word for the year stands, close behind its numbers. */
  #beside({ lines }: Block, { x0, page, size }: Cell): Above | undefined {
    return this.#above.findLast((line) => {
      const gap = x0 - Math.max(...line.ends);
      return line.line === lines && line.page === page && gap >= 0 && gap <= BESIDE_EM * size;
    });
  }

  #isAmount(cell: FigureCell): boolean {
    const role = this.#headings.columnOf(cell)?.role ?? null;
    return cell.number.cents !== null && role !== "hours" && role !== "rate";
  }
}

/** Whether a figure of the year may be that of a line of the period: it holds what that says, and is of the same state. */
function canBeYearOf(ofYear: ItemReading, line: ItemReading): boolean {
  if (line.amount === null || line.ytdAmount !== null) return false;
  if (Math.abs(ofYear.ytdAmount?.cents ?? 0) < Math.abs(line.amount.cents)) return false;
  const [year, period] = [stateOf(ofYear), stateOf(line)];
  return year === null || period === null || year === period;
}

/** Where a tax is due, as far as its words tell. */
function stateOf({ section, label, code }: ItemReading): string | null {
  return section === "tax" ? classifyTax(label.text, { code }).jurisdiction : null;
}

/** What stacks of the year call the tax that lists of the period call by its name. */
const TAX_PAID = /^(?:income )?tax paid$/i;
const INCOME_TAX = /^paye(?: tax)?$/i;
const INSURANCE = /^(?:ni(?:c|cs)?|national insurance)(?: paid| contributions?)?$/i;

function isIncomeTax({ section, label }: ItemReading): boolean {
  return section === "tax" && INCOME_TAX.test(label.text);
}

/** Takes the only number behind the name of a figure and the words for the year: `Total Taxes YTD`. False for others. */
function putNamedFigure(
  record: RecordReading,
  { text }: Cell,
  [only, other]: readonly FigureCell[],
): boolean {
  const printed = text.replace(/:$/, "");
  const name = withoutYear(printed);
  const figure = name === printed ? null : figureOfLabel(name);
  if (figure === null || record.scope !== "check" || only?.number.cents == null || other !== undefined)
    return false;
  const { cents, token } = only.number;
  putYtdFigure(record, figure, { cents, token });
  token.claim ??= "total";
  return true;
}

/** What a deduction or a tax is, where words tell; null for others. */
function kindOf({ section, label, code }: ItemReading): string | null {
  if (section !== "deduction" && section !== "tax") return null;
  if (section === "tax" && (TAX_PAID.test(label.text) || INCOME_TAX.test(label.text))) return "tax on income";
  if (section === "tax" && INSURANCE.test(label.text)) return "national insurance";
  const { known, type } =
    section === "tax" ? classifyTax(label.text, { code }) : classifyDeduction(label.text);
  return known && type !== "other" ? `${section} ${type}` : null;
}

/** Whether a label is that of a line of the record, with words for the year behind it. */
function isKnownOfYear(record: RecordReading, { text }: Cell): boolean {
  const line = withoutYear(text);
  return line !== text && hasLine(record, line);
}

/** Whether a record has a line of this name. */
function hasLine({ items }: RecordReading, line: string): boolean {
  const label = normalizeLabel(line);
  return items.some((item) => normalizeLabel(item.label.text) === label);
}
