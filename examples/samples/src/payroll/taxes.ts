import type { Random } from "../random.ts";
import type { Employee, EmployerTaxLine, Period, TaxKind, TaxLine } from "./model.ts";
import { PERIODS_PER_YEAR } from "./period.ts";
import { stateRules } from "./states.ts";

const partOf = (cents: number, ratePpm: number): number => Math.round((cents * ratePpm) / 1_000_000);

const BRACKETS = [
  { aboveCents: 0, ratePpm: 100_000 },
  { aboveCents: 1_160_000, ratePpm: 120_000 },
  { aboveCents: 4_715_000, ratePpm: 220_000 },
  { aboveCents: 10_052_500, ratePpm: 240_000 },
];

function federalIncome(taxableCents: number, employee: Employee, period: Period): number {
  const periods = PERIODS_PER_YEAR[period.frequency];
  const allowance = { S: 1_460_000, H: 2_190_000, M: 2_920_000 }[employee.filing];
  const yearly = taxableCents * periods - allowance;
  const tax = BRACKETS.reduce((sum, { aboveCents, ratePpm }, index) => {
    const upper = BRACKETS[index + 1]?.aboveCents ?? Infinity;
    return sum + partOf(Math.max(0, Math.min(yearly, upper) - aboveCents), ratePpm);
  }, 0);
  return Math.round(tax / periods);
}

export interface TaxBasis {
  grossCents: number;
  pretaxCents: number;
  supplemental: boolean;
  /** The wage base of the social security tax was reached earlier in the year. */
  capped: boolean;
}

export function taxesOf(employee: Employee, period: Period, basis: TaxBasis): TaxLine[] {
  if (basis.grossCents <= 0) return [];
  const line = (kind: TaxKind, cents: number): TaxLine => ({ kind, state: null, city: null, cents });
  const taxable = Math.max(0, basis.grossCents - basis.pretaxCents);
  const lines = [
    line(
      "federal_income",
      basis.supplemental ? partOf(taxable, 220_000) : federalIncome(taxable, employee, period),
    ),
  ];
  if (!basis.capped) lines.push(line("social_security", partOf(basis.grossCents, 62_000)));
  lines.push(line("medicare", partOf(basis.grossCents, 14_500)));
  const states = employee.secondState ? [employee.state, employee.secondState] : [employee.state];
  for (const state of states) {
    const share = states.length === 1 ? taxable : Math.floor(taxable / 2);
    for (const { kind, ratePpm } of stateRules(state).taxes) {
      const cents = partOf(share, ratePpm);
      if (cents > 0) lines.push({ kind, state, city: null, cents });
    }
  }
  const { city, state } = employee;
  if (city) {
    lines.push({ kind: "local_income", state, city, cents: partOf(taxable, city.ratePpm) });
    if (city.servicesCents) lines.push({ kind: "local_services", state, city, cents: city.servicesCents });
  }
  return lines;
}

export function employerTaxesOf(
  random: Random,
  employee: Employee,
  grossCents: number,
  taxes: TaxLine[],
): EmployerTaxLine[] {
  if (grossCents <= 0) return [];
  const lines: EmployerTaxLine[] = [];
  const securityCents = taxes.find((tax) => tax.kind === "social_security")?.cents;
  if (securityCents) lines.push({ kind: "social_security", state: null, cents: securityCents });
  lines.push({ kind: "medicare", state: null, cents: partOf(grossCents, 14_500) });
  if (random.chance(0.35))
    lines.push({ kind: "federal_unemployment", state: null, cents: partOf(grossCents, 6_000) });
  if (random.chance(0.35)) {
    lines.push({ kind: "state_unemployment", state: employee.state, cents: partOf(grossCents, 27_000) });
    if (employee.state === "CA")
      lines.push({ kind: "employment_training", state: "CA", cents: partOf(grossCents, 1_000) });
  }
  return lines.filter((tax) => tax.cents > 0);
}
