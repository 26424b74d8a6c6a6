import { nameKey, normalizeLabel } from "@paylift/canonical";
import type { Ledger, LedgerEmployee } from "../canonicalise/ledger.ts";
import type { Token } from "../layout/token.ts";

/** In what two readings of one document say different things, and the print of the first that the other has otherwise. */
export interface Difference {
  in: "people" | "ids" | "lists";
  tokens: readonly Token[];
}

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
  if (differs(() => "")) return [{ in: "people", tokens: alone(one, other, () => "", nameTokens) }];
  const found: Difference[] = [];
  if (differs(idOf)) found.push({ in: "ids", tokens: alone(one, other, idOf, idTokens) });
  if (differs(listsOf)) found.push({ in: "lists", tokens: alone(one, other, listsOf, amountTokens) });
  return found;
}

/** The print of those people of whom the other reading says something else. */
function alone(
  one: Ledger,
  other: Ledger,
  of: (person: LedgerEmployee) => string,
  tokensOf: (person: LedgerEmployee) => readonly Token[],
): Token[] {
  const key = (person: LedgerEmployee): string => `${nameKey(person.name.text)} ${of(person)}`;
  const others = Map.groupBy(other.employees, key);
  // Two who are alike are in doubt both where the other reading has one of them.
  return [...Map.groupBy(one.employees, key)]
    .filter(([name, people]) => people.length > (others.get(name)?.length ?? 0))
    .flatMap(([, people]) => people.flatMap(tokensOf));
}

function nameTokens({ name }: LedgerEmployee): readonly Token[] {
  return name.tokens;
}

function idTokens({ employeeId, name }: LedgerEmployee): readonly Token[] {
  return (employeeId ?? name).tokens;
}

function amountTokens({ lines }: LedgerEmployee): Token[] {
  return lines.flatMap(({ sources }) => sources.flatMap(({ amount }) => amount?.token ?? []));
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

/** The difference that another reading names the same people and has a number for each of them where one has none; empty for any other. */
export function overlookedIds(one: Ledger, other: Ledger): Difference[] {
  const ids = new Set(other.employees.map(idOf));
  const isOverlooked =
    one.employees.every((person) => idOf(person) === "") &&
    !ids.has("") &&
    ids.size === other.employees.length;
  return isOverlooked ? differencesOf(one, other).filter((difference) => difference.in === "ids") : [];
}

/**
 * The difference that another reading names the same people and has lines in a list of which this one has none at all, as where one
 * takes a column for the sum of lines that are printed nowhere; empty for any other.
 */
export function overlookedLists(one: Ledger, other: Ledger): Difference[] {
  const lists = (ledger: Ledger): Set<string> =>
    new Set(ledger.employees.flatMap(({ lines }) => lines.map(({ list }) => list)));
  const known = lists(one);
  const isOverlooked = [...lists(other)].some((list) => !known.has(list));
  const found = isOverlooked
    ? differencesOf(one, other).filter((difference) => difference.in === "lists")
    : [];
  const names = one.employees.flatMap(nameTokens);
  return found.map((difference) => ({
    ...difference,
    tokens: difference.tokens.length > 0 ? difference.tokens : names,
  }));
}

/**
 * A reading with the numbers of people as another one has them, where the two differ in nothing else: the joint search asks what heads
 * them, what form they have, and whether each is one person's. Namesakes keep their own. Where it finds none at all, everybody keeps
 * theirs unless it reads these as departments, or they do no more than count the people.
 */
export function withIdsOf(one: Ledger, other: Ledger): Ledger {
  const differences = differencesOf(one, other);
  const others = new Map(other.employees.map((person) => [nameKey(person.name.text), person]));
  const isIdsAlone = differences.length === 1 && differences[0]!.in === "ids";
  if (!isIdsAlone || others.size < other.employees.length) return one;
  const isNumbered = other.employees.some(({ employeeId }) => employeeId !== null);
  const areDepartments = one.employees.every(
    ({ name, employeeId }) => others.get(nameKey(name.text))?.department?.text === employeeId?.text,
  );
  if (!isNumbered && !areDepartments && !countPeople(one)) return one;
  const employees = one.employees.map((person) => {
    const employeeId = others.get(nameKey(person.name.text))?.employeeId ?? null;
    return { ...person, employeeId };
  });
  return { ...one, employees };
}

/** Whether the numbers of people are those of their rows: 1, 2, 3. */
function countPeople({ employees }: Ledger): boolean {
  return employees.every(({ employeeId }, i) => Number(employeeId?.text) === i + 1);
}

/**
 * A reading with the payments that another one found, where it has none for anybody: of those whom both name alike and of whom both
 * say the same net pay.
 */
export function withPaymentsOf(one: Ledger, other: Ledger): Ledger {
  const others = new Map(other.employees.map((person) => [nameKey(person.name.text), person]));
  const isOverlooked = one.employees.every(({ payments }) => payments.length === 0);
  if (!isOverlooked || others.size < other.employees.length) return one;
  const employees = one.employees.map((person) => {
    const same = others.get(nameKey(person.name.text));
    const isSame = same !== undefined && same.net !== null && same.net.cents === person.net?.cents;
    if (!isSame) return person;
    for (const { amount, printed } of same.payments)
      if (printed) for (const token of amount.tokens) token.claim ??= "field";
    return { ...person, payments: same.payments };
  });
  return { ...one, employees };
}
