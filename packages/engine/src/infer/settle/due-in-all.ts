import { sumMoney } from "@paylift/canonical";
import type { ItemReading, LineSum, RecordReading } from "../../interpret/reading.ts";
import type { FigureName } from "../../variants/variant-schema.ts";

/** What both sides pay, over all people. */
const OF_SIDES: readonly FigureName[] = [
  "total_taxes",
  "total_deductions",
  "total_employer_taxes",
  "total_employer_contributions",
];
const IDENTITY = "Σ what is withheld and what the company adds = what is due";

/**
 * What is to be remitted in one payment is no line of pay: it is what the sums over all people come to, those of what is withheld
 * and of what the company adds.
 */
export function settleDueInAll(records: readonly RecordReading[]): void {
  const own = records.filter(({ scope }) => scope === "check").flatMap(({ items }) => items);
  const labels = new Set(own.map(({ label }) => label.text));
  for (const record of records) {
    if (record.scope !== "company") continue;
    const due = record.items.flatMap((item) => {
      const sum = labels.has(item.label.text) ? null : dueOf(item, record.figures);
      return sum === null ? [] : [{ item, sum }];
    });
    for (const { item, sum } of due) {
      record.items.splice(record.items.indexOf(item), 1);
      record.lineSums.push(sum);
      sum.total.token.claim = "total";
    }
  }
}

/** The sum that a line of all people is; null where it is none. */
function dueOf({ label, amount }: ItemReading, figures: RecordReading["figures"]): LineSum | null {
  const parts = OF_SIDES.flatMap((figure) => figures.get(figure) ?? []).filter(({ cents }) => cents !== 0);
  if (amount === null || parts.length < 2) return null;
  if (sumMoney(parts.map(({ cents }) => cents)) !== amount.cents) return null;
  return { label: label.text, identity: IDENTITY, total: amount, parts };
}
