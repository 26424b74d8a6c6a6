import type { ItemReading, RecordReading } from "../../interpret/reading.ts";
import { BY_SIDE, headingOf } from "../vocabulary/headings.ts";

/** Calls lines what stands over the columns of both sides: `Medical` over `Employee` and `Employer`, which say who pays. */
export function namePlansOfSides(records: readonly RecordReading[]): void {
  for (const { items } of records)
    for (const item of items) item.label = { ...item.label, text: withoutSide(item.label) };
}

/** The text of a label without its side, where no more of it is printed at its column. */
function withoutSide({ text, tokens: [side, other] }: ItemReading["label"]): string {
  if (side === undefined || other !== undefined) return text;
  const isSide = BY_SIDE.has(headingOf(side.plain)?.role ?? null) && text.endsWith(` ${side.plain}`);
  return isSide ? text.slice(0, -side.plain.length - 1) : text;
}
