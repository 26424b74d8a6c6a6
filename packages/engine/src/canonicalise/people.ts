import { nameKey } from "@paylift/canonical";
import type { RecordReading } from "../interpret/reading.ts";
import { markOf } from "../interpret/told-apart.ts";
import { partNamesakes } from "./namesakes.ts";
import type { PersonRecords } from "./person-records.ts";
import { goesOn } from "./year-to-date.ts";

/**
 * Who is who. Records with one id and name are one person. Where no id is printed a name is one person, unless masked numbers or
 * streets tell several apart, or the document's own summary lists the name as often as there are records: then they are namesakes, in
 * the same order.
 */
export function groupPeople(records: readonly RecordReading[]): PersonRecords[] {
  const summaries = groupBy(
    records.filter(({ scope }) => scope === "summary"),
    nameOf,
  );
  const marked = namesOfSeveral(records);
  const people = new Map<string, PersonRecords>();
  const seen = new Map<string, number>();
  for (const record of records) {
    if (record.scope !== "check" || record.name === null) continue;
    const name = nameOf(record);
    const namesakes = summaries.get(name)?.length ?? 0;
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    const numbered = namesakes > 1 ? `#${count}` : "";
    const suffix = suffixOf(record, marked.has(name) ? (markOf(record) ?? numbered) : numbered, people, name);
    const key = `${name}\n${suffix}`;
    const person = people.get(key);
    if (person !== undefined) person.checks.push(record);
    else {
      const summary = summaries.get(name)?.[Math.min(count, namesakes - 1)];
      people.set(key, { checks: [record], sums: summary === undefined ? [] : [summary] });
    }
  }
  for (const record of records) {
    if (record.scope !== "employee" || record.name === null) continue;
    people.get(`${nameOf(record)}\n${record.employeeId?.text ?? ""}`)?.sums.push(record);
  }
  return people.size > 0 ? partNamesakes([...people.values()], records) : peopleOfSummaries(records);
}

/** What tells namesakes apart: the id; on statements without one, whether the year to date goes on from the other. */
function suffixOf(
  record: RecordReading,
  numbered: string,
  people: ReadonlyMap<string, PersonRecords>,
  name: string,
): string {
  if (record.employeeId !== null) return record.employeeId.text;
  if (record.statement === undefined || numbered !== "") return numbered;
  for (let i = 0; ; i++) {
    const known = people.get(`${name}\n~${i}`);
    if (known === undefined || known.checks.some((check) => goesOn(check, record))) return `~${i}`;
  }
}

/** A document that is a summary alone: each row is a person. */
function peopleOfSummaries(records: readonly RecordReading[]): PersonRecords[] {
  return records.filter(({ scope }) => scope === "summary").map((record) => ({ checks: [record], sums: [] }));
}

/** Names beside which more than one masked number or street stands: of so many people. */
function namesOfSeveral(records: readonly RecordReading[]): ReadonlySet<string> {
  const marks = new Map<string, Set<string>>();
  for (const record of records) {
    const mark = markOf(record);
    if (mark === undefined || record.scope !== "check") continue;
    const name = nameOf(record);
    marks.set(name, (marks.get(name) ?? new Set()).add(mark));
  }
  return new Set([...marks].filter(([, { size }]) => size > 1).map(([name]) => name));
}

function nameOf(record: RecordReading): string {
  return nameKey(record.name?.text ?? "");
}

function groupBy<T>(list: readonly T[], key: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of list) {
    const group = groups.get(key(value));
    if (group === undefined) groups.set(key(value), [value]);
    else group.push(value);
  }
  return groups;
}
