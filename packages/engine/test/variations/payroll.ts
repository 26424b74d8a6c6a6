import type { Random } from "../support/random.ts";

/** What a column of a register holds. */
export type Slot = "earning" | "gross" | "tax" | "deduction" | "net";

export interface MoneyColumn {
  slot: Slot;
  heading: string;
}

/** One made-up person; money in cents, one amount for each column of the payroll. */
export interface Person {
  id: string;
  /** As the register prints it. */
  printed: string;
  /** Given name first. */
  name: string;
  amounts: number[];
}

/** A made-up payroll of one period, whose figures add up. */
export interface Payroll {
  company: string;
  columns: MoneyColumn[];
  people: Person[];
}

const GIVEN = "Nina Owen Mirela Felix Sofie Tobias Ilse Marek Aoife Lionel Petra Anselm Rowan Beatriz".split(
  " ",
);
const FAMILY =
  "Adler Brandt Castell Dunmore Ekwall Farrow Gellert Hovland Iverson Jurado Kestrel Lindqvist Marchetti".split(
    " ",
  );
const COMPANIES = ["Quillmark Stationers LLC", "Pellworm Bakehouse Inc", "Tern Harbor Boats LLC"];
const REGULAR = ["Regular", "Regular Pay", "Salary"];
const MORE_PAY = ["Overtime", "Bonus", "Holiday", "Commission"];
const FEDERAL = ["Federal W/H", "Fed Income Tax", "FIT"];
const SOCIAL = ["Soc Sec", "Social Security", "OASDI"];
const STATE = ["GA State", "OH State Tax", "NY State"];
const WITHHELD = ["Medical", "Dental", "401(k)", "Union Dues", "Life Ins"];

/** A payroll of `count` people, all of other names. */
export function payrollOf(random: Random, count: number): Payroll {
  const pays = [random.pick(REGULAR), ...random.some(MORE_PAY, 0.35)].slice(0, 3);
  const taxes = [
    random.pick(FEDERAL),
    random.pick(SOCIAL),
    "Medicare",
    ...random.some([random.pick(STATE)], 0.7),
  ];
  const withheld = random.some(WITHHELD, 0.5).slice(0, 3);
  const of = (slot: Slot, headings: readonly string[]): MoneyColumn[] =>
    headings.map((heading) => ({ slot, heading }));
  const columns = [
    ...of("earning", pays),
    ...of("gross", [random.pick(["Gross Pay", "Gross", "Gross Wages"])]),
    ...of("tax", taxes),
    ...of("deduction", withheld),
    ...of("net", [random.pick(["Net Pay", "Net"])]),
  ];
  const families = shuffled(random, FAMILY).slice(0, count).toSorted();
  const givens = shuffled(random, GIVEN);
  const familyFirst = random.chance(0.7);
  let id = random.int(1000, 9000);
  const people = families.map((family, i) => {
    const given = random.chance(0.3) ? `${givens[i]!} ${random.pick(["J", "P", "M"])}` : givens[i]!;
    id += random.int(1, 9);
    return {
      id: String(id),
      printed: familyFirst ? `${family}, ${given}` : `${given} ${family}`,
      name: `${given} ${family}`,
      amounts: amountsOf(random, columns),
    };
  });
  return { company: random.pick(COMPANIES), columns, people };
}

/** Amounts that add up: what is earned is the gross pay, less what is withheld the net pay. */
export function amountsOf(random: Random, columns: readonly MoneyColumn[]): number[] {
  const base = random.int(110_000, 390_000);
  let gross = 0;
  let rest = 0;
  return columns.map(({ slot, heading }, i) => {
    if (slot === "gross") return (rest = gross);
    if (slot === "net") return rest;
    const amount =
      slot === "earning" ? (i === 0 ? base : random.int(2000, 30_000)) : withheldOf(random, heading, gross);
    if (slot === "earning") gross += amount;
    else rest -= amount;
    return amount;
  });
}

function withheldOf(random: Random, heading: string, gross: number): number {
  if (/^(Soc|OASDI)/.test(heading)) return Math.round(gross * 0.062);
  if (heading === "Medicare") return Math.round(gross * 0.0145);
  if (heading.startsWith("F")) return Math.round((gross * random.int(70, 140)) / 1000);
  return random.int(900, 12_000);
}

export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  return list
    .map((each) => ({ each, order: random.next() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ each }) => each);
}

/** Cents as a register prints them: `1,920.00`. */
export function printedMoney(cents: number): string {
  return (cents / 100).toLocaleString("en-US", { minimumFractionDigits: 2 });
}
