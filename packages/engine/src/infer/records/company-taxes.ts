import { normalizeLabel } from "@paylift/canonical";
import type { RecordReading } from "../../interpret/reading.ts";
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
