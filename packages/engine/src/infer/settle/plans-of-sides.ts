import type { ItemReading, RecordReading } from "../../interpret/reading.ts";
import { BY_SIDE, headingOf } from "../vocabulary/headings.ts";

/** Calls lines what stands over the columns of both sides: `Medical` over `Employee` and `Employer`, which say who pays. */
export function namePlansOfSides(records: readonly RecordReading[]): void {
  for (const { items } of records)
    for (const item of items) item.label = { ...item.label, text: withoutSide(item.label) };
}

/** The text of a label without its side, where that is what is printed at its column; a line with its side has its name first. */
function withoutSide({ text, tokens: [first] }: ItemReading["label"]): string {
  const side = first?.plain ?? "";
  const isSide = BY_SIDE.has(headingOf(side)?.role ?? null) && text.endsWith(` ${side}`);
  return isSide ? text.slice(0, -side.length - 1) : text;
}
