import { nameKey, normalizeLabel } from "@paylift/canonical";
import type { Ledger, LedgerEmployee } from "../canonicalise/ledger.ts";

/** In what two readings of one document say different things. */
export type Difference = "people" | "ids" | "lists";

/**
 * In what two readings differ: who is paid, under which numbers, and in which lists the amounts stand. Sums prove amounts, and
 * none of these.
 */
export function differencesOf(one: Ledger, other: Ledger): Difference[] {
  const [first, second] = [byName(one), byName(other)];
  const names = [...first.keys()];
  if (first.size !== second.size || names.some((name) => !second.has(name))) return ["people"];
  const pairs = names.map((name) => [first.get(name)!, second.get(name)!] as const);
  const found: Difference[] = [];
  if (pairs.some(([a, b]) => idOf(a) !== idOf(b))) found.push("ids");
  if (pairs.some(([a, b]) => listsOf(a) !== listsOf(b))) found.push("lists");
  return found;
}

function byName({ employees }: Ledger): Map<string, LedgerEmployee> {
  return new Map(employees.map((employee, i) => [nameKey(employee.name.text) || `${i}`, employee]));
}

function idOf({ employeeId }: LedgerEmployee): string {
  return employeeId === null ? "" : normalizeLabel(employeeId.text);
}

function listsOf({ lines }: LedgerEmployee): string {
  return lines
    .filter(({ amount }) => amount !== 0)
    .map(({ list, amount }) => `${list} ${amount}`)
    .sort()
    .join();
}
