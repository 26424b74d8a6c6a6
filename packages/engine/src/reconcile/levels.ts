import { sumMoney } from "@paylift/canonical";
import type { RecordReading } from "../interpret/reading.ts";
import { PAY } from "../variants/figures-of-people.ts";
import type { Part } from "./total-parts.ts";

/**
 * The parts of a sum that stands right below one of a department: it is of a level above, a location or a division, and
 * covers as many of the last departments as its gross and net pay add up over. Empty where they add up over none.
 */
export function partsOfLevel({ figures }: RecordReading, departments: readonly (readonly Part[])[]): Part[] {
  const printed = PAY.filter((name) => figures.has(name));
  if (printed.length === 0) return [];
  const sums = printed.map(() => 0);
  for (let first = departments.length - 1; first >= 0; first--) {
    const below = departments[first]!;
    printed.forEach((name, i) => {
      sums[i] = sumMoney([sums[i]!, ...below.map(({ record }) => record.figures.get(name)?.cents ?? 0)]);
    });
    if (printed.every((name, i) => figures.get(name)!.cents === sums[i]))
      return departments.slice(first).flat();
  }
  return [];
}
