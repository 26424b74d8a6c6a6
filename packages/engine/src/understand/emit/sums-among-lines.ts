import type { ItemReading, RecordReading } from "../../interpret/reading.ts";
import type { FigureName } from "../../variants/variant-schema.ts";
import type { Subject } from "../votes/roles.ts";
import { votesOf } from "../votes/wording.ts";
import { SUMS_OF_LISTS } from "./sums-of-all.ts";

const LEAST_LINES = 2;

/**
 * Takes from a person's lines what another table has line by line: `Employee taxes` of a summary is the sum of the taxes that
 * a list below has one by one. Where the list does not come to it, both stay.
 */
export function tellSumsAmongLines(record: RecordReading): void {
  for (const [figure, section] of SUMS_OF_LISTS) {
    const lines = record.items.filter((item) => item.section === section && item.amount !== null);
    const sum = lines.find((line) => isSumOf(line, lines, figure));
    if (sum === undefined) continue;
    record.items = record.items.filter((item) => item !== sum);
    if (!record.figures.has(figure)) record.figures.set(figure, sum.amount!);
    sum.amount!.token.claim = "total";
  }
}

function isSumOf(line: ItemReading, lines: readonly ItemReading[], figure: FigureName): boolean {
  const others = lines.filter((other) => other !== line);
  if (others.length < LEAST_LINES || (votesOf(line.label.text).subjects.get(figure as Subject) ?? 0) <= 0)
    return false;
  return others.reduce((sum, { amount }) => sum + amount!.cents, 0) === line.amount!.cents;
}
