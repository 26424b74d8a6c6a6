import type { DeductionType } from "@paylift/canonical";
import type { DeductionLine, LedgerEmployee } from "./ledger.ts";

const OF_PLAN: ReadonlySet<DeductionType> = new Set(["401k", "roth_401k", "401k_loan", "loan"]);

/** A loan among nothing but what goes into a 401(k) is one of that plan: `Loan Repayment` in a report of contributions. */
export function nameRetirementLoans(employees: readonly LedgerEmployee[]): void {
  const lines = employees.flatMap((employee) =>
    employee.lines.filter((line): line is DeductionLine => line.list === "deductions"),
  );
  const isPlan = lines.some(({ type }) => type === "401k") && lines.every(({ type }) => OF_PLAN.has(type));
  if (isPlan) for (const line of lines) if (line.type === "loan") line.type = "401k_loan";
}
