import type { ItemReading, RecordReading } from "../interpret/reading.ts";
import type { FigureName, LineSection } from "../variants/variant-schema.ts";

const WITHHELD: readonly LineSection[] = ["tax", "deduction"];
const SUMS: Partial<Record<LineSection, FigureName>> = { tax: "total_taxes", deduction: "total_deductions" };

/**
 * Some documents print what is withheld with a minus. Canonical amounts withheld are positive (canonical schema,
 * Deduction and Tax), so a section whose amounts are mostly negative is turned round as a whole.
 */
export function turnWithheldSigns(records: readonly RecordReading[]): void {
  for (const section of WITHHELD) {
    const items = records.flatMap((record) => record.items.filter((item) => item.section === section));
    const negative = items.filter(({ amount }) => amount !== null && amount.cents < 0).length;
    const positive = items.filter(({ amount }) => amount !== null && amount.cents > 0).length;
    if (negative <= positive) continue;
    for (const item of items) turn(item);
    for (const { figures } of records) {
      const sum = figures.get(SUMS[section]!);
      if (sum !== undefined) figures.set(SUMS[section]!, { ...sum, cents: -sum.cents });
    }
  }
}

function turn(item: ItemReading): void {
  if (item.amount !== null) item.amount = { ...item.amount, cents: 0 - item.amount.cents };
  // A year to date is often printed without the minus of the period.
  if (item.ytdAmount !== null && item.ytdAmount.cents < 0)
    item.ytdAmount = { ...item.ytdAmount, cents: -item.ytdAmount.cents };
}
