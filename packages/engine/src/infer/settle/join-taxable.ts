import type { ItemReading, RecordReading } from "../../interpret/reading.ts";
import { taxesOf } from "../items/same-tax.ts";
import { isOfTaxes } from "../vocabulary/line-labels.ts";

/** Puts wages that a column of their own names (`PIT Wages`) beside the tax that is due on them (`PIT Withheld`). */
export function joinTaxable(records: readonly RecordReading[]): void {
  for (const record of records) {
    shareWagesOfColumns(record.items.filter(isColumn));
    const alone = record.items.filter(isTaxable);
    if (alone.length === 0) continue;
    const [joined, given] = [new Set<ItemReading>(), new Set<ItemReading>()];
    for (const wages of alone) {
      const named = taxesOf(wages, record.items);
      const again = named.find((tax) => saysTheSame(tax, wages));
      if (again !== undefined) {
        if (given.has(again) && wages.ytdTaxableWages !== undefined)
          again.ytdTaxableWages ??= wages.ytdTaxableWages;
        else if (wages.taxableWages !== null) wages.taxableWages.token.claim = "total";
        joined.add(wages);
        continue;
      }
      const all = named.filter(({ taxableWages }) => taxableWages === null);
      const own = all.filter(({ section }) => section === wages.section);
      // What the company alone pays is due on wages whose name says nothing of it.
      const taxes = own.length > 0 ? own : all;
      const [tax] = taxes;
      if (tax === undefined || taxes.length > 1) {
        // Wages of the year alone are no line.
        if (wages.taxableWages === null) joined.add(wages);
        continue;
      }
      tax.taxableWages ??= wages.taxableWages;
      if (wages.ytdTaxableWages !== undefined) tax.ytdTaxableWages = wages.ytdTaxableWages;
      joined.add(wages);
      given.add(tax);
      shareWages(tax, record.items);
    }
    record.items = record.items.filter((item) => !joined.has(item));
  }
}

const SIDE = / (?:employer|company|employee)$/i;

/** The company's part of a tax, under the same name and without wages of its own, is due on the same. */
function shareWages(tax: ItemReading, items: readonly ItemReading[]): void {
  if (tax.section !== "tax") return;
  for (const item of items)
    if (item.section === "employer_tax" && withoutSide(item) === withoutSide(tax))
      item.taxableWages ??= tax.taxableWages;
}

/** The same in a table where both have columns, which have their wages from the start. */
function shareWagesOfColumns(columns: readonly ItemReading[]): void {
  const ofCompany = Map.groupBy(
    columns.filter(({ section }) => section === "employer_tax"),
    withoutSide,
  );
  for (const tax of columns)
    for (const item of tax.section === "tax" ? (ofCompany.get(withoutSide(tax)) ?? []) : [])
      item.taxableWages ??= tax.taxableWages;
}

function withoutSide({ label }: ItemReading): string {
  return label.text.replace(SIDE, "");
}

/** Whether a line is a column of a table: what it is stands above its amount. */
function isColumn({ label: { tokens }, amount }: ItemReading): boolean {
  const [name, figure] = [tokens[0]?.words[0], amount?.token.words[0]];
  return name !== undefined && figure !== undefined && name.baseline < figure.baseline;
}

function isTaxable({ section, amount, taxableWages, ytdAmount, ytdTaxableWages }: ItemReading): boolean {
  if (!isOfTaxes(section) || amount !== null || ytdAmount !== null) return false;
  return taxableWages !== null || ytdTaxableWages !== undefined;
}

/** Whether the line of a tax says already what it is due on, as a strip of sums says again: `FIT Taxable Wages`. */
function saysTheSame({ section, taxableWages }: ItemReading, wages: ItemReading): boolean {
  if (section !== wages.section || taxableWages === null) return false;
  return wages.taxableWages === null || wages.taxableWages.cents === taxableWages.cents;
}
