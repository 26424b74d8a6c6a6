import type { ItemReading, RecordReading } from "../../interpret/reading.ts";
import type { CellGroup, FigureCell } from "../cells/cell-groups.ts";
import type { HeadingMap } from "../headers/heading-map.ts";
import { taxesOf } from "../items/same-tax.ts";
import type { ColumnRole } from "../vocabulary/headings.ts";
import { namesTax } from "../vocabulary/line-labels.ts";
import { withoutWages } from "../vocabulary/taxable-wages.ts";
import { money } from "./sums-of-lines.ts";

const TAXABLE = /\b(?:taxable|subject)\b/i;
/** What is due on them, and the same of the year. */
const MOST = 2;

interface Wages {
  record: RecordReading;
  tax: string;
  amount: FigureCell;
  year: FigureCell | undefined;
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
    if (label === null || record.scope !== "check" || !TAXABLE.test(label.text)) return false;
    const tax = withoutWages(label.text.replace(/:$/, ""));
    const [amount, year] = figures;
    if (tax === label.text || !namesTax(tax) || amount === undefined || figures.length > MOST) return false;
    if (figures.some(({ number }) => number.cents === null)) return false;
    const roles = figures.map((cell) => this.#headings.columnOf(cell)?.role ?? null);
    if (!isOfPeriod(roles[0]!) || (year !== undefined && roles[1] !== "ytd_amount")) return false;
    this.#found.push({ record, tax, amount, year });
    for (const { number } of figures) number.token.claim ??= "decoration";
    return true;
  }

  /** Gives the wages to the taxes that are due on them. */
  complete(): void {
    for (const { record, tax, amount, year } of this.#found) {
      const named = taxesOf({ section: "tax", code: null, label: { text: tax } }, record.items);
      const [own, other] = named.filter(({ section }) => section === "tax");
      if (own === undefined || other !== undefined) continue;
      put(own, amount, year);
    }
  }
}

function isOfPeriod(role: ColumnRole | null): boolean {
  return role === null || role === "amount";
}

/** Sets what the line of a tax does not say itself. */
function put(tax: ItemReading, amount: FigureCell, year: FigureCell | undefined): void {
  if (tax.taxableWages !== null) return;
  tax.taxableWages = money(amount);
  if (year !== undefined) tax.ytdTaxableWages = money(year);
  for (const { number } of year === undefined ? [amount] : [amount, year]) number.token.claim = "field";
}
