import { classifyTax } from "@paylift/canonical";
import type { ItemReading } from "../../interpret/reading.ts";
import { isOfTaxes } from "../vocabulary/line-labels.ts";
import { withoutWages } from "../vocabulary/taxable-wages.ts";

/** What of a line of taxes, or of wages that one is due on, tells which tax that is. */
export type NamedTax = Pick<ItemReading, "section" | "code"> & { label: { text: string } };

/**
 * The taxes that have the name of some wages. Where none says the same state, those that say none, or all where the wages do
 * not: `State Taxable Wages` beside `GA State Income Tax`.
 */
export function taxesOf(wages: NamedTax, items: readonly ItemReading[]): ItemReading[] {
  const own = levyOf(wages);
  const alike = items.flatMap((item) => {
    if (!isOfTaxes(item.section) || item.amount === null) return [];
    const { type, state } = levyOf(item);
    return type === own.type ? [{ item, state }] : [];
  });
  const exact = alike.filter(({ state }) => state === own.state);
  const perhaps = alike.filter(({ state }) => state === null || own.state === null);
  return (exact.length > 0 ? exact : perhaps).map(({ item }) => item);
}

function levyOf({ label, code, section }: NamedTax): { type: string; state: string | null } {
  const ofSection = section === "employer_tax" ? { section } : {};
  const { type, jurisdiction } = classifyTax(withoutWages(label.text), { code, ...ofSection });
  return { type, state: jurisdiction };
}
