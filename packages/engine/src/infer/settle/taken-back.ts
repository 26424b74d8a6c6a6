import { normalizeLabel } from "@paylift/canonical";
import type { ItemReading, RecordReading } from "../../interpret/reading.ts";

/**
 * What the company pays may be listed twice, as a cost and with a minus as owed, so that a list of all lines adds up to the
 * net pay: it is paid once.
 */
export function dropTakenBack(records: readonly RecordReading[]): void {
  for (const record of records) {
    const paid = new Map<string, number>();
    for (const item of record.items) {
      const key = keyOf(item);
      if (key !== null && item.amount!.cents > 0) paid.set(key, (paid.get(key) ?? 0) + 1);
    }
    if (paid.size === 0) continue;
    record.items = record.items.filter((item) => {
      const key = item.amount !== null && item.amount.cents < 0 ? keyOf(item) : null;
      const left = key === null ? 0 : (paid.get(key) ?? 0);
      if (left === 0) return true;
      paid.set(key!, left - 1);
      item.amount!.token.claim = "total";
      if (item.taxableWages !== null) item.taxableWages.token.claim = "total";
      return false;
    });
  }
}

/** One key for a line of the company and the same with the other sign; null for lines of the employee. */
function keyOf({ section, label, amount }: ItemReading): string | null {
  if (section !== "employer_tax" && section !== "employer_contribution") return null;
  return amount === null ? null : `${section} ${normalizeLabel(label.text)} ${Math.abs(amount.cents)}`;
}
