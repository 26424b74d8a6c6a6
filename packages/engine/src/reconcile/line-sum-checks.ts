import { sumMoney } from "@paylift/canonical";
import type { Ledger, LedgerEmployee } from "../canonicalise/ledger.ts";
import type { LineSum, MoneyReading } from "../interpret/reading.ts";
import type { CheckList } from "./check-list.ts";
import { amountPath, weightOf } from "./line-amounts.ts";

/** Sums of a line's own amounts, and of the figures of the year, of employees and in totals. */
export function checkLineSums(checks: CheckList, { employees, totals }: Ledger): void {
  employees.forEach((employee, i) => {
    // Hardly any document prints one, and paths take memory.
    if (employee.checks.every(({ lineSums }) => lineSums.length === 0)) return;
    const subject = `employees[${i}]`;
    const paths = pathsOf(employee, subject);
    for (const record of employee.checks)
      for (const sum of record.lineSums) check(checks, sum, subject, paths);
  });
  for (const { scope, lineSums } of totals) for (const sum of lineSums) check(checks, sum, scope, new Map());
}

/** The fields that an employee's printed amounts became part of. */
function pathsOf(employee: LedgerEmployee, subject: string): Map<MoneyReading["token"], string> {
  const paths = new Map<MoneyReading["token"], string>();
  for (const line of employee.lines) {
    const path = amountPath(employee, subject, line);
    for (const { amount, ytdAmount, ytdHours } of line.sources) {
      if (amount !== null) paths.set(amount.token, path);
      if (ytdAmount !== null) paths.set(ytdAmount.token, path.replace(/amount$/, "ytd_amount"));
      if (ytdHours != null) paths.set(ytdHours.token, path.replace(/amount$/, "ytd_hours"));
    }
  }
  return paths;
}

function check(
  checks: CheckList,
  { label, identity, total, parts }: LineSum,
  subject: string,
  paths: ReadonlyMap<MoneyReading["token"], string>,
): void {
  checks.add({
    scope: "line",
    what: `total:${subject}:${label}`,
    identity,
    expected: total.cents,
    actual: sumMoney(parts.map(({ cents }) => cents)),
    members: parts.flatMap(({ token }) => paths.get(token) ?? []),
    tokens: [total.token, ...parts.map(({ token }) => token)],
    weight: weightOf([total.cents, ...parts.map(({ cents }) => cents)]),
  });
}
