import { mergeLines, type Employee } from "@paylift/samples/parts";
import type { Job } from "./job.ts";

/** Every label of one kind of lines, in the order in which the document first uses it. */
export interface LabelledSums {
  labels: string[];
  /** What somebody has under a label, 0 where nothing. */
  cents(employee: Employee, label: string): number;
}

function labelledSums(
  employees: readonly Employee[],
  linesOf: (employee: Employee) => { label: string; cents: number }[],
): LabelledSums {
  const sums = new Map(
    employees.map((employee) => [employee, mergeLines(linesOf(employee), ({ label }) => label)]),
  );
  const all = [...sums.values()].flat().filter(({ cents }) => cents !== 0);
  return {
    labels: [...new Set(all.map(({ label }) => label))],
    cents: (employee, label) => sums.get(employee)?.find((line) => line.label === label)?.cents ?? 0,
  };
}

export function earningSums({ payroll, wording }: Job): LabelledSums {
  return labelledSums(payroll.employees, (employee) =>
    employee.checks
      .flatMap(({ earnings }) => earnings)
      .map((line) => ({ label: wording.earning(line, employee).description, cents: line.cents })),
  );
}

export function taxSums({ payroll, wording }: Job): LabelledSums {
  return labelledSums(payroll.employees, ({ checks }) =>
    checks
      .flatMap(({ taxes }) => taxes)
      .map((line) => ({ label: wording.tax(line).description, cents: line.cents })),
  );
}

export function employerTaxSums({ payroll, wording }: Job): LabelledSums {
  return labelledSums(payroll.employees, ({ checks }) =>
    checks
      .flatMap(({ employerTaxes }) => employerTaxes)
      .map((line) => ({ label: wording.employerTax(line).description, cents: line.cents })),
  );
}

export function deductionSums({ payroll, wording }: Job): LabelledSums {
  return labelledSums(payroll.employees, ({ checks }) =>
    checks
      .flatMap(({ deductions }) => deductions)
      .map((line) => ({ label: wording.deduction(line.kind).description, cents: line.cents })),
  );
}

export function contributionSums({ payroll, wording }: Job): LabelledSums {
  return labelledSums(payroll.employees, ({ checks }) =>
    checks
      .flatMap(({ memos }) => memos)
      .map((line) => ({ label: wording.memo(line.kind).description, cents: line.cents })),
  );
}

/** One figure of a person over all checks. */
export const sumOfChecks = (
  { checks }: Employee,
  field: "grossCents" | "taxCents" | "deductionCents" | "netCents",
): number => checks.reduce((sum, check) => sum + check[field], 0);
