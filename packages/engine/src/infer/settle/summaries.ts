import { nameKey } from "@paylift/canonical";
import type { RecordReading } from "../../interpret/reading.ts";
import { hasOnlySums, isReimbursement, withSumOfReimbursed } from "./reimbursed.ts";
import { takeIn } from "../records/take-in.ts";

/**
 * Rows that give only figures of people whose lines stand elsewhere are a summary. Several tables of such rows are one of
 * whoever has one record of lines.
 */
export function withSummaries(records: readonly RecordReading[]): RecordReading[] {
  const detailed = new Map<string, RecordReading[]>();
  for (const record of records)
    if (record.scope === "check" && !hasOnlySums(record))
      detailed.set(keyOf(record), [...(detailed.get(keyOf(record)) ?? []), record]);
  if (detailed.size === 0) return [...records];
  const lists = [...detailed.values()].flat().some(({ items }) => items.some(isReimbursement));
  const summaries = new Map<string, RecordReading>();
  return records.flatMap((record) => {
    if (!hasOnlySums(record)) return [record];
    const [own, other] = record.scope === "check" ? (detailed.get(keyOf(record)) ?? []) : [];
    if (own === undefined) return [lists ? withSumOfReimbursed(record) : record];
    const sums = lists ? withSumOfReimbursed(record) : withPaidBack(record, own);
    const known = other === undefined ? summaries.get(keyOf(record)) : undefined;
    if (known !== undefined) {
      takeIn(known, sums);
      return [];
    }
    const summary: RecordReading = { ...sums, scope: "summary" };
    summaries.set(keyOf(record), summary);
    return [summary];
  });
}

/** Where no other record lists what is paid back, the column of a summary does. */
function withPaidBack(summary: RecordReading, own: RecordReading): RecordReading {
  const known = own.items.some(isReimbursement);
  if (!known) own.items.push(...summary.items);
  return { ...summary, items: [] };
}

function keyOf({ name }: RecordReading): string {
  return nameKey(name?.text ?? "");
}
