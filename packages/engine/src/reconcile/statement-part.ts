import { sumMoney, type Cents } from "@paylift/canonical";
import type { LedgerEmployee, LedgerLine } from "../canonicalise/ledger.ts";
import type { MoneyReading, RecordReading, StatementReading } from "../interpret/reading.ts";

/** One pay statement of an employee. */
export interface StatementPart {
  employee: LedgerEmployee;
  /** Field path of the employee. */
  subject: string;
  record: RecordReading;
  statement: StatementReading;
}

/** The lines that one statement contributed to the employee, with its own amounts. */
export function linesOfStatement({
  employee,
  record,
}: StatementPart): { line: LedgerLine; amount: MoneyReading | null; ytd: MoneyReading | null }[] {
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
