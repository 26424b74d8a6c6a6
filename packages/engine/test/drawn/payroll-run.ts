import { Random } from "../support/random.ts";

/** Figures of an invented payroll run, in cents; hours in hundredths, rates in ten-thousandths. The same for a seed. */
export interface PayrollRun {
  company: string;
  companyId: string;
  employees: RunEmployee[];
}

export interface RunEmployee {
  id: string;
  last: string;
  first: string;
  department: { code: string; name: string };
  earnings: RunEarning[];
  taxes: RunTax[];
  deductions: RunLine[];
  /** Employer's part of a retirement plan: a memo where layouts print it among the deductions. */
  memos: RunLine[];
  employerTaxes: RunTax[];
  gross: number;
  net: number;
}

export interface RunLine {
  code: string;
  label: string;
  cents: number;
  /** Of the year, this run included. */
  year: number;
}

export interface RunEarning extends RunLine {
  hours: number | null;
  rate: number | null;
}

export interface RunTax extends RunLine {
  wages: number;
}

const SURNAMES = [
  "Bellwether",
  "O'Quarry",
  "Van Tessel",
  "Marsh",
  "Lindqvist",
  "Oyelaran",
  "Pinto-Rhys",
  "Dell",
];
const GIVEN = ["Rosa M", "Ines", "Tomas K", "Wanda", "Ulf", "Beatriz A", "Noor", "Ezra J"];
const DEPARTMENTS = [
  { code: "100", name: "Kitchen" },
  { code: "250", name: "Front Office" },
  { code: "400", name: "Field Crew" },
];

export function payrollRun(seed: number, count: number): PayrollRun {
  const random = new Random(seed);
  const between = (from: number, to: number): number => random.int(from, to);
  const employees = Array.from({ length: count }, (_, i) => employeeOf(i, count, between));
  return { company: "Harbor Light Foods LLC", companyId: "123456", employees };
}

type Between = (from: number, to: number) => number;

function employeeOf(i: number, count: number, between: Between): RunEmployee {
  const earnings = earningsOf(between);
  const gross = sum(earnings);
  const retirement = Math.round(gross * 0.05);
  const tax = (code: string, label: string, rate: number, wages = gross): RunTax =>
    withYear({ code, label, cents: Math.round(wages * rate), wages }, between);
  const taxes = [
    tax("FITW", "Federal Income Tax", 0.11, gross - retirement),
    tax("SS", "Social Security", 0.062),
    tax("MED", "Medicare", 0.0145),
    tax("GA", "GA State Income Tax", 0.048, gross - retirement),
  ];
  const deductions = [
    withYear({ code: "401K", label: "401K", cents: retirement }, between),
    ...(between(0, 2) > 0
      ? [withYear({ code: "DENT", label: "Dental", cents: between(900, 4000) }, between)]
      : []),
    ...(between(0, 3) === 0
      ? [withYear({ code: "GARN", label: "Garnishment", cents: between(1000, 9000) }, between)]
      : []),
  ];
  const memos =
    between(0, 1) === 0 ? [] : [withYear({ code: "401ER", label: "401K ER", cents: 4500 }, between)];
  const employerTaxes = [tax("SS-R", "Social Security ER", 0.062), tax("MED-R", "Medicare ER", 0.0145)];
  return {
    id: String(1000 + i * 7),
    last: SURNAMES[i % SURNAMES.length]! + (i < SURNAMES.length ? "" : "son"),
    first: GIVEN[Math.floor(i / SURNAMES.length + i) % GIVEN.length]!,
    department: DEPARTMENTS[Math.floor((i * DEPARTMENTS.length) / count)]!,
    earnings,
    taxes,
    deductions,
    memos,
    employerTaxes,
    gross,
    net: gross - sum(taxes) - sum(deductions),
  };
}

function earningsOf(between: Between): RunEarning[] {
  const earning = (code: string, label: string, hours: number, rate: number): RunEarning =>
    withYear({ code, label, hours, rate, cents: Math.round((hours * rate) / 10_000) }, between);
  const rate = between(120_000, 480_000);
  return [
    earning("REG", "Regular", between(60, 80) * 100, rate),
    ...(between(0, 1) === 0 ? [earning("OT", "Overtime", between(1, 40) * 25, Math.round(rate * 1.5))] : []),
    ...(between(0, 2) === 0
      ? [
          withYear(
            { code: "BONUS", label: "Bonus", cents: between(5000, 90_000), hours: null, rate: null },
            between,
          ),
        ]
      : []),
  ];
}

function withYear<T extends { cents: number }>(line: T, between: Between): T & { year: number } {
  return { ...line, year: line.cents * between(1, 20) + between(0, 99) };
}

export function sum(lines: readonly { cents: number }[]): number {
  return lines.reduce((total, { cents }) => total + cents, 0);
}

export function sumOfYear(lines: readonly { year: number }[]): number {
  return lines.reduce((total, { year }) => total + year, 0);
}

/** The lines of several employees, added up by code. */
export function recap<T extends RunLine>(lines: readonly T[]): T[] {
  const byCode = new Map<string, T>();
  for (const line of lines) {
    const known = byCode.get(line.code);
    if (known === undefined) byCode.set(line.code, { ...line });
    else Object.assign(known, { cents: known.cents + line.cents, year: known.year + line.year });
  }
  return [...byCode.values()];
}

/** Departments with their employees, in order. */
export function departmentsOf({
  employees,
}: PayrollRun): { code: string; name: string; employees: RunEmployee[] }[] {
  return DEPARTMENTS.map((department) => ({
    ...department,
    employees: employees.filter((employee) => employee.department.code === department.code),
  })).filter((department) => department.employees.length > 0);
}
