import { sumMoney } from "@paylift/canonical";
import type { MoneyReading, RecordReading } from "../../interpret/reading.ts";

/**
 * In a list of deposits what somebody is paid is their net pay, where that is printed of those alone who have several:
 * each of these shows that nothing else is paid.
 */
export function payDepositsOut(records: readonly RecordReading[]): void {
  const listed = records.filter(isListed);
  const told = listed.filter(({ figures }) => figures.has("net_pay"));
  const isAll = (record: RecordReading): boolean =>
    sumMoney(depositsOf(record).map(({ cents }) => cents)) === record.figures.get("net_pay")!.cents;
  if (!told.some(({ payments }) => payments.length > 1) || !told.every(isAll)) return;
  for (const record of listed) {
    const [only, other] = depositsOf(record);
    if (!record.figures.has("net_pay") && other === undefined) record.figures.set("net_pay", { ...only! });
  }
}

/** Whether nothing is known of somebody but what they are paid. */
function isListed({ scope, items, figures, payments }: RecordReading): boolean {
  if (scope !== "check" || items.length > 0 || figures.has("gross_pay")) return false;
  return payments.length > 0 && payments.every(({ amount }) => amount !== null);
}

function depositsOf({ payments }: RecordReading): MoneyReading[] {
  return payments.flatMap(({ amount }) => amount ?? []);
}
