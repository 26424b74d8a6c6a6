import { Random } from "../random.ts";

/** An amount in cents, this period and the year to date. */
export interface Line {
  label: string;
  amount: number;
  ytd: number;
}

export interface EarningLine extends Line {
  /** Hundredths of an hour; 0 for none. */
  hours: number;
  ytdHours: number;
  /** Cents an hour; 0 where none is printed. */
  rate: number;
}

export interface DeductionLine extends Line {
  pretax: boolean;
}

/** One employee's pay of one period; everything adds up, this period and the year to date. */
export interface Pay {
  name: string;
  id: string;
  department: string;
  number: string;
  earnings: EarningLine[];
  taxes: Line[];
  deductions: DeductionLine[];
  reimbursements: Line[];
  employerTaxes: Line[];
  employer: Line[];
  gross: Line;
  totalTaxes: Line;
  totalDeductions: Line;
  net: Line;
  /** Parts of the net pay that go to accounts; empty for a check. */
  deposits: number[];
}

export interface Payroll {
  company: string;
  companyId: string;
  period: { start: Date; end: Date };
  payDate: Date;
  pays: Pay[];
}

/** The words that a provider has for what it lists. */
export interface Words {
  earnings: { regular: string; overtime: string; others: readonly string[] };
  taxes: readonly string[];
  deductions: readonly { label: string; pretax: boolean }[];
  reimbursements: readonly string[];
  employerTaxes: readonly string[];
  employer: readonly string[];
  /** Capitals on names, as some providers print them. */
  capitals?: boolean;
  /** Surname first. */
  surnameFirst?: boolean;
}

const GIVEN = ["Rosa", "Ben", "María", "D'Andre", "Mei-Ling", "Zoë", "Tom", "Ana Lucía", "Jo"];
const MIDDLE = ["", "", "M ", "K. "];
const SURNAMES = [
  "Bellwether",
  "O'Neill",
  "Li",
  "de la Cruz",
  "Fitzgerald-Hayes",
  "Ng",
  "Van der Berg",
  "Smith",
];
const COMPANIES = [
  "Harbor Light Foods LLC",
  "O'Brien & Sons, Inc.",
  "Quay 12 Studio",
  "Northwind Clinics PLLC",
];
const DEPARTMENTS = ["100", "Kitchen", "200", "Front Office"];
const DAY_MS = 86_400_000;

/** A payroll of some employees that the seed repeats. */
export function payrollOf(seed: number, words: Words, employees: number): Payroll {
  const random = new Random(seed);
  const end = new Date(Date.UTC(random.int(2019, 2027), random.int(2, 11), random.int(1, 28)));
  return {
    company: random.pick(COMPANIES),
    companyId: `${random.pick(["A", "Q", "X"])}${random.int(10, 99)}`,
    period: { start: new Date(end.getTime() - 13 * DAY_MS), end },
    payDate: new Date(end.getTime() + 5 * DAY_MS),
    pays: Array.from({ length: employees }, (_, i) => payOf(random, words, i)),
  };
}

function payOf(random: Random, words: Words, index: number): Pay {
  const periods = random.int(1, 20);
  const line = (label: string, amount: number): Line => ({
    label,
    amount,
    ytd: amount * periods + (periods > 1 ? random.int(0, 9999) : 0),
  });
  const earnings = earningsOf(random, words, periods);
  const gross = sum("gross", earnings);
  const share = (least: number, most: number): number =>
    Math.round((gross.amount * random.int(least, most)) / 10_000);
  const taxes = words.taxes.map((label) => line(label, share(50, 900)));
  const deductions = random
    .some(words.deductions, 0.5)
    .map(({ label, pretax }) => ({ ...line(label, share(20, 400)), pretax }));
  const reimbursements = random.chance(0.3)
    ? random.some(words.reimbursements, 0.7).map((label) => line(label, random.int(500, 40_000)))
    : [];
  const beside = sum("reimbursements", reimbursements);
  const [totalTaxes, totalDeductions] = [sum("taxes", taxes), sum("deductions", deductions)];
  const net = {
    label: "net",
    amount: gross.amount + beside.amount - totalTaxes.amount - totalDeductions.amount,
    ytd: gross.ytd + beside.ytd - totalTaxes.ytd - totalDeductions.ytd,
  };
  return {
    name: nameOf(random, words),
    id: String(1000 + 7 * index + random.int(0, 6)).padStart(6, "0"),
    department: random.pick(DEPARTMENTS),
    number: String(140_000 + 100 * index + random.int(0, 99)),
    earnings,
    taxes,
    deductions,
    reimbursements,
    employerTaxes: words.employerTaxes.map((label) => line(label, share(20, 700))),
    employer: random.some(words.employer, 0.6).map((label) => line(label, share(50, 500))),
    gross,
    totalTaxes,
    totalDeductions,
    net,
    deposits: depositsOf(random, net.amount),
  };
}

function earningsOf(random: Random, { earnings: words }: Words, periods: number): EarningLine[] {
  const rate = random.int(1500, 7500);
  const paid = (label: string, hours: number, cents: number): EarningLine => {
    const amount = Math.round((hours * cents) / 100);
    const extra = periods > 1 ? random.int(0, 99_999) : 0;
    return { label, hours, rate: cents, amount, ytd: amount * periods + extra, ytdHours: hours * periods };
  };
  const lines = [paid(words.regular, random.int(80, 320) * 25, rate)];
  if (random.chance(0.4)) lines.push(paid(words.overtime, random.int(1, 60) * 25, Math.round(rate * 1.5)));
  for (const label of random.some(words.others, 0.3)) {
    const amount = random.int(1000, 200_000);
    // Some lines have nothing this period.
    const current = periods > 1 && random.chance(0.25) ? 0 : amount;
    lines.push({ label, hours: 0, rate: 0, amount: current, ytd: amount * periods, ytdHours: 0 });
  }
  return lines;
}

function nameOf(random: Random, { capitals, surnameFirst }: Words): string {
  const [given, middle, surname] = [random.pick(GIVEN), random.pick(MIDDLE), random.pick(SURNAMES)];
  const name =
    surnameFirst === true ? `${surname}, ${given} ${middle}`.trim() : `${given} ${middle}${surname}`;
  return capitals === true ? name.toUpperCase() : name;
}

function depositsOf(random: Random, net: number): number[] {
  if (random.chance(0.25)) return [];
  const first = Math.floor(net / 3);
  return random.chance(0.3) ? [first, net - first] : [net];
}

export function sum(label: string, lines: readonly Line[]): Line {
  const add = (pick: (line: Line) => number): number => lines.reduce((total, line) => total + pick(line), 0);
  return { label, amount: add(({ amount }) => amount), ytd: add(({ ytd }) => ytd) };
}
