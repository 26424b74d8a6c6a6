import type { Segmentation } from "../grammars/segmentation.ts";
import type { Slot } from "../grammars/slot.ts";
import { centsOf } from "../page-graph/figure.ts";
import { BOUNDS } from "../tolerances.ts";

/** Records by slots, in cents: what adds up is looked for here, without any name. */
export interface Matrix {
  /** Index of the record of each row: people first, as many as the sample takes. */
  people: readonly number[];
  /** By slot, one value a person; NaN where nothing stands. */
  values: readonly Float64Array[];
  /** People of whom the slot has a figure. */
  filled: readonly number[];
  /** By slot: printed totals that are what the people above come to, and those that are not. */
  totals: readonly { held: number; failed: number }[];
}

export function matrixOf({ records }: Segmentation, slots: readonly Slot[]): Matrix {
  const all = records.filter(({ isSum }) => !isSum).map(({ index }) => index);
  const people = sampled(all);
  const values = slots.map(({ entries }) =>
    Float64Array.from(people, (record) => valueOf(entries.get(record))),
  );
  const filled = values.map((row) => row.reduce((count, value) => count + (Number.isNaN(value) ? 0 : 1), 0));
  return { people, values, filled, totals: totalsOf(records, slots) };
}

/** Records of a long document that stand for it: spread evenly, so that they differ. */
function sampled(all: readonly number[]): number[] {
  const most = BOUNDS.sampleRecords;
  if (all.length <= most) return [...all];
  return Array.from({ length: most }, (_, i) => all[Math.floor((i * all.length) / most)]!);
}

function valueOf(entries: readonly { figure: { figure: unknown } }[] | undefined): number {
  if (entries === undefined) return NaN;
  let sum = 0;
  for (const { figure } of entries) {
    const cents = centsOf(figure.figure as Parameters<typeof centsOf>[0]);
    if (cents === null) return NaN;
    sum += cents;
  }
  return sum;
}

/** Compares each printed total with the people since the last sum, with all above, and with the sums above. */
function totalsOf(
  records: Segmentation["records"],
  slots: readonly Slot[],
): { held: number; failed: number }[] {
  const totals = slots.map(() => ({ held: 0, failed: 0 }));
  if (!records.some(({ isSum }) => isSum)) return totals;
  slots.forEach(({ entries }, slot) => {
    let [since, ever, ofSums, people, open] = [0, 0, 0, 0, 0];
    for (const { index, isSum } of records) {
      const own = entries.get(index);
      if (!isSum) {
        open++;
        if (own === undefined) continue;
        const value = valueOf(own);
        if (Number.isNaN(value)) continue;
        since += value;
        ever += value;
        people++;
        continue;
      }
      const value = valueOf(own);
      if (people > 1 && !Number.isNaN(value) && value !== 0) {
        if (value === since || value === ever || value === ofSums) totals[slot]!.held++;
        else totals[slot]!.failed++;
      }
      // Of several sums in a row the first one covers those above it.
      if (open > 0) {
        ofSums += since;
        since = 0;
        open = 0;
      }
    }
  });
  return totals;
}
