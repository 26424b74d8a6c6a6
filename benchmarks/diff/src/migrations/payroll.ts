import type { CanonicalOutput, Deduction, DeductionType, Earning, Employee } from "@paylift/canonical";
import { generateName, naturalName, type Random } from "@paylift/samples";
import { cents, deduction, earning, money, tax } from "./lines.ts";

const STATES = [
  { code: "US-CA", income: 0.043, disability: 0.009 },
  { code: "US-NY", income: 0.055, disability: null },
  { code: "US-OR", income: 0.08, disability: null },
  { code: "US-PA", income: 0.0307, disability: null },
];

const DEDUCTIONS: readonly [type: DeductionType, description: string, low: number, high: number][] = [
  ["401k", "401(k)", 5_000, 60_000],
  ["medical", "Medical", 4_000, 40_000],
  ["dental", "Dental", 600, 4_500],
  ["vision", "Vision", 200, 1_500],
  ["life", "Voluntary Life", 100, 3_000],
  ["hsa", "HSA", 1_000, 15_000],
  ["commuter", "Commuter", 1_000, 11_000],
  ["child_support", "Child Support", 8_000, 50_000],
];

/** A payroll run with twelve lines or so for each employee, whose figures add up. */
export function generateRun(random: Random, employees: number): CanonicalOutput {
  return {
    schema_version: "1.0",
    provider: "old",
    format_variant: null,
    format_type: "payroll_journal",
    company: { name: "Juniper Orchard Supply", id: "JOS" },
    currency: "USD",
    pay_period: { start: "2026-08-02", end: "2026-08-15" },
    pay_date: "2026-08-21",
    run_kind: "regular",
    employees: Array.from({ length: employees }, (_, index) => generateEmployee(random, index)),
    totals: null,
  };
}

export function generateEmployee(random: Random, index: number): Employee {
  const [hours, rateCents] = [random.int(120, 320) * 25, random.int(1_500, 6_500)];
  const earnings: Earning[] = [
    {
      ...earning("regular", "Regular", Math.round((hours * rateCents) / 100)),
      hours: hours / 100,
      rate: rateCents / 100,
    },
  ];
  if (random.chance(0.4)) {
    const overtime = random.int(1, 48) * 25;
    earnings.push({
      ...earning("overtime", "Overtime", Math.round((overtime * rateCents * 3) / 200)),
      hours: overtime / 100,
      rate: (rateCents * 3) / 200,
    });
  }
  if (random.chance(0.3)) earnings.push(earning("bonus", "Bonus", random.int(10_001, 250_000)));
  const grossCents = earnings.reduce((sum, { amount }) => sum + cents(amount), 0);
  const deductions = random
    .shuffle(DEDUCTIONS)
    .slice(0, random.int(3, 8))
    .map(([type, description, low, high]) => deduction(type, description, random.int(low, high)))
    .filter((line, _, all) => cents(line.amount) * all.length * 3 < grossCents);
  const state = random.pick(STATES);
  const wages = grossCents;
  return settle({
    employee_id: String(1_000 + index),
    name: naturalName(generateName(random)),
    department: random.pick(["100 Orchard", "200 Packing", "300 Office"]),
    gross_pay: money(grossCents),
    net_pay: 0,
    earnings,
    deductions,
    taxes: [
      tax("federal_income", "US", "Federal Income", wages, random.int(900, 2_100) / 10_000),
      tax("social_security", "US", "Social Security", wages, 0.062),
      tax("medicare", "US", "Medicare", wages, 0.0145),
      tax("state_income", state.code, "State Income", wages, state.income),
      tax("state_family_leave", state.code, "Family Leave", wages, 0.006),
      ...(state.disability === null
        ? []
        : [tax("state_disability", state.code, "SDI", wages, state.disability)]),
    ],
    employer_taxes: [
      tax("social_security", "US", "Social Security ER", wages, 0.062),
      tax("medicare", "US", "Medicare ER", wages, 0.0145),
    ],
    employer_contributions: matchOf(deductions),
    payments: [],
  });
}

function matchOf(deductions: readonly Deduction[]): Deduction[] {
  const deferral = deductions.find(({ type }) => type === "401k");
  return deferral === undefined
    ? []
    : [deduction("401k", "401(k) Match", Math.round(cents(deferral.amount) / 2) + 1)];
}

/** Makes gross and net what the lines add up to. */
export function settle(employee: Employee): Employee {
  const sum = (lines: readonly { amount: number }[]): number =>
    lines.reduce((total, { amount }) => total + cents(amount), 0);
  const grossCents = sum(employee.earnings);
  employee.gross_pay = money(grossCents);
  employee.net_pay = money(grossCents - sum(employee.deductions) - sum(employee.taxes));
  return employee;
}

/** Makes the printed totals what the employees add up to. */
export function total(output: CanonicalOutput): CanonicalOutput {
  const sum = (of: (employee: Employee) => number): number =>
    money(output.employees.reduce((total, employee) => total + of(employee), 0));
  const lines = (lines: readonly { amount: number }[]): number =>
    lines.reduce((total, { amount }) => total + cents(amount), 0);
  output.totals = {
    employee_count: output.employees.length,
    gross_pay: sum(({ gross_pay }) => cents(gross_pay ?? 0)),
    net_pay: sum(({ net_pay }) => cents(net_pay ?? 0)),
    total_earnings: null,
    total_deductions: sum(({ deductions }) => lines(deductions)),
    total_taxes: sum(({ taxes }) => lines(taxes)),
  };
  return output;
}
