import { NOT_CASH } from "./earnings.ts";
import type {
  Check,
  DeductionLine,
  EarningLine,
  Employee,
  EmployerTaxLine,
  MemoLine,
  TaxLine,
} from "./model.ts";

export interface PayrollTotals {
  employees: number;
  pays: number;
  grossCents: number;
  reimbursementCents: number;
  taxCents: number;
  deductionCents: number;
  netCents: number;
}

export function totalsOf(employees: Employee[]): PayrollTotals {
  const checks = employees.flatMap((employee) => employee.checks);
  const sum = (pick: (check: Check) => number): number =>
    checks.reduce((total, check) => total + pick(check), 0);
  return {
    employees: employees.length,
    pays: checks.length,
    grossCents: sum((check) => check.grossCents),
    reimbursementCents: sum((check) => check.reimbursementCents),
    taxCents: sum((check) => check.taxCents),
    deductionCents: sum((check) => check.deductionCents),
    netCents: sum((check) => check.netCents),
  };
}

/** Adds up lines of one key, in the order of their first appearance. */
export function mergeLines<Line extends { cents: number; hours?: number | null }>(
  lines: readonly Line[],
  keyOf: (line: Line) => string,
): Line[] {
  const merged = new Map<string, Line>();
  for (const line of lines) {
    const key = keyOf(line);
    const sum = merged.get(key);
    if (!sum) {
      merged.set(key, { ...line });
      continue;
    }
    sum.cents += line.cents;
    if (line.hours != null) sum.hours = (sum.hours ?? 0) + line.hours;
  }
  return [...merged.values()];
}

/** What is left of a check, reckoned from its lines. */
export function netOf(check: Check): number {
  const cash = check.earnings.filter((line) => !NOT_CASH.has(line.kind));
  const withheld = [...check.taxes, ...check.deductions];
  return (
    cash.reduce((sum, line) => sum + line.cents, 0) - withheld.reduce((sum, line) => sum + line.cents, 0)
  );
}

export interface AddedUp {
  earnings: EarningLine[];
  taxes: TaxLine[];
  deductions: DeductionLine[];
  memos: MemoLine[];
  employerTaxes: EmployerTaxLine[];
}

/** The lines of all checks of these employees, added up by what they are, whatever the rate. */
export function addUp(employees: Employee[]): AddedUp {
  const checks = employees.flatMap((employee) => employee.checks);
  const earnings = checks.flatMap((check) => check.earnings).map((line) => ({ ...line, rate: null }));
  return {
    earnings: mergeLines(earnings, (line) => line.kind),
    taxes: mergeLines(
      checks.flatMap((check) => check.taxes),
      (line) => `${line.kind} ${line.state} ${line.city?.name}`,
    ),
    deductions: mergeLines(
      checks.flatMap((check) => check.deductions),
      (line) => line.kind,
    ),
    memos: mergeLines(
      checks.flatMap((check) => check.memos),
      (line) => line.kind,
    ),
    employerTaxes: mergeLines(
      checks.flatMap((check) => check.employerTaxes),
      (line) => `${line.kind} ${line.state}`,
    ),
  };
}
