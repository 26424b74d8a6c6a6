import type { RecordReading } from "../../interpret/reading.ts";
import type { Legend } from "../grammars/legend.ts";

/** Takes out of sums what is a word of a legend: the number of `015  Overtime at 1.5` is nothing that people come to. */
export function takeOutExplained(records: readonly RecordReading[], legend: Legend): void {
  const meanings = new Set([...legend.values()].map(({ text }) => text));
  for (const record of records) {
    if (record.scope === "check") continue;
    record.items = record.items.filter(({ label, amount }) => {
      const isExplained = amount !== null && meanings.has(`${label.text} ${amount.token.text}`);
      if (isExplained) amount.token.claim = "decoration";
      return !isExplained;
    });
  }
}
