import { sumMoney } from "@paylift/canonical";
import type { ItemReading, MoneyReading, RecordReading } from "../../interpret/reading.ts";
import { isOfTaxes } from "../vocabulary/line-labels.ts";

/** An agency has so many taxes at least where a sum of them is printed. */
const LEAST = 2;

/**
 * Behind the lists of several taxes may stand what their agency is owed in all: where that is what the sums of the lists since
 * the last one come to, on each side, it is a sum of these and no further line of the last tax.
 */
export function takeSumsOfAgencies(records: readonly RecordReading[]): void {
  let lists: RecordReading[] = [];
  for (const record of records) {
    if (record.scope !== "department") continue;
    const parts = isSumAlone(record) ? partsOf(record, lists) : null;
    if (parts === null) {
      lists.push(record);
      continue;
    }
    for (const [{ label, amount }, own] of parts) {
      const identity = "Σ sums of the agency's taxes = printed sum of the agency";
      record.lineSums.push({ label: label.text, identity, total: amount!, parts: own });
      amount!.token.claim = "total";
    }
    record.items = [];
    lists = [];
  }
}

/** Whether a sum says nothing but what is owed. */
function isSumAlone({ items, figures }: RecordReading): boolean {
  if (items.length === 0 || figures.size > 0) return false;
  return items.every(
    ({ section, amount, taxableWages }) => isOfTaxes(section) && amount !== null && taxableWages === null,
  );
}

/** The sums of lists that each line comes to; null where one does not. */
function partsOf(
  { items }: RecordReading,
  lists: readonly RecordReading[],
): readonly (readonly [ItemReading, MoneyReading[]])[] | null {
  if (lists.length < LEAST) return null;
  const parts = items.map((item) => {
    const own = lists.flatMap((list) => list.items.filter(({ section }) => section === item.section));
    return [item, own.flatMap(({ amount }) => amount ?? [])] as const;
  });
  const holds = parts.every(([{ amount }, own]) => sumMoney(own.map(({ cents }) => cents)) === amount!.cents);
  return holds && parts.some(([, own]) => own.length >= LEAST) ? parts : null;
}
