import { classifyDeduction, classifyTax, normalizeLabel } from "@paylift/canonical";
import type { ItemReading, RecordReading } from "../../interpret/reading.ts";
import { withoutPayer } from "../vocabulary/payers.ts";

/** What a public body pays may be named after it, line by line: `Medicare Cnty` is its part of Medicare, `Dental Cnty` of a plan. */
export function nameLinesOfPayers(records: readonly RecordReading[]): void {
  const withheld = new Set<string>();
  for (const { items } of records)
    for (const { section, code, label } of items)
      if (section === "tax") for (const name of [code, label.text]) withheld.add(normalizeLabel(name ?? ""));
  for (const { items } of records)
    for (const item of items)
      if (item.section === "employer_contribution" || item.section === "employer_tax")
        nameLine(item, withheld);
}

/** Of what can be a tax and a plan it is the one that is withheld under that name. */
function nameLine(item: ItemReading, withheld: ReadonlySet<string>): void {
  const line = withoutPayer(item.label.text);
  if (line === null || isKnown(item.label.text)) return;
  const tax = classifyTax(line, { section: "employer_tax" });
  const plan = classifyDeduction(line);
  if (tax.known && (!plan.known || withheld.has(normalizeLabel(line)))) {
    item.fallbackType ??= tax.type;
    item.section = item.lane = "employer_tax";
  } else if (plan.known) {
    item.plan ??= plan.type;
    item.section = item.lane = "employer_contribution";
  }
}

function isKnown(text: string): boolean {
  return classifyDeduction(text).known || classifyTax(text, { section: "employer_tax" }).known;
}
