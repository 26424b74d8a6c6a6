import type { ItemReading, RecordReading } from "../../interpret/reading.ts";
import type { FigureName, LineSection } from "../../variants/variant-schema.ts";
import type { Subject } from "../votes/roles.ts";
import { votesOf } from "../votes/wording.ts";

const SUMMED: ReadonlyMap<LineSection, readonly [FigureName, Subject]> = new Map([
  ["tax", ["total_taxes", "total_taxes"]],
  ["deduction", ["total_deductions", "total_deductions"]],
] as const);
const LEAST_LINES = 2;

/**
 * Takes from a person's lines what another table has line by line: `Employee taxes` of a summary is the sum of the taxes that
 * a list below has one by one. Where the list does not come to it, both stay.
 */
export function tellSumsAmongLines(record: RecordReading): void {
  for (const [section, [figure, subject]] of SUMMED) {
    const lines = record.items.filter((item) => item.section === section && item.amount !== null);
    const sum = lines.find((line) => isSumOf(line, lines, subject));
    if (sum === undefined) continue;
    record.items = record.items.filter((item) => item !== sum);
    if (!record.figures.has(figure)) record.figures.set(figure, sum.amount!);
    sum.amount!.token.claim = "total";
  }
}

function isSumOf(line: ItemReading, lines: readonly ItemReading[], subject: Subject): boolean {
  const others = lines.filter((other) => other !== line);
  if (others.length < LEAST_LINES || (votesOf(line.label.text).subjects.get(subject) ?? 0) <= 0) return false;
  return others.reduce((sum, { amount }) => sum + amount!.cents, 0) === line.amount!.cents;
}
