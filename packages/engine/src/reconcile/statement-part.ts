import { sumMoney, type Cents } from "@paylift/canonical";
import type { Ledger, LedgerEmployee, LedgerLine } from "../canonicalise/ledger.ts";
import type { MoneyReading, RecordReading, StatementReading } from "../interpret/reading.ts";

/** One of an employee's checks. */
export interface CheckPart {
  employee: LedgerEmployee;
  /** Field path of the employee. */
  subject: string;
  record: RecordReading;
}

/** A check that is a pay statement. */
export interface StatementPart extends CheckPart {
  statement: StatementReading;
}

export function checkParts({ employees }: Ledger): CheckPart[] {
  return employees.flatMap((employee, i) =>
    employee.checks.map((record) => ({ employee, subject: `employees[${i}]`, record })),
  );
}

/** The lines that one check contributed to the employee, with its own amounts. */
export function linesOfCheck({
  employee,
  record,
}: CheckPart): { line: LedgerLine; amount: MoneyReading | null; ytd: MoneyReading | null }[] {
  const own = new Set(record.items.flatMap(({ amount, ytdAmount }) => [amount, ytdAmount]));
  own.delete(null);
  return employee.lines.flatMap((line) =>
    line.sources
      .filter(({ amount, ytdAmount }) => own.has(amount) || own.has(ytdAmount))
      .map(({ amount, ytdAmount }) => ({ line, amount, ytd: ytdAmount })),
  );
}

export function total(list: readonly MoneyReading[]): Cents {
  return sumMoney(list.map(({ cents }) => cents));
}
