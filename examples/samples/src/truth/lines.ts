import type { Reading } from "../layouts/layout.ts";
import type { EarningLine, Employee } from "../payroll/model.ts";
import { mergeLines } from "../payroll/totals.ts";
import type { Wording } from "../wording/wording.ts";
import type { Deduction, Earning, Tax } from "./canonical.ts";
import { deductionType, earningRole, earningType, employerTaxType, memoType, taxType } from "./types.ts";

export const dollars = (cents: number): number => cents / 100;

const jurisdiction = (state: string | null): string => (state ? `US-${state}` : "US");

function printedEarning(
  line: EarningLine,
  employee: Employee,
  reading: Pick<Reading, "lineRates" | "salariedHours">,
): EarningLine {
  const salary = line.kind === "regular" && employee.pay.basis === "salaried";
  return {
    ...line,
    hours: salary && !reading.salariedHours ? null : line.hours,
    rate: reading.lineRates ? line.rate : null,
  };
}

export function earningsOf(
  employee: Employee,
  wording: Wording,
  reading: Pick<Reading, "lineRates" | "salariedHours">,
): Earning[] {
  const lines = employee.checks.flatMap((check) => check.earnings);
  const printed = lines.map((line) => printedEarning(line, employee, reading));
  return mergeLines(printed, (line) => `${line.kind} ${line.rate}`)
    .filter((line) => line.cents !== 0 || line.hours)
    .map((line) => ({
      ...wording.earning(line, employee),
      type: earningType(line.kind),
      role: earningRole(line.kind),
      hours: line.hours === null ? null : line.hours / 100,
      rate: line.rate === null ? null : line.rate / 10_000,
      amount: dollars(line.cents),
      ytd_hours: null,
      ytd_amount: null,
    }));
}

export function deductionsOf(employee: Employee, wording: Wording): Deduction[] {
  const lines = employee.checks.flatMap((check) => check.deductions);
  return mergeLines(lines, (line) => line.kind)
    .filter((line) => line.cents !== 0)
    .map((line) => {
      const { pretax, code, description } = wording.deduction(line.kind);
      return {
        code,
        description,
        type: deductionType(line.kind),
        role: "cash",
        pretax: pretax ?? null,
        amount: dollars(line.cents),
        ytd_amount: null,
      };
    });
}

export function memosOf(employee: Employee, wording: Wording, role: Deduction["role"]): Deduction[] {
  const lines = employee.checks.flatMap((check) => check.memos);
  return mergeLines(lines, (line) => line.kind).map((line) => ({
    ...wording.memo(line.kind),
    type: memoType(line.kind),
    role,
    pretax: null,
    amount: dollars(line.cents),
    ytd_amount: null,
  }));
}

const tax = (line: { cents: number; state: string | null }) => ({
  jurisdiction: jurisdiction(line.state),
  taxable_wages: null,
  amount: dollars(line.cents),
  ytd_taxable_wages: null,
  ytd_amount: null,
});

export function taxesOf(employee: Employee, wording: Wording): Tax[] {
  const lines = employee.checks.flatMap((check) => check.taxes);
  return mergeLines(lines, (line) => `${line.kind} ${line.state} ${line.city?.name}`)
    .filter((line) => line.cents !== 0)
    .map((line) => {
      const { code, description, locality } = wording.tax(line);
      return { code, description, type: taxType(line.kind), locality: locality ?? null, ...tax(line) };
    });
}

export function employerTaxesOf(employee: Employee, wording: Wording): Tax[] {
  const lines = employee.checks.flatMap((check) => check.employerTaxes);
  return mergeLines(lines, (line) => `${line.kind} ${line.state}`).map((line) => ({
    ...wording.employerTax(line),
    type: employerTaxType(line.kind),
    locality: null,
    ...tax(line),
  }));
}
