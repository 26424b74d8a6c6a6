import { multiplyToCents, nameKey, normalizeLabel, type Cents, type Quantity } from "@paylift/canonical";
import { isTax, type Ledger, type LedgerEmployee, type LedgerLine } from "../canonicalise/ledger.ts";
import type { Token } from "../layout/token.ts";

/**
 * A reading with what another one found of the same lines, those of the same amounts in the same lists of people whom both name alike:
 * the code that it parts from the name of a line, the rest of a name that is printed in full, and hours and rates where there are none.
 */
export function withLinesTold(one: Ledger, other: Ledger): Ledger {
  const others = Map.groupBy(other.employees, ({ name }) => nameKey(name.text));
  const employees = one.employees.map((person) => {
    const [same, ...namesakes] = others.get(nameKey(person.name.text)) ?? [];
    return same === undefined || namesakes.length > 0 ? person : withLinesOf(person, same);
  });
  return employees.some((person, i) => person !== one.employees[i]) ? { ...one, employees } : one;
}

function withLinesOf(person: LedgerEmployee, other: LedgerEmployee): LedgerEmployee {
  const beside = new Map(other.lines.map((line) => [amountOf(line), line]));
  const lines = person.lines.map((line) => {
    const same = amountOf(line) === null ? undefined : beside.get(amountOf(line));
    return same === undefined || !areOfSameAmounts(line, same) ? line : told(line, same);
  });
  return lines.some((line, i) => line !== person.lines[i]) ? { ...person, lines } : person;
}

/** The first number that a line was read from. */
function amountOf({ sources }: LedgerLine): Token | null {
  return sources[0]?.amount?.token ?? null;
}

function areOfSameAmounts(one: LedgerLine, other: LedgerLine): boolean {
  return (
    one.list === other.list && one.amount === other.amount && one.sources.length === other.sources.length
  );
}

function told(line: LedgerLine, other: LedgerLine): LedgerLine {
  const named = partsCode(line, other)
    ? withName(line, other)
    : isInFull(line, other)
      ? { ...line, description: other.description }
      : line;
  if (named.list !== "earnings" || other.list !== "earnings") return named;
  const hours = named.hours ?? other.hours;
  const rate = named.rate ?? (isProduct(hours, other.rate, named.amount) ? other.rate : null);
  return hours === named.hours && rate === named.rate ? named : { ...named, hours, rate };
}

/** A line with the code and the name of another of its list, and with what these say of it. */
function withName(line: LedgerLine, other: LedgerLine): LedgerLine {
  const { code, description, known, type } = other;
  const levied = isTax(other) ? { jurisdiction: other.jurisdiction, locality: other.locality } : {};
  return { ...line, code, description, known, type, ...levied } as LedgerLine;
}

/** Whether an amount is what so many hours at this rate come to, to the cent. */
function isProduct(hours: Quantity | null, rate: Quantity | null, amount: Cents): boolean {
  return hours !== null && rate !== null && multiplyToCents(hours, rate) === amount;
}

/** `MED` and `Medical` where the first has both in one name, or the code alone. */
function partsCode({ code, description }: LedgerLine, other: LedgerLine): boolean {
  if (other.code === null) return false;
  if (code !== null && code !== description) return false;
  const isWhole = [`${other.code} ${other.description}`, `${other.description} ${other.code}`].some(
    (whole) => normalizeLabel(whole) === normalizeLabel(description),
  );
  return isWhole || (other.known && normalizeLabel(other.code) === normalizeLabel(description));
}

/** `Regular Pay` for `Regular`: what goes on as words that are printed below the same heading or behind the same name. */
function isInFull(line: LedgerLine, other: LedgerLine): boolean {
  const further = other.description.slice(line.description.length);
  return (
    line.code === other.code &&
    other.known &&
    other.description.startsWith(`${line.description} `) &&
    /^(?: \p{L}+)+$/u.test(further) &&
    !KIND.test(further)
  );
}

/** What a number counts is no part of a name. */
const KIND = /\b(?:am(?:oun)?ts?|current|curr?|hours?|hrs|rates?|ytd|year|total)\b/i;
