import { nameKey, normalizeLabel } from "@paylift/canonical";
import type { ItemReading, RecordReading } from "../../interpret/reading.ts";
import type { Token } from "../../layout/token.ts";

const LEAST_PEOPLE = 3;
const LEAST_SEVERAL = 2;
const MOSTLY = 0.9;

/**
 * Records without those of a list that repeats what others come to: below lists by project or department stands everybody once
 * more, with the sums of all.
 */
export function withoutRecap(records: readonly RecordReading[]): RecordReading[] {
  const own = records.filter(({ scope, name }) => scope === "check" && name?.text !== "");
  const everybody = new Set(own.map(personOf)).size;
  if (everybody < LEAST_PEOPLE || own.length === everybody) return [...records];
  const rest = own.length - everybody;
  for (const [recap, details] of [
    [own.slice(rest), own.slice(0, rest)],
    [own.slice(0, everybody), own.slice(everybody)],
  ] as const) {
    if (!repeats(recap, details)) continue;
    for (const record of recap) leave(record);
    const again = new Set(recap);
    return records.filter((record) => !again.has(record));
  }
  return [...records];
}

function personOf({ name, employeeId }: RecordReading): string {
  return `${nameKey(name?.text ?? "")} ${employeeId?.text ?? ""}`;
}

/** Whether a list names everybody once, and what it prints of each is the sum of what the other records do. */
function repeats(recap: readonly RecordReading[], details: readonly RecordReading[]): boolean {
  if (new Set(recap.map(personOf)).size < recap.length) return false;
  const of = Map.groupBy(details, personOf);
  const several = [...of.values()].filter(({ length }) => length > 1).length;
  const held = recap.filter((record) => isSumOf(record, of.get(personOf(record)) ?? [])).length;
  return several >= LEAST_SEVERAL && held >= MOSTLY * recap.length;
}

function isSumOf(record: RecordReading, details: readonly RecordReading[]): boolean {
  if (details.length === 0) return false;
  const [sums, own] = [amountsOf(details), amountsOf([record])];
  return own.size > 0 && [...own].every(([name, cents]) => sums.get(name) === cents);
}

/** What records come to, by line and by figure. */
export function amountsOf(records: readonly RecordReading[]): Map<string, number> {
  const sums = new Map<string, number>();
  const add = (name: string, cents: number): void => void sums.set(name, (sums.get(name) ?? 0) + cents);
  for (const { items, figures } of records) {
    for (const { section, label, amount } of items)
      if (amount !== null) add(`${section} ${normalizeLabel(label.text)}`, amount.cents);
    for (const [figure, { cents }] of figures) add(figure, cents);
  }
  return sums;
}

/** What is printed again is a sum of what is read elsewhere. */
function leave({ items, figures }: RecordReading): void {
  for (const { token } of [...items.flatMap(numbersOf), ...figures.values()]) token.claim = "total";
}

function numbersOf({ hours, rate, amount, taxableWages, ytdAmount }: ItemReading): { token: Token }[] {
  return [hours, rate, amount, taxableWages, ytdAmount].filter((number) => number !== null);
}
