import { normalizeLabel } from "@paylift/canonical";
import type { ItemReading, RecordReading } from "../../interpret/reading.ts";
import { sectionsOf } from "../vocabulary/line-labels.ts";

/** What the company pays under the very name of a tax that is withheld, and of nothing else, is a tax: both owe their part. */
export function nameCompanyTaxes(records: readonly RecordReading[]): void {
  const items = records.flatMap((record) => record.items);
  const ofSection = (section: string): Set<string> =>
    new Set(items.flatMap((item) => (item.section === section ? [normalizeLabel(item.label.text)] : [])));
  const [taxes, deductions] = [ofSection("tax"), ofSection("deduction")];
  for (const item of items) {
    const label = normalizeLabel(item.label.text);
    if (item.section !== "employer_contribution" || !taxes.has(label) || deductions.has(label)) continue;
    if (sectionsOf(item.label.text).length === 0) item.section = item.lane = "employer_tax";
  }
}

const SIDE = / ?(?:ee|er|employee|employer|company)$/;

/** What the company pays beside a deduction of the same name, and beside no such tax, goes to the plan: `Med ER` to that of `Med EE`. */
export function nameCompanyPlans(records: readonly RecordReading[]): void {
  const items = records.flatMap((record) => record.items);
  const planOf = (item: ItemReading): string => normalizeLabel(item.label.text).replace(SIDE, "");
  const ofSection = (section: string): Set<string> =>
    new Set(items.flatMap((item) => (item.section === section ? [planOf(item)] : [])));
  const [taxes, deductions] = [ofSection("tax"), ofSection("deduction")];
  for (const item of items) {
    const plan = planOf(item);
    if (item.section !== "employer_tax" || !deductions.has(plan) || taxes.has(plan)) continue;
    if (sectionsOf(item.label.text).includes("employer_contribution"))
      item.section = item.lane = "employer_contribution";
  }
}
