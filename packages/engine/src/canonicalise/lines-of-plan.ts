import type { DeductionType } from "@paylift/canonical";
import type { DeductionLine, LedgerEmployee } from "./ledger.ts";

const OF_PLAN: ReadonlySet<DeductionType> = new Set(["401k", "roth_401k", "401k_loan", "loan"]);
/** What people of 50 and older may pay besides (26 U.S.C. 414(v)), where its name does not say into which plan. */
const CATCH_UP = /\bcatch-? ?up\b/i;
const ROTH = /\broth\b/i;

/**
 * Among nothing but what goes into a 401(k) a loan is one of that plan, and so is what is paid to catch up: `Loan Repayment` and
 * `Pre-Tax Catch-Up` in a report of contributions.
 */
export function nameLinesOfPlan(employees: readonly LedgerEmployee[]): void {
  const lines = employees.flatMap((employee) =>
    employee.lines.filter((line): line is DeductionLine => line.list === "deductions"),
  );
  const isPlan =
    lines.some(({ type }) => type === "401k") &&
    lines.every((line) => OF_PLAN.has(line.type) || catchesUp(line));
  if (!isPlan) return;
  for (const line of lines) {
    if (line.type === "loan") line.type = "401k_loan";
    if (catchesUp(line)) line.type = ROTH.test(line.description) ? "roth_401k" : "401k";
  }
}

function catchesUp({ type, description }: DeductionLine): boolean {
  return type === "other" && CATCH_UP.test(description);
}
