import { nameKey } from "@paylift/canonical";
import type { MoneyReading, RecordReading } from "../interpret/reading.ts";

/**
 * Leaves out second copies: a stub may be printed twice on a page, for the employee and for the file. A copy says of the
 * same person on the same page what the record before says, line by line and figure by figure.
 */
export function withoutCopies(records: readonly RecordReading[]): RecordReading[] {
  const kept: RecordReading[] = [];
  for (const record of records) {
    const before = kept.findLast(({ scope }) => scope === "check");
    if (before !== undefined && isCopy(record, before)) claimAsRepeated(record);
    else kept.push(record);
  }
  return kept;
}

function isCopy(record: RecordReading, before: RecordReading): boolean {
  if (record.scope !== "check" || record.page !== before.page || record.items.length === 0) return false;
  if (record.name === null || before.name === null || record.items.length !== before.items.length)
    return false;
  if (nameKey(record.name.text) !== nameKey(before.name.text)) return false;
  const [number, known] = [record, before].map(({ payments }) => payments[0]?.number?.text ?? null);
  // Two checks of one person have numbers of their own.
  return (
    (number === null || number === known) &&
    record.figures.has("net_pay") &&
    saysOf(record) === saysOf(before)
  );
}

/** Everything that a record says, in one text. */
function saysOf({ items, figures, employeeId }: RecordReading): string {
  return JSON.stringify([
    employeeId?.text ?? null,
    [...figures].map(([name, { cents }]) => [name, cents]),
    items.map(({ section, label, hours, amount, ytdAmount }) => [
      section,
      label.text,
      hours?.quantity ?? null,
      amount?.cents ?? null,
      ytdAmount?.cents ?? null,
    ]),
  ]);
}

function claimAsRepeated({ items, figures, payments }: RecordReading): void {
  const money: (MoneyReading | null)[] = [...figures.values()];
  for (const { amount, ytdAmount, taxableWages } of items) money.push(amount, ytdAmount, taxableWages);
  for (const { amount } of payments) money.push(amount);
  const tokens = money.flatMap((each) => each?.token ?? []);
  for (const { hours, rate } of items)
    for (const each of [hours, rate]) if (each !== null) tokens.push(each.token);
  for (const token of tokens) token.claim = "decoration";
}
