import type { MoneyReading, RecordReading } from "../../interpret/reading.ts";

const LEAST_SUMS = 2;

/**
 * Gross pay of whoever has one line of earnings, where what several come to is printed below these alone: one line comes to itself.
 *
 *     07/24/26   Regular   1,980.00
 *     08/07/26   Regular   1,782.00
 *                Holiday     198.00
 *                Total     1,980.00
 */
export function tellGrossOfOneLine(records: readonly RecordReading[]): void {
  const checks = records.filter(({ scope }) => scope === "check");
  const isTold = ({ figures }: RecordReading): boolean => figures.has("gross_pay");
  const several = checks.filter((record) => earnedIn(record).length > 1 && isTold(record));
  const single = checks.filter((record) => earnedIn(record).length === 1);
  const isSum = (record: RecordReading): boolean =>
    earnedIn(record).reduce((sum, { cents }) => sum + cents, 0) === record.figures.get("gross_pay")!.cents;
  if (several.length < LEAST_SUMS || !several.every(isSum) || single.some(isTold)) return;
  for (const record of single) record.figures.set("gross_pay", earnedIn(record)[0]!);
}

function earnedIn({ items }: RecordReading): MoneyReading[] {
  return items.flatMap(({ section, amount, reimbursement }) =>
    section === "earning" && !reimbursement && amount !== null ? [amount] : [],
  );
}
