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
  const differs = (of: (person: LedgerEmployee) => string): boolean => saidOf(one, of) !== saidOf(other, of);
  if (differs(() => "")) return [{ in: "people", tokens: alone(one, other, () => "", nameTokens) }];
  const found: Difference[] = [];
  if (differs(idOf)) found.push({ in: "ids", tokens: alone(one, other, idOf, idTokens) });
  if (differs(listsOf)) found.push({ in: "lists", tokens: alone(one, other, listsOf, amountTokens) });
  return found;
}

/** What a reading says of each of its people, in one order. Two of one name are two, whatever else is said of them. */
function saidOf({ employees }: Ledger, of: (person: LedgerEmployee) => string): string {
  return employees
    .map((person) => `${nameKey(person.name.text)} ${of(person)}`)
    .sort()
    .join("\n");
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

function paymentsOf({ payments }: LedgerEmployee): string {
  return payments
    .map(({ amount }) => amount.cents)
    .sort((a, b) => a - b)
    .join();
}

/** In what two readings agree: in nothing that matters, in who is paid, or in all lines of these as well. */
export type Agreement = "none" | "people" | "lines";

/**
 * In what two readings agree. Who is paid, under which numbers, and by which payments is proved by no sum: that two readers, who find
 * it each in a way of their own, found the same is what speaks for it.
 */
export function agreementOf(one: Ledger, other: Ledger): Agreement {
  const areSame = (of: (person: LedgerEmployee) => string): boolean => saidOf(one, of) === saidOf(other, of);
  if (!areSame((person) => `${idOf(person)} ${paymentsOf(person)}`)) return "none";
  return areSame(({ lines }) => lines.map(lineOf).sort().join()) ? "lines" : "people";
}

function lineOf({ list, amount, description }: LedgerEmployee["lines"][number]): string {
  return `${list} ${amount} ${normalizeLabel(description)}`;
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

/** Of those whom two readings pay alike, so many are named alike where the others are misnamed by one of them. */
const NAMED_ALIKE = 0.7;

/**
 * The difference that another reading names some of those otherwise whom both pay the same, and most of them alike: one of the two took
 * the name of somebody else. Empty for any other.
 */
export function otherNames(one: Ledger, other: Ledger): Difference[] {
  const others = byPay(other);
  const pairs = [...byPay(one)].flatMap(([cents, person]) => {
    const same = others.get(cents);
    return same === undefined
      ? []
      : [{ person, isNamedAlike: nameKey(same.name.text) === nameKey(person.name.text) }];
  });
  const misnamed = pairs.filter(({ isNamedAlike }) => !isNamedAlike);
  const isSome = misnamed.length > 0 && pairs.length - misnamed.length >= NAMED_ALIKE * pairs.length;
  return isSome ? [{ in: "people", tokens: misnamed.flatMap(({ person }) => nameTokens(person)) }] : [];
}

/** The people of a reading by their net pay, as far as nobody else has the same. */
function byPay({ employees }: Ledger): ReadonlyMap<number, LedgerEmployee> {
  const paid = Map.groupBy(employees, ({ net }) => net?.cents ?? 0);
  return new Map(
    [...paid].flatMap(([cents, people]) => (cents !== 0 && people.length === 1 ? [[cents, people[0]!]] : [])),
  );
}
