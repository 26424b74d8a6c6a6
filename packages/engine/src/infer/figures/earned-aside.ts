import { classifyEarning, sumMoney } from "@paylift/canonical";
import type { ItemReading, MoneyReading, RecordReading } from "../../interpret/reading.ts";
import { setFigure } from "../../interpret/record-builder.ts";
import type { FigureName } from "../../variants/variant-schema.ts";

/**
 * Below the sum of all that people are paid stands their gross pay, where some of it is paid back: `Total Earnings 1,120.00`
 * over `Gross Pay 1,000.00`. The former was taken for the gross pay before this was read. False for other figures.
 */
export function putEarnedAside(record: RecordReading, name: FigureName, total: MoneyReading): boolean {
  const known = record.figures.get("gross_pay");
  if (record.scope === "check" || name !== "gross_pay" || known === undefined) return false;
  const earned = record.items.filter(({ section }) => section === "earning");
  const paidBack = sumOf(earned.filter(({ label }) => isPaidBack(label.text)));
  if (paidBack === 0 || sumOf(earned) !== known.cents) return false;
  if (known.cents - paidBack !== total.cents) return false;
  record.figures.delete("gross_pay");
  return setFigure(record, "total_earnings", known) && setFigure(record, "gross_pay", total);
}

function isPaidBack(label: string): boolean {
  return classifyEarning(label).type === "reimbursement";
}

function sumOf(items: readonly ItemReading[]): number {
  return sumMoney(items.map(({ amount }) => amount?.cents ?? 0));
}
