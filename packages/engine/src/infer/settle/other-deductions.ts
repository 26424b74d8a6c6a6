import { sumMoney } from "@paylift/canonical";
import type { RecordReading } from "../../interpret/reading.ts";

const OTHER = /^(?:all )?other deductions:?$/i;

/**
 * What is deducted over all people may be called the other deductions, beside the taxes: where nobody has a line of that name,
 * and it is what everybody's deductions come to.
 */
export function settleOtherDeductions(records: readonly RecordReading[]): void {
  const people = records.filter(({ scope }) => scope === "check").flatMap(({ items }) => items);
  if (people.some(({ label }) => OTHER.test(label.text))) return;
  const deducted = people.flatMap(({ section, amount }) =>
    section === "deduction" ? (amount?.cents ?? []) : [],
  );
  for (const { scope, items, figures } of records) {
    if (scope !== "company" || figures.has("total_deductions")) continue;
    const at = items.findIndex(({ label }) => OTHER.test(label.text));
    const sum = items[at]?.amount;
    if (sum == null || sum.cents !== sumMoney(deducted)) continue;
    items.splice(at, 1);
    figures.set("total_deductions", sum);
  }
}
