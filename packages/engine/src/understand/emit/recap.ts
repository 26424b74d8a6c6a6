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
  const own = records.filter(isOfPerson);
  const everybody = new Set(own.map(personOf)).size;
  if (everybody < LEAST_PEOPLE || own.length === everybody) return [...records];
  const rest = own.length - everybody;
  for (const [recap, details] of [
    [own.slice(rest), own.slice(0, rest)],
    [own.slice(0, everybody), own.slice(everybody)],
  ] as const) {
    if (!repeats(recap, details)) continue;
    leaveAll(recap, details);
    const again = new Set(recap);
    return records.filter((record) => !again.has(record));
  }
  return [...records];
}

/** The records of a further table without those of people of whom it only repeats what others come to. */
export function withoutRecapOf(
  records: readonly RecordReading[],
  before: readonly RecordReading[],
): readonly RecordReading[] {
  const recap = records.filter(isOfPerson);
  const details = before.filter(isOfPerson);
  const isOfAll = recap.length === 1 && repeatsAll(recap[0]!, details);
  if (!isOfAll && (recap.length < LEAST_PEOPLE || !repeats(recap, details))) return records;
  leaveAll(recap, details);
  return records.filter((record) => !isOfPerson(record));
}

function isOfPerson({ scope, name }: RecordReading): boolean {
  return scope === "check" && name?.text !== "";
}

function leaveAll(recap: readonly RecordReading[], details: readonly RecordReading[]): void {
  const of = Map.groupBy(details, personOf);
  for (const record of recap) leave(record, of.get(personOf(record)) ?? []);
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

/** Whether the lines of a table that is about nobody are what all people come to: each plan and its total. */
function repeatsAll(record: RecordReading, details: readonly RecordReading[]): boolean {
  const having = new Map<string, Set<string>>();
  for (const detail of details)
    for (const line of amountsOf([detail]).keys())
      having.set(line, (having.get(line) ?? new Set()).add(personOf(detail)));
  const several = [...amountsOf([record]).keys()].filter((line) => (having.get(line)?.size ?? 0) > 1).length;
  return several >= LEAST_SEVERAL && isSumOf(record, details);
}

function isSumOf(record: RecordReading, details: readonly RecordReading[]): boolean {
  if (details.length === 0) return false;
  const [sums, own] = [amountsOf(details), amountsOf([record])];
  // Of lists of lines alone the gross pay is what the lines come to.
  const gross = details.some(({ figures }) => figures.has("gross_pay")) ? undefined : earnedIn(details);
  const isHeld = ([name, cents]: [string, number]): boolean =>
    (sums.get(name) ?? (name === "gross_pay" ? gross : undefined)) === cents;
  return own.size > 0 && [...own].every(isHeld);
}

function earnedIn(records: readonly RecordReading[]): number {
  const lines = records.flatMap(({ items }) => items.filter(({ section }) => section === "earning"));
  return lines.reduce((sum, { amount }) => sum + (amount?.cents ?? 0), 0);
}

/** What records come to, by line and by figure. */
export function amountsOf(records: readonly Pick<RecordReading, "items" | "figures">[]): Map<string, number> {
  const sums = new Map<string, number>();
  const add = (name: string, cents: number): void => void sums.set(name, (sums.get(name) ?? 0) + cents);
  for (const { items, figures } of records) {
    for (const { section, label, amount } of items)
      if (amount !== null) add(`${section} ${normalizeLabel(label.text)}`, amount.cents);
    for (const [figure, { cents }] of figures) add(figure, cents);
  }
  return sums;
}

/** What is printed again is a sum of what is read elsewhere; a figure that stands nowhere else is that of the person. */
function leave({ items, figures }: RecordReading, details: readonly RecordReading[]): void {
  for (const { token } of items.flatMap(numbersOf)) token.claim = "total";
  for (const [figure, money] of figures) {
    if (details.length === 0 || details.some((record) => record.figures.has(figure)))
      money.token.claim = "total";
    else details[0]!.figures.set(figure, money);
  }
}

function numbersOf({ hours, rate, amount, taxableWages, ytdAmount }: ItemReading): { token: Token }[] {
  return [hours, rate, amount, taxableWages, ytdAmount].filter((number) => number !== null);
}
