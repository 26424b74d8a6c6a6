import { sumMoney } from "@paylift/canonical";
import type { RecordReading } from "../../interpret/reading.ts";

type Amounts = NonNullable<RecordReading["items"][number]["amount"]>[];

const SUMS = ["total_employer_contributions", "total_employer_taxes"] as const;

/**
 * The sum of one list of what the company pays is of its taxes and its contributions, where both stand in it or in what people
 * have of them: it is that of neither alone.
 */
export function settleEmployersSums(records: readonly RecordReading[]): void {
  const checks = records.filter(({ scope }) => scope === "check");
  const ofAll = (section: string): Amounts => checks.flatMap((record) => amountsOf(record, section));
  for (const record of records) {
    const [first, other] = SUMS.filter((figure) => record.figures.has(figure));
    if (first === undefined || other !== undefined) continue;
    const total = record.figures.get(first)!;
    // The lines of a report may have no sums of their own.
    const isOfAll = record.scope === "company" && record.items.length === 0;
    const [plans, taxes] = ["employer_contribution", "employer_tax"].map((section) =>
      isOfAll ? ofAll(section) : amountsOf(record, section),
    );
    const parts = [...plans!, ...taxes!];
    const isOfBoth = first === "total_employer_taxes" ? plans!.length > 0 : taxes!.length > 0;
    if (!isOfBoth || sumMoney(parts.map(({ cents }) => cents)) !== total.cents) continue;
    record.figures.delete(first);
    record.ytdFigures?.delete(first);
    const identity = "Σ amounts of the list = printed total of the list";
    record.lineSums.push({ label: "paid by the employer", identity, total, parts });
  }
}

function amountsOf({ items }: RecordReading, section: string): Amounts {
  return items.flatMap((item) => (item.section === section ? (item.amount ?? []) : []));
}
