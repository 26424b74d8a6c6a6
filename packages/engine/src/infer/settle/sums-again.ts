import { normalizeLabel } from "@paylift/canonical";
import type { ItemReading, RecordReading } from "../../interpret/reading.ts";

const IDENTITY = "sum = the same sum, printed again";

/**
 * A report may sum its columns up below them, and list the same sums once more with the names of the columns: they are the same
 * lines. What is a tax of both sides has a line of each, where people have both.
 */
export function dropSumsAgain(records: readonly RecordReading[]): void {
  const ofPeople = new Set(
    records.flatMap(({ scope, items }) => (scope === "check" ? items.map(lineOf) : [])),
  );
  for (const record of records) {
    if (record.scope !== "company") continue;
    const first = new Map<string, ItemReading>();
    record.items = record.items.filter((item) => {
      const { amount } = item;
      if (amount === null) return true;
      const key = `${normalizeLabel(item.label.text)} ${amount.cents}`;
      const known = first.get(key);
      if (known === undefined) first.set(key, item);
      const isAgain =
        known?.amount != null &&
        ofPeople.has(lineOf(known)) &&
        (known.section === item.section || !ofPeople.has(lineOf(item)));
      if (!isAgain) return true;
      record.lineSums.push({
        label: item.label.text,
        identity: IDENTITY,
        total: amount,
        parts: [known.amount!],
      });
      for (const token of [amount.token, item.taxableWages?.token])
        if (token !== undefined) token.claim = "total";
      return false;
    });
  }
}

function lineOf({ section, label }: ItemReading): string {
  return `${section} ${normalizeLabel(label.text)}`;
}
