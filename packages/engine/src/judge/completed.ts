import { nameKey, normalizeLabel } from "@paylift/canonical";
import type { Ledger, LedgerEmployee } from "../canonicalise/ledger.ts";
import type { FactName, TextReading } from "../interpret/reading.ts";
import { isTaxOfficeId, isWord } from "../understand/facts/company-id.ts";
import { isFirstPart, withoutPeriodOfDay } from "../understand/facts/gathered.ts";
import { differencesOf } from "./differences.ts";

/**
 * A reading with the numbers of people as another one has them, where the two differ in nothing else: the joint search asks what heads
 * them, what form they have, and whether each is one person's. Namesakes keep their own. Where it finds none at all, everybody keeps
 * theirs unless it reads these as departments, or they do no more than count the people.
 */
export function withIdsOf(one: Ledger, other: Ledger): Ledger {
  const differences = differencesOf(one, other);
  const others = byName(other);
  const isIdsAlone = differences.length === 1 && differences[0]!.in === "ids";
  if (!isIdsAlone || others === null) return one;
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

/** A reading with the names that another one has of people who share one in it: by their numbers, where the other tells them apart. */
export function withNamesOf(one: Ledger, other: Ledger): Ledger {
  const shared = Map.groupBy(one.employees, ({ name }) => nameKey(name.text));
  const others = Map.groupBy(other.employees, ({ employeeId }) => employeeId?.text ?? "");
  const employees = one.employees.map((person) => {
    if (person.employeeId === null || shared.get(nameKey(person.name.text))!.length < 2) return person;
    const [same, ...further] = others.get(person.employeeId.text) ?? [];
    return same === undefined || further.length > 0 ? person : { ...person, name: same.name };
  });
  return employees.some((person, i) => person !== one.employees[i]) ? { ...one, employees } : one;
}

/** A reading in whose names the numbers stand that another one reads beside the same names: of everybody, they are parted. */
export function withNumbersParted(one: Ledger, other: Ledger): Ledger {
  const others = new Map<string, LedgerEmployee>();
  for (const person of other.employees) {
    const id = person.employeeId?.text ?? "";
    for (const whole of [`${person.name.text} ${id}`, `${id} ${person.name.text}`])
      others.set(nameKey(whole), person);
  }
  const employees = one.employees.flatMap((person) => {
    const same = person.employeeId === null ? others.get(nameKey(person.name.text)) : undefined;
    return same === undefined || same.employeeId === null
      ? []
      : [{ ...person, name: same.name, employeeId: same.employeeId }];
  });
  return employees.length === one.employees.length ? { ...one, employees } : one;
}

/** The people of a reading by their names; null where several have one. */
export function byName({ employees }: Ledger): ReadonlyMap<string, LedgerEmployee> | null {
  const people = new Map(employees.map((person) => [nameKey(person.name.text), person]));
  return people.size < employees.length ? null : people;
}

/** Whether the numbers of people are those of their rows: 1, 2, 3. */
function countPeople({ employees }: Ledger): boolean {
  return employees.every(({ employeeId }, i) => Number(employeeId?.text) === i + 1);
}

/**
 * A reading with the payments that another one found of people for whom it has none: of those whom both name alike and of whom both say
 * the same net pay, where both have the same payments of most others, or it has looked for none.
 */
export function withPaymentsOf(one: Ledger, other: Ledger): Ledger {
  const others = byName(other);
  if (others === null) return one;
  const paid = one.employees.filter(({ payments }) => payments.length > 0);
  const areSame = paid.every((person) => arePaidAlike(person, others.get(nameKey(person.name.text))));
  if (paid.length > 0 && !(areSame && paid.length >= MOSTLY * one.employees.length)) return one;
  const employees = one.employees.map((person) => {
    const same = others.get(nameKey(person.name.text));
    const isSame = same !== undefined && same.net !== null && same.net.cents === person.net?.cents;
    if (!isSame || person.payments.length > 0) return person;
    for (const { amount, printed } of same.payments)
      if (printed) for (const token of amount.tokens) token.claim ??= "field";
    return { ...person, payments: same.payments };
  });
  return { ...one, employees };
}

/** Whether two readings have the same payments of somebody, whatever else they say of these. */
function arePaidAlike({ payments }: LedgerEmployee, other: LedgerEmployee | undefined): boolean {
  const beside = other?.payments ?? [];
  return (
    beside.length === payments.length &&
    beside.every(({ amount }, i) => amount.cents === payments[i]!.amount.cents)
  );
}

/** So many people have a payment where everybody is paid by one. */
const MOSTLY = 0.5;

/** A reading with what another one found of the same payments, where it says nothing of it itself: their numbers, methods and days. */
export function withPaymentsTold(one: Ledger, other: Ledger): Ledger {
  const others = byName(other);
  if (others === null) return one;
  const employees = one.employees.map((person) => {
    const same = others.get(nameKey(person.name.text));
    if (same === undefined || !arePaidAlike(person, same)) return person;
    const beside = same.payments;
    const payments = person.payments.map((payment, i) => ({
      ...payment,
      number: payment.number ?? beside[i]!.number,
      method: payment.method ?? beside[i]!.method,
      date: payment.date ?? beside[i]!.date,
    }));
    return { ...person, payments };
  });
  return { ...one, employees };
}

/**
 * A reading with the departments that another one found of those whom both name alike: where the first has none for anybody, or says
 * another thing of everybody, and where one of the two has more of the same words. The joint search reads all people at once.
 */
export function withDepartmentsOf(one: Ledger, other: Ledger): Ledger {
  const others = byName(other);
  if (others === null) return one;
  const beside = one.employees.map(({ name }) => others.get(nameKey(name.text))?.department ?? null);
  const isTold = one.employees.some(
    ({ department }, i) => department !== null && (beside[i] === null || shareWords(department, beside[i]!)),
  );
  const employees = one.employees.map((person, i) => {
    const department = beside[i]!;
    const isSame =
      person.department !== null && department !== null && shareWords(person.department, department);
    return department !== null && (isSame || !isTold) ? { ...person, department } : person;
  });
  return { ...one, employees };
}

/** Whether all words of one text stand in another: `110` in `110 - Field Survey`. */
function shareWords({ text }: TextReading, other: TextReading): boolean {
  const [one, two] = [text, other.text].map((words) => ` ${normalizeLabel(words)} `);
  return one!.includes(two!) || two!.includes(one!);
}

/** Facts that the words of a page tell, whoever reads its figures. */
const TOLD: readonly FactName[] = ["run_kind", "pay_date", "company_name", "company_id"];
const OF_COMPANY: ReadonlySet<FactName> = new Set(["company_name", "company_id"]);

/** A reading with what another one found of the whole run, where it says nothing itself, or the company's number with its name. */
export function withFactsOf(one: Ledger, other: Ledger): Ledger {
  const facts = new Map(withoutPeriodOfDay(one.reading.facts));
  const isParted = isBehindNumber(
    facts.get("company_name")?.text,
    other.reading.facts.get("company_name")?.text,
  );
  const id = facts.get("company_id")?.text ?? "";
  // What the tax office calls an employer, or a word of its name, is the company's number only where there is no other.
  const isNone = isTaxOfficeId(id) || isWord(id);
  for (const name of TOLD) {
    const told = other.reading.facts.get(name);
    const own = facts.get(name);
    const isBetter =
      own === undefined ||
      (isParted && OF_COMPANY.has(name)) ||
      (name === "company_id" && (isNone || (told !== undefined && id.endsWith(` ${told.text}`)))) ||
      (name === "company_name" && told !== undefined && isFirstPart(told.text, own.text));
    if (told !== undefined && isBetter) facts.set(name, told);
  }
  return { ...one, reading: { ...one.reading, facts } };
}

/** Whether a text is a number and a name: `0761 Bluestem Bakery LLC`. */
function isBehindNumber(text: string | undefined, name: string | undefined): boolean {
  if (text === undefined || name === undefined || !text.endsWith(name)) return false;
  return /\d/.test(text.slice(0, -name.length));
}
