import { sumMoney } from "@paylift/canonical";
import type { ItemReading, RecordReading } from "../../interpret/reading.ts";

/** So many people have the line and a sum that holds with it. */
const LEAST = 2;

/**
 * What its name says that only the company pays, a fund for the health of its workers, is withheld where the sum of what is
 * deducted from everybody who has it holds with it, and not without.
 */
export function settleWithheldFunds(records: readonly RecordReading[]): void {
  const people = records.filter(
    ({ scope, figures, items }) =>
      scope === "check" && figures.has("total_deductions") && items.some(isCompanys),
  );
  const byLabel = new Map<string, RecordReading[]>();
  for (const record of people)
    for (const label of new Set(record.items.filter(isCompanys).map(({ label }) => label.text)))
      byLabel.set(label, [...(byLabel.get(label) ?? []), record]);
  for (const [label, own] of byLabel) {
    if (own.length < LEAST || !own.every((record) => holdsWith(record, label))) continue;
    const all = records.flatMap(({ items }) => items.filter((item) => isOf(item, label)));
    for (const item of all) item.section = item.lane = "deduction";
  }
}

function isCompanys({ section, amount }: ItemReading): boolean {
  return section === "employer_contribution" && amount !== null && amount.cents !== 0;
}

function isOf({ section, label }: ItemReading, text: string): boolean {
  return section === "employer_contribution" && label.text === text;
}

function holdsWith({ items, figures }: RecordReading, label: string): boolean {
  const withheld = items.filter((item) => item.section === "deduction" || isOf(item, label));
  return (
    figures.get("total_deductions")?.cents === sumMoney(withheld.flatMap(({ amount }) => amount?.cents ?? []))
  );
}
