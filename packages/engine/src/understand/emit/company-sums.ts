import type { RecordReading } from "../../interpret/reading.ts";
import { amountsOf } from "./recap.ts";
import type { FigureName, LineSection } from "../../variants/variant-schema.ts";

/** The last sum of a list where none is called the company's: it is that, unless it is what the last people come to and others are paid. */
export function tellLastSum(records: readonly RecordReading[]): void {
  const last = records.findLastIndex(({ scope }) => scope === "department");
  const isTotalled = records.some(({ scope }) => scope === "company");
  if (isTotalled || last < 0 || records.slice(last + 1).some(({ scope }) => scope === "check")) return;
  const before = records.findLastIndex(({ scope }, i) => scope === "department" && i < last);
  const people = (from: number): RecordReading[] =>
    records.slice(from, last).filter(({ scope }) => scope === "check");
  const [all, since] = [people(0), people(before + 1)];
  const isOfLast =
    since.length < all.length && comesTo(since, records[last]!) && !comesTo(all, records[last]!);
  if (!isOfLast) records[last]!.scope = "company";
}

/** Whether people come to all that a sum prints. */
function comesTo(people: readonly RecordReading[], sum: RecordReading): boolean {
  const [amounts, printed] = [amountsOf(people), amountsOf([sum])];
  return printed.size > 0 && [...printed].every(([name, cents]) => (amounts.get(name) ?? 0) === cents);
}

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
