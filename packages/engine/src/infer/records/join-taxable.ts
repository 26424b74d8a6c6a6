import { classifyTax } from "@paylift/canonical";
import type { ItemReading, RecordReading } from "../../interpret/reading.ts";
import { isOfTaxes } from "../vocabulary/line-labels.ts";
import { withoutWages } from "../vocabulary/taxable-wages.ts";

/** Puts wages that a column of their own names (`PIT Wages`) beside the tax that is due on them (`PIT Withheld`). */
export function joinTaxable(records: readonly RecordReading[]): void {
  for (const record of records) {
    const alone = record.items.filter(isTaxable);
    if (alone.length === 0) continue;
    const joined = new Set<ItemReading>();
    for (const wages of alone) {
      const all = record.items.filter((item) => isDueOn(item, wages));
      const own = all.filter(({ section }) => section === wages.section);
      // What the company alone pays is due on wages whose name says nothing of it.
      const taxes = own.length > 0 ? own : all;
      const [tax] = taxes;
      if (tax === undefined || taxes.length > 1) continue;
      tax.taxableWages = wages.taxableWages;
      if (wages.ytdTaxableWages !== undefined) tax.ytdTaxableWages = wages.ytdTaxableWages;
      joined.add(wages);
      shareWages(tax, record.items);
    }
    record.items = record.items.filter((item) => !joined.has(item));
  }
}

const SIDE = / (?:employer|company)$/i;

/** The company's part of a tax, under the same name and without wages of its own, is due on the same. */
function shareWages(tax: ItemReading, items: readonly ItemReading[]): void {
  if (tax.section !== "tax") return;
  for (const item of items)
    if (item.section === "employer_tax" && item.label.text.replace(SIDE, "") === tax.label.text)
      item.taxableWages ??= tax.taxableWages;
}

function isTaxable({ section, amount, taxableWages, ytdAmount }: ItemReading): boolean {
  return isOfTaxes(section) && amount === null && ytdAmount === null && taxableWages !== null;
}

function isDueOn(item: ItemReading, wages: ItemReading): boolean {
  if (!isOfTaxes(item.section) || item.amount === null || item.taxableWages !== null) return false;
  return typeOf(item) === typeOf(wages);
}

function typeOf({ label, code, section }: ItemReading): string {
  const ofSection = section === "employer_tax" ? { section } : {};
  const { type, jurisdiction } = classifyTax(withoutWages(label.text), { code, ...ofSection });
  return `${type} ${jurisdiction}`;
}
