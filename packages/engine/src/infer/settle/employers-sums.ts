import { sumMoney } from "@paylift/canonical";
import type { RecordReading } from "../../interpret/reading.ts";

/**
 * The sum of one list of what the company pays is of its taxes as well, where these stand in it: it is that of no contributions
 * alone.
 */
export function settleEmployersSums(records: readonly RecordReading[]): void {
  for (const record of records) {
    const total = record.figures.get("total_employer_contributions");
    if (total === undefined || record.figures.has("total_employer_taxes")) continue;
    const amounts = (section: string): NonNullable<(typeof record.items)[number]["amount"]>[] =>
      record.items.flatMap((item) => (item.section === section ? (item.amount ?? []) : []));
    const [plans, taxes] = [amounts("employer_contribution"), amounts("employer_tax")];
    const parts = [...plans, ...taxes];
    if (taxes.length === 0 || sumMoney(parts.map(({ cents }) => cents)) !== total.cents) continue;
    record.figures.delete("total_employer_contributions");
    record.ytdFigures?.delete("total_employer_contributions");
    const identity = "Σ amounts of the list = printed total of the list";
    record.lineSums.push({ label: "paid by the employer", identity, total, parts });
  }
}
