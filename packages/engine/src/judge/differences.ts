import { nameKey, normalizeLabel } from "@paylift/canonical";
import type { Ledger, LedgerEmployee } from "../canonicalise/ledger.ts";

/** In what two readings of one document say different things. */
export type Difference = "people" | "ids" | "lists";

/**
 * In what two readings differ: who is paid, under which numbers, and in which lists the amounts stand. Sums prove amounts, and
 * none of these.
 */
export function differencesOf(one: Ledger, other: Ledger): Difference[] {
  // Two of one name are two, whatever else is said of them.
  const said = ({ employees }: Ledger, of: (person: LedgerEmployee) => string): string =>
    employees
      .map((person) => `${nameKey(person.name.text)} ${of(person)}`)
      .sort()
      .join("\n");
  const differs = (of: (person: LedgerEmployee) => string): boolean => said(one, of) !== said(other, of);
  if (differs(() => "")) return ["people"];
  const found: Difference[] = [];
  if (differs(idOf)) found.push("ids");
  if (differs(listsOf)) found.push("lists");
  return found;
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

/** Whether another reading names the same people, and has a number for each of them where one has none. */
export function overlooksIds(one: Ledger, other: Ledger): boolean {
  const ids = new Set(other.employees.map(idOf));
  return (
    one.employees.every((person) => idOf(person) === "") &&
    !ids.has("") &&
    ids.size === other.employees.length &&
    !differencesOf(one, other).includes("people")
  );
}
