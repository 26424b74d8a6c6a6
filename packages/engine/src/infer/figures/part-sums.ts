import { sumMoney } from "@paylift/canonical";
import type { MoneyReading, RecordReading } from "../../interpret/reading.ts";
import type { FigureCell } from "../cells/cell-groups.ts";

/** Amounts and their sum end within this, in points. */
const EDGE_PT = 2;

/** The last amounts of a person right above a number that it is the sum of; empty where it is none. */
export function partsOf(record: RecordReading, { number: { cents }, x1, page }: FigureCell): MoneyReading[] {
  const above = record.items.flatMap(({ amount }) => {
    const last = amount?.token.words.at(-1);
    const isAbove = last !== undefined && Math.abs(amount!.token.x1 - x1) <= EDGE_PT;
    return isAbove && record.page <= page ? [amount!] : [];
  });
  const start = above.findLastIndex((_, i) => sumMoney(above.slice(i).map((each) => each.cents)) === cents);
  return start < 0 ? [] : above.slice(start);
}
