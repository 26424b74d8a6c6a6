import { sumMoney } from "@paylift/canonical";
import type { MoneyReading, RecordReading } from "../../interpret/reading.ts";
import { setFigure } from "../../interpret/record-builder.ts";
import type { FigureName, LineSection } from "../../variants/variant-schema.ts";

/** A sum over a part of a section: `Total Deductions from Net Pay`. */
export interface PartOfSection {
  record: RecordReading;
  figure: FigureName;
  money: MoneyReading;
}

const SECTIONS: Partial<Record<FigureName, LineSection>> = {
  total_taxes: "tax",
  total_deductions: "deduction",
};

/** Sums over a part of a section are those of the whole where the section has no other lines. */
export function putWholeParts(parts: readonly PartOfSection[]): void {
  for (const { record, figure, money } of parts) {
    const section = SECTIONS[figure];
    const amounts = record.items.flatMap((item) => (item.section === section ? (item.amount ?? []) : []));
    const isWhole = amounts.length > 0 && sumMoney(amounts.map(({ cents }) => cents)) === money.cents;
    if (isWhole && !record.figures.has(figure)) setFigure(record, figure, money);
  }
}
