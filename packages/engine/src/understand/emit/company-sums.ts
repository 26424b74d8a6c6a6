import type { RecordReading } from "../../interpret/reading.ts";
import type { FigureName, LineSection } from "../../variants/variant-schema.ts";

const LEAST_PEOPLE = 2;
const LISTED: readonly (readonly [FigureName, LineSection])[] = [
  ["total_taxes", "tax"],
  ["total_deductions", "deduction"],
];

/** Says of each sum that is what all people come to that it is the company's, wherever it is printed. */
export function tellCompanySums(records: readonly RecordReading[]): void {
  const people = records.filter(({ scope }) => scope === "check");
  if (people.length < LEAST_PEOPLE) return;
  const all = sumsOf(people);
  for (const record of records)
    if (
      record.scope === "department" &&
      [...all].some(([name, cents]) => record.figures.get(name)?.cents === cents)
    )
      record.scope = "company";
}

/** What all people come to: their pay, where each has it, and what is withheld. */
function sumsOf(people: readonly RecordReading[]): Map<FigureName, number> {
  const sums = new Map<FigureName, number>();
  for (const name of ["gross_pay", "net_pay"] as const) {
    const own = people.flatMap(({ figures }) => figures.get(name)?.cents ?? []);
    if (own.length === people.length) sums.set(name, sumOf(own));
  }
  for (const [name, section] of LISTED) {
    const items = people.flatMap((person) => person.items.filter((item) => item.section === section));
    sums.set(name, sumOf(items.flatMap(({ amount }) => amount?.cents ?? [])));
  }
  return new Map([...sums].filter(([, cents]) => cents !== 0));
}

function sumOf(cents: readonly number[]): number {
  return cents.reduce((sum, one) => sum + one, 0);
}
