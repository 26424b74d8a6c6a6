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

/**
 * The first parts as far as the gross and net pay of a sum add up over them: sums of departments may stand in a table below
 * all people. Empty where they add up over none.
 */
export function firstPartsOf({ figures }: RecordReading, parts: readonly Part[]): Part[] {
  const printed = PAY.map((name) => figures.get(name)?.cents);
  if (printed.includes(undefined)) return [];
  const sums = PAY.map(() => 0);
  for (const [last, { record }] of parts.entries()) {
    PAY.forEach((name, i) => (sums[i] = sumMoney([sums[i]!, record.figures.get(name)?.cents ?? 0])));
    if (sums.every((sum, i) => sum === printed[i])) return parts.slice(0, last + 1);
  }
  return [];
}
