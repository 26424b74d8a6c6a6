import { sumMoney, type Cents } from "@paylift/canonical";
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

/**
 * Departments one after the other that a sum in a table below all people adds up over, wherever they stand: a fund has
 * several of them, and tables have an order of their own.
 */
export class Runs {
  readonly #departments: (readonly Part[])[] = [];
  /** Where the gross and the net pay of all departments so far come to these. */
  readonly #ends = new Map<string, number>([[keyOf([0, 0]), 0]]);
  readonly #sums: (readonly Cents[])[] = [[0, 0]];

  add(parts: readonly Part[]): void {
    this.#departments.push(parts);
    const last = this.#sums.at(-1)!;
    const sums = PAY.map((name, i) =>
      sumMoney([last[i]!, ...parts.map(({ record }) => record.figures.get(name)?.cents ?? 0)]),
    );
    this.#sums.push(sums);
    this.#ends.set(keyOf(sums), this.#departments.length);
  }

  /** The parts of such a sum; none where it has no gross or no net pay, or no departments come to both. */
  partsOf({ figures }: RecordReading): Part[] {
    const printed = PAY.flatMap((name) => figures.get(name)?.cents ?? []);
    if (printed.length < PAY.length) return [];
    for (const [start, sums] of this.#sums.entries()) {
      const end = this.#ends.get(keyOf(sums.map((sum, i) => sum + printed[i]!)));
      if (end !== undefined && end > start) return this.#departments.slice(start, end).flat();
    }
    return [];
  }
}

function keyOf(sums: readonly Cents[]): string {
  return sums.join(" ");
}
