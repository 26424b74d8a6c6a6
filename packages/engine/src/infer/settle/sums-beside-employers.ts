import type { RecordReading } from "../../interpret/reading.ts";
import type { FigureName } from "../../variants/variant-schema.ts";

/** What is paid to people and withheld from them. */
const OF_PEOPLE: readonly FigureName[] = ["gross_pay", "net_pay", "total_taxes", "total_deductions"];

/** Sums over people that stand beside those of what the company pays, in another box, are those of all: `Employer Taxes  137.70  Total Deductions  64.80`. */
export function moveSumsBesideEmployers(records: readonly RecordReading[]): void {
  let all: RecordReading | null = null;
  for (const record of records) {
    if (record.scope === "company") all = record;
    if (record.scope !== "employer" || all === null) continue;
    for (const figure of OF_PEOPLE) {
      const sum = record.figures.get(figure);
      const known = all.figures.get(figure);
      if (sum === undefined || (known !== undefined && known.cents !== sum.cents)) continue;
      record.figures.delete(figure);
      if (known === undefined) all.figures.set(figure, sum);
    }
  }
}
