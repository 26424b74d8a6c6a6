import type { ItemReading, RecordReading } from "../../interpret/reading.ts";

const SIDE = / (?:employee|employer)$/i;

/** Calls lines what stands over the columns of both sides: `Medical` over `Employee` and `Employer`, which say who pays. */
export function namePlansOfSides(records: readonly RecordReading[]): void {
  for (const { items } of records)
    for (const item of items)
      if (isUnderPlan(item)) item.label = { ...item.label, text: item.label.text.replace(SIDE, "") };
}

/** Whether no more of a label is printed at its column than the side. */
function isUnderPlan({ label: { text, tokens } }: ItemReading): boolean {
  const [only, other] = tokens;
  return SIDE.test(text) && other === undefined && SIDE.test(` ${only?.plain}`);
}
