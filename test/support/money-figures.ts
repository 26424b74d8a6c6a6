import type { CanonicalOutput } from "@paylift/canonical";

/**
 * Every money figure of a canonical output with its place, sorted, so that two readings of one document can be compared
 * whatever the order of employees and lines. Totals are left out: see `wrongTotals`.
 */
export function moneyFigures({ employees }: CanonicalOutput): string[] {
  return employees.flatMap((employee) => Array.from(employeeFigures(employee))).toSorted();
}

/** Printed totals that were not read, or read as something else. */
export function wrongTotals(truth: CanonicalOutput, output: CanonicalOutput): string[] {
  const read: Record<string, number | null> = { ...output.totals };
  return Object.entries(truth.totals ?? {})
    .filter(([name, printed]) => printed !== null && printed !== read[name])
    .map(([name, printed]) => `${name}: printed ${printed}, read ${read[name]}`);
}

const LINES = ["earnings", "deductions", "taxes", "employer_taxes", "employer_contributions"] as const;

function* employeeFigures(employee: CanonicalOutput["employees"][number]): Generator<string> {
  const who = employee.employee_id === "" ? employee.name : employee.employee_id;
  yield `${who} gross_pay ${employee.gross_pay}`;
  yield `${who} net_pay ${employee.net_pay}`;
  for (const list of LINES) {
    for (const line of employee[list]) {
      for (const [field, value] of Object.entries(line)) {
        // A line of nothing says nothing: a document may print it, a truth need not list it.
        if (isMoney(field) && value !== null && value !== 0)
          yield `${who} ${list} ${line.type} ${field} ${value}`;
      }
    }
  }
  for (const { amount } of employee.payments) yield `${who} payment ${amount}`;
}

function isMoney(field: string): boolean {
  return field.endsWith("amount") || field.endsWith("taxable_wages");
}
