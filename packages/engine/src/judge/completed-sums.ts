import { nameKey } from "@paylift/canonical";
import { linesOf, type Ledger, type LedgerEmployee } from "../canonicalise/ledger.ts";
import { openRecord } from "../interpret/record-builder.ts";
import type { MoneyReading } from "../interpret/reading.ts";
import type { FigureName } from "../variants/variant-schema.ts";
import { byName } from "./completed.ts";

/**
 * A reading with the gross pay that another one found of people for whom it has none: of those whom both name and pay alike, where that
 * is what its own earnings come to.
 */
export function withGrossOf(one: Ledger, other: Ledger): Ledger {
  const others = byName(other);
  if (others === null) return one;
  const employees = one.employees.map((person) => {
    const same = others.get(nameKey(person.name.text));
    if (person.gross !== null || person.net === null || same?.net?.cents !== person.net.cents) return person;
    const isTold = same.gross !== null && same.gross.cents === sumOf(linesOf(person, "earnings"));
    if (!isTold) return person;
    for (const token of same.gross!.tokens) token.claim ??= "field";
    return { ...person, gross: same.gross };
  });
  return employees.some((person, i) => person !== one.employees[i]) ? { ...one, employees } : one;
}

/** What each person adds to a sum of the company, in cents; null where they lack it. */
const SUMMED: readonly (readonly [FigureName, (person: LedgerEmployee) => number | null])[] = [
  ["gross_pay", ({ gross }) => gross?.cents ?? null],
  ["net_pay", ({ net }) => net?.cents ?? null],
  ["total_taxes", (person) => sumOf(linesOf(person, "taxes"))],
  ["total_deductions", (person) => sumOf(linesOf(person, "deductions"))],
];

function sumOf(lines: readonly { amount: number }[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

/** A reading with the sums of the company that another one found, where it has none itself: those that its own people come to. */
export function withTotalsOf(one: Ledger, other: Ledger): Ledger {
  const [own, others] = [one, other].map(({ totals }) => totals.filter(({ scope }) => scope === "company"));
  const found = SUMMED.flatMap(([figure, of]): [FigureName, MoneyReading][] => {
    if (own!.some(({ figures }) => figures.has(figure))) return [];
    const each = one.employees.map(of);
    const sum = each.reduce<number>((all, cents) => all + (cents ?? NaN), 0);
    const printed = others!.flatMap(({ figures }) => figures.get(figure) ?? []);
    const same = printed.find(({ cents }) => cents === sum && sum !== 0);
    return same === undefined ? [] : [[figure, same]];
  });
  if (found.length === 0) return one;
  for (const [, { token }] of found) token.claim = "total";
  const home = own!.at(-1);
  if (home !== undefined) {
    const whole = { ...home, figures: new Map([...home.figures, ...found]) };
    return { ...one, totals: one.totals.map((record) => (record === home ? whole : record)) };
  }
  const { record } = openRecord("company", "sums of all people", found[0]![1].token.page);
  return { ...one, totals: [...one.totals, { ...record, figures: new Map(found) }] };
}

/** A reading with the printed number of people that another one found, where it has none itself and that is how many it has. */
export function withCountOf(one: Ledger, other: Ledger): Ledger {
  const [own, others] = [one, other].map(({ totals }) => totals.filter(({ scope }) => scope === "company"));
  if (own!.length === 0 || own!.some(({ employeeCount }) => employeeCount !== null)) return one;
  const counts = others!.flatMap(({ employeeCount }) => employeeCount ?? []);
  const same = counts.find(({ count }) => count === one.employees.length);
  if (same === undefined) return one;
  const home = own!.at(-1)!;
  const counted = { ...home, employeeCount: same };
  return { ...one, totals: one.totals.map((record) => (record === home ? counted : record)) };
}
