import { nameKey, normalizeLabel } from "@paylift/canonical";
import type { RecordReading } from "../../interpret/reading.ts";
import { takeIn } from "./take-in.ts";

/**
 * Puts together what several tables say of the same people: what they earn in one, what is withheld and paid in others, as
 * columns do that go on with the next page. Only where everybody stands in each, and none says of anybody what another does but
 * for a gross pay that is the same; else they are several checks.
 */
export function joinTablesOfPeople(records: readonly RecordReading[]): RecordReading[] {
  const people = new Map<string, RecordReading[]>();
  for (const record of records) {
    if (record.scope !== "check" || record.name === null) continue;
    const key = nameKey(record.name.text);
    people.set(key, [...(people.get(key) ?? []), record]);
  }
  const parts = [...people.values()];
  const tables = parts[0]?.length ?? 0;
  if (tables < 2 || !parts.every((each) => each.length === tables && areParts(each))) return [...records];
  for (const [first, ...others] of parts) for (const other of others) takeIn(first!, other);
  const joined = new Set(parts.flatMap((each) => each.slice(1)));
  return records.filter((record) => !joined.has(record));
}

/** Whether only one of some records of a person has a net pay, and none has a line or a figure of another. */
function areParts(records: readonly RecordReading[]): boolean {
  if (records.filter(({ figures }) => figures.has("net_pay")).length !== 1) return false;
  if (records.some(({ items }) => items.length === 0)) return false;
  const gross = records.flatMap(({ figures }) => figures.get("gross_pay")?.cents ?? []);
  if (new Set(gross).size > 1) return false;
  const said = records.flatMap((record) => [...saysOf(record)]);
  return new Set(said).size === said.length;
}

/** The figures and the lines of a record. */
function saysOf({ figures, items }: RecordReading): Set<string> {
  const lines = items.map(({ section, label }) => `${section} ${normalizeLabel(label.text)}`);
  return new Set([...[...figures.keys()].filter((figure) => figure !== "gross_pay"), ...lines]);
}
