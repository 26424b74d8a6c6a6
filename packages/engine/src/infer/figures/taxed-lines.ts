import type { ItemReading, RecordReading } from "../../interpret/reading.ts";
import type { CellGroup, FigureCell } from "../cells/cell-groups.ts";
import type { HeadingMap } from "../headers/heading-map.ts";
import { taxesOf } from "../items/same-tax.ts";
import type { ColumnRole } from "../vocabulary/headings.ts";
import { namesTax } from "../vocabulary/line-labels.ts";
import { withoutWages } from "../vocabulary/taxable-wages.ts";
import { periodOfRow, withoutYear } from "../vocabulary/total-labels.ts";
import { money } from "./sums-of-lines.ts";

const TAXABLE = /\b(?:taxable|subject)\b/i;
/** Words for the period behind the name of such a line. */
const OF_PERIOD = / (?:current|this period)$/i;
/** What is due on them, and the same of the year. */
const MOST = 2;

interface Wages {
  record: RecordReading;
  tax: string;
  amount: FigureCell | null;
  year: FigureCell | null;
}

/**
 * Lines that say what a tax is due on, in whatever list: `Medicare Taxable Wages 1,950.00 23,400.00`. They are no lines of pay,
 * and go to the only tax of that name.
 */
export class TaxedLines {
  readonly #headings: HeadingMap;
  readonly #found: Wages[] = [];

  constructor(headings: HeadingMap) {
    this.#headings = headings;
  }

  /** Takes such a line. False for others. */
  take(record: RecordReading, { label, figures }: CellGroup): boolean {
    if (label === null || record.scope !== "check") return false;
    const whole = label.text.replace(/:$/, "").replace(OF_PERIOD, "");
    const name = withoutYear(whole);
    const tax = taxOf(name);
    const [amount, year = null] = figures;
    if (tax === null || amount === undefined || figures.length > MOST) return false;
    if (figures.some(({ number }) => number.cents === null)) return false;
    const roles = figures.map((cell) => this.#roleOf(cell));
    if (year !== null && roles[1] !== "ytd_amount") return false;
    const isToldOfPeriod = OF_PERIOD.test(label.text);
    if (name !== whole) {
      if (year !== null) return false;
      this.#put({ record, tax, amount: null, year: amount });
    } else if (isToldOfPeriod || isOfPeriod(roles[0]!)) this.#put({ record, tax, amount, year });
    else return false;
    return true;
  }

  /**
   * Takes what stands in such a column of a strip with a row for each period, `Fed Taxable Gross` over `Current` and `YTD`; gives
   * the other numbers of the row.
   */
  withoutColumns(record: RecordReading, group: CellGroup): CellGroup {
    const period = group.label === null ? null : periodOfRow(group.label.text);
    if (record.scope !== "check" || (period !== "current" && period !== "ytd")) return group;
    const figures = group.figures.filter((cell) => {
      const heading = this.#headings.headingOver(cell);
      const tax = heading?.role === "taxable_wages" ? taxOf(heading.cell.text) : null;
      if (tax === null || cell.number.cents === null) return true;
      const [amount, year] = period === "current" ? [cell, null] : [null, cell];
      this.#put({ record, tax, amount, year });
      return false;
    });
    return figures.length === group.figures.length ? group : { ...group, figures };
  }

  #put(wages: Wages): void {
    this.#found.push(wages);
    for (const cell of [wages.amount, wages.year])
      if (cell !== null) cell.number.token.claim ??= "decoration";
  }

  /** What the column of a number is; on another page a column heads nothing but the lines of its own table. */
  #roleOf(cell: FigureCell): ColumnRole | null {
    const heading = this.#headings.headingOver(cell);
    return heading?.cell.page === cell.page ? heading.role : null;
  }

  /** Gives the wages to the taxes that are due on them, where their own lines do not say so themselves. */
  complete(): void {
    const given = new Set<ItemReading>();
    for (const { record, tax, amount, year } of this.#found) {
      const named = taxesOf({ section: "tax", code: null, label: { text: tax } }, record.items);
      const [own, other] = named.filter(({ section }) => section === "tax");
      if (own === undefined || other !== undefined) continue;
      if (own.taxableWages !== null && !given.has(own)) continue;
      given.add(own);
      put(own, amount, year);
    }
  }
}

function isOfPeriod(role: ColumnRole | null): boolean {
  return role === null || role === "amount";
}

function put(tax: ItemReading, amount: FigureCell | null, year: FigureCell | null): void {
  if (amount !== null && tax.taxableWages === null) {
    tax.taxableWages = money(amount);
    amount.number.token.claim = "field";
  }
  if (year === null || tax.ytdTaxableWages !== undefined) return;
  tax.ytdTaxableWages = money(year);
  year.number.token.claim = "field";
}

/** The tax that a text says the wages of; null for other texts. */
function taxOf(text: string): string | null {
  if (!TAXABLE.test(text)) return null;
  const tax = withoutWages(text);
  return tax !== text && namesTax(tax) ? tax : null;
}
