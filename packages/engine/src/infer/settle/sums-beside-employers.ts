import { sumMoney } from "@paylift/canonical";
import type { RecordReading } from "../../interpret/reading.ts";
import type { FigureName, LineSection } from "../../variants/variant-schema.ts";

/** What is paid to people and withheld from them, and the lines that it is the sum of. */
const OF_PEOPLE: readonly (readonly [FigureName, LineSection | null])[] = [
  ["gross_pay", null],
  ["net_pay", null],
  ["total_taxes", "tax"],
  ["total_deductions", "deduction"],
];

/**
 * Sums that stand beside those of what the company pays, in another box, are those of all where they add up over everybody:
 * `Employer Taxes  137.70  Total Deductions  64.80`.
 */
export function moveSumsBesideEmployers(records: readonly RecordReading[]): void {
  const people = records.filter(({ scope }) => scope === "check");
  const sums = new Map<FigureName, number>();
  const ofPeople = (figure: FigureName, section: LineSection | null): number => {
    const known = sums.get(figure) ?? Math.abs(sumOf(people, figure, section));
    sums.set(figure, known);
    return known;
  };
  let all: RecordReading | null = null;
  for (const record of records) {
    if (record.scope === "company") all = record;
    if (record.scope !== "employer" || all === null) continue;
    for (const [figure, section] of OF_PEOPLE) {
      const sum = record.figures.get(figure);
      if (sum === undefined || Math.abs(sum.cents) !== ofPeople(figure, section)) continue;
      record.figures.delete(figure);
      if (!all.figures.has(figure)) all.figures.set(figure, sum);
    }
  }
}

function sumOf(people: readonly RecordReading[], figure: FigureName, section: LineSection | null): number {
  const amounts = people.flatMap(({ figures, items }) =>
    section === null
      ? (figures.get(figure)?.cents ?? [])
      : items.flatMap((item) => (item.section === section ? (item.amount?.cents ?? []) : [])),
  );
  return sumMoney(amounts);
}
