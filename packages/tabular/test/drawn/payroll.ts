/** The lists of a person's pay. */
export type List = "earnings" | "taxes" | "deductions" | "employer_taxes" | "employer_contributions";

export interface Line {
  list: List;
  /** What a register calls it in full, and in short. */
  label: string;
  code: string;
  /** Hundredths of an hour; null where it is not paid by the hour. */
  hours: number | null;
  /** Cents an hour. */
  rate: number | null;
  /** Cents. */
  amount: number;
  ytd: number;
}

export interface Person {
  id: string;
  given: string;
  family: string;
  department: string;
  lines: Line[];
  /** Cents. */
  gross: number;
  net: number;
}

export interface Payroll {
  company: string;
  start: string;
  end: string;
  payDate: string;
  people: Person[];
}

const GIVEN =
  "Rosa Miguel Anne Peter Zoë Lucía Omar Grace Ines Tomás Wei Dana Ruth Karl Nadia Boris Elena Hugo Maya Sven".split(
    " ",
  );
const FAMILY =
  "Bellwether Ortiz O'Hara Lindqvist Núñez Park Smith-Jones Adeyemi Castellano Dvorak Fairbanks Goodwin Haddad Ibarra Jacobsen Kowalski Larkin Moreau Novak Quist".split(
    " ",
  );
const DEPARTMENTS = ["Kitchen", "Front Office", "Warehouse", "Sales"];
const COMPANIES = ["Harbor Light Foods LLC", "Northwind Traders Inc", "Cedar & Pine Co", "Alder Creek Dairy"];
const YEAR_SO_FAR = 7;

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A payroll whose every sum holds. Names and figures are invented. */
export function payrollOf(seed: number, count: number): Payroll {
  const random = randomOf(seed);
  const month = String(1 + (seed % 9)).padStart(2, "0");
  const people = Array.from({ length: count }, (_, index) => personOf(index, random));
  return {
    company: COMPANIES[seed % COMPANIES.length]!,
    start: `2026-${month}-01`,
    end: `2026-${month}-14`,
    payDate: `2026-${month}-20`,
    people,
  };
}

function personOf(index: number, random: () => number): Person {
  const whole = (least: number, most: number): number => least + Math.floor(random() * (most - least + 1));
  const lines: Line[] = [];
  const add = (
    list: List,
    label: string,
    code: string,
    amount: number,
    hours: number | null = null,
    rate: number | null = null,
  ): void => {
    lines.push({ list, label, code, hours, rate, amount, ytd: amount * YEAR_SO_FAR });
  };
  const rate = whole(1500, 6500);
  const hours = whole(60, 80) * 100;
  add("earnings", "Regular", "REG", Math.round((hours * rate) / 100), hours, rate);
  if (random() < 0.5) {
    const [more, higher] = [whole(2, 48) * 25, Math.round(rate * 1.5)];
    add("earnings", "Overtime", "OT", Math.round((more * higher) / 100), more, higher);
  }
  if (random() < 0.3) add("earnings", "Bonus", "BON", whole(5, 100) * 1000);
  const gross = sum(lines);
  const part = (share: number): number => Math.round(gross * share);
  add("taxes", "Federal Income Tax", "FIT", part(0.11) + whole(0, 900));
  add("taxes", "Social Security", "SS", part(0.062));
  add("taxes", "Medicare", "MED", part(0.0145));
  add("taxes", "CA State Income Tax", "SIT CA", part(0.031) + whole(0, 300));
  if (random() < 0.7) add("deductions", "401(k)", "401K", part(0.05));
  if (random() < 0.8) add("deductions", "Medical", "MEDI", whole(2000, 14000));
  if (random() < 0.5) add("deductions", "Dental", "DENT", whole(500, 3000));
  const withheld = sum(lines.filter(({ list }) => list !== "earnings"));
  add("employer_taxes", "Employer Social Security", "ERSS", part(0.062));
  add("employer_taxes", "Employer Medicare", "ERMED", part(0.0145));
  return {
    id: String(1001 + index * 7),
    given: GIVEN[whole(0, GIVEN.length - 1)]!,
    family: FAMILY[(index * 7 + whole(0, 3)) % FAMILY.length]!,
    department: DEPARTMENTS[index % DEPARTMENTS.length]!,
    lines,
    gross,
    net: gross - withheld,
  };
}

export function sum(lines: readonly { amount: number }[]): number {
  return lines.reduce((total, { amount }) => total + amount, 0);
}
