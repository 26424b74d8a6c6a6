import type { FormatType } from "@paylift/canonical";
import type { RecordReading } from "../../interpret/reading.ts";
import type { LineSection } from "../../variants/variant-schema.ts";

const OF_BENEFITS: ReadonlySet<LineSection> = new Set(["deduction", "employer_contribution"] as const);

/**
 * What kind of document it is by what its lines are, where no title or no more than `Summary` tells: people of whom it lists
 * deductions alone, and says neither what they earn nor what they get. Null where the lines tell nothing.
 */
export function formatOfLines(records: readonly RecordReading[]): FormatType | null {
  const people = records.filter(({ scope }) => scope === "check");
  const items = people.flatMap((record) => record.items);
  if (items.length === 0 || people.some(({ figures }) => figures.has("gross_pay") || figures.has("net_pay")))
    return null;
  return items.every(({ section }) => OF_BENEFITS.has(section)) ? "benefits_summary" : null;
}
