import { sumMoney } from "@paylift/canonical";
import type { MoneyReading, RecordReading } from "../../interpret/reading.ts";

/** What the company's own lines of taxes come to. */
export const OF_TAXES = "Σ employer taxes = printed total of employer taxes";

/** Amounts of the taxes that a record says the company pays. */
export function companysTaxes({ items }: RecordReading): MoneyReading[] {
  return items.flatMap(({ section, amount }) => (section === "employer_tax" ? (amount ?? []) : []));
}

/** Where the company's taxes are listed for all people together, and for nobody alone, their sum is that of the list. */
export function settleCompanysOwnSum(records: readonly RecordReading[]): void {
  const people = records.filter(({ scope }) => scope === "check");
  if (people.length === 0 || people.some((record) => companysTaxes(record).length > 0)) return;
  for (const record of records) {
    const total = record.figures.get("total_employer_taxes");
    const parts = companysTaxes(record);
    if (record.scope === "check" || total === undefined || parts.length === 0) continue;
    if (sumMoney(parts.map(({ cents }) => cents)) !== total.cents) continue;
    record.figures.delete("total_employer_taxes");
    record.lineSums.push({ label: "employer taxes", identity: OF_TAXES, total, parts });
    total.token.claim = "total";
  }
}
