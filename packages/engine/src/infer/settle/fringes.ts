import { sumMoney } from "@paylift/canonical";
import type { ItemReading, RecordReading } from "../../interpret/reading.ts";
import { sectionsOf } from "../vocabulary/line-labels.ts";

/**
 * What can be earned or paid by the company is the company's where everybody's gross pay is the sum of all else that they
 * earn: fringes that go to a fund, in a column beside the pay.
 */
export function settleFringes(records: readonly RecordReading[]): void {
  const people = records.filter(({ scope, items }) => scope === "check" && items.some(canBeFringe));
  const labels = new Set(
    people.flatMap(({ items }) => items.filter(canBeFringe).map(({ label }) => label.text)),
  );
  for (const label of labels) {
    const own = people.filter(({ items }) => items.some((item) => isOf(item, label)));
    if (!own.every((record) => addsUpWithout(record, label))) continue;
    // What is nothing for everybody leaves every sum as it is.
    const isPaid = own.some(({ items }) =>
      items.some((item) => isOf(item, label) && item.amount?.cents !== 0),
    );
    if (!isPaid) continue;
    const all = records.flatMap(({ items }) => items.filter((item) => isOf(item, label)));
    for (const item of all) item.section = item.lane = "employer_contribution";
  }
}

function canBeFringe({ section, label, amount }: ItemReading): boolean {
  return section === "earning" && amount !== null && sectionsOf(label.text).includes("employer_contribution");
}

function isOf(item: ItemReading, label: string): boolean {
  return item.section === "earning" && item.label.text === label;
}

function addsUpWithout({ items, figures }: RecordReading, label: string): boolean {
  const others = items.filter((item) => item.section === "earning" && item.label.text !== label);
  const amounts = others.flatMap(({ amount }) => amount?.cents ?? []);
  return amounts.length > 0 && figures.get("gross_pay")?.cents === sumMoney(amounts);
}
