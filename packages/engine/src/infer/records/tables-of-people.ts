import { nameKey } from "@paylift/canonical";
import type { RecordReading } from "../../interpret/reading.ts";
import { takeIn } from "./take-in.ts";

/**
 * Puts together what two tables say of the same people: what they earn in one, what is withheld and paid in another. Only
 * where everybody stands in both, and neither says of anybody what the other does; else they are several checks.
 */
export function joinTablesOfPeople(records: readonly RecordReading[]): RecordReading[] {
  const people = records.filter(({ scope, name }) => scope === "check" && name !== null);
  const half = people.length / 2;
  const [above, below] = [
    people.slice(0, half),
    new Map(people.slice(half).map((each) => [keyOf(each), each])),
  ];
  if (people.length < 2 || below.size !== half || new Set(above.map(keyOf)).size !== half)
    return [...records];
  const others = above.map((each) => below.get(keyOf(each)));
  if (others.some((other, i) => other === undefined || !areParts(above[i]!, other))) return [...records];
  above.forEach((each, i) => takeIn(each, others[i]!));
  const joined = new Set(others);
  return records.filter((record) => !joined.has(record));
}

function keyOf({ name }: RecordReading): string {
  return nameKey(name!.text);
}

/** Whether only one of two records of a person has a net pay, and neither has lines of a section or a figure of the other. */
function areParts(a: RecordReading, b: RecordReading): boolean {
  if (a.figures.has("net_pay") === b.figures.has("net_pay")) return false;
  if (a.items.length === 0 || b.items.length === 0) return false;
  if ([...b.figures.keys()].some((figure) => a.figures.has(figure))) return false;
  const sections = new Set(a.items.map(({ section }) => section));
  return !b.items.some(({ section }) => sections.has(section));
}
