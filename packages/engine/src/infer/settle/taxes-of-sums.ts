import { classifyTax, normalizeLabel } from "@paylift/canonical";
import type { ItemReading, RecordReading } from "../../interpret/reading.ts";
import { isOfTaxes } from "../vocabulary/line-labels.ts";

/**
 * Calls taxes of sums what people's are called, where a recap has other words for them: `Wisconsin Income Tax` for `WI Income Tax`.
 * One name of people has to be that of the same tax of the same state, and the sums have no line of that name.
 */
export function nameTaxesOfSums(records: readonly RecordReading[]): void {
  const named = new Map<string, Set<string>>();
  for (const { scope, items } of records)
    if (scope === "check")
      for (const item of items.filter(isTax)) {
        const key = levyOf(item);
        if (key !== null) named.set(key, (named.get(key) ?? new Set()).add(item.label.text));
      }
  for (const { scope, items } of records) {
    if (scope === "check") continue;
    const own = new Set(items.map(({ section, label }) => lineOf(section, label.text)));
    for (const item of items.filter(isTax)) {
      const [name, other] = named.get(levyOf(item) ?? "") ?? [];
      if (name === undefined || other !== undefined || own.has(lineOf(item.section, name))) continue;
      item.label = { ...item.label, text: name };
    }
  }
}

function isTax({ section, code }: ItemReading): boolean {
  return isOfTaxes(section) && code === null;
}

/** Which tax of which state and side a line is; null where its name does not tell. */
function levyOf({ section, label }: ItemReading): string | null {
  const ofSide = section === "employer_tax" ? { section } : {};
  const { known, type, jurisdiction } = classifyTax(label.text, ofSide);
  return known ? `${section} ${type} ${jurisdiction}` : null;
}

function lineOf(section: string, text: string): string {
  return `${section} ${normalizeLabel(text)}`;
}
