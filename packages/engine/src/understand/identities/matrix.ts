import type { Segmentation } from "../grammars/segmentation.ts";
import type { Slot } from "../grammars/slots.ts";
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
  totals: readonly TotalRow[];
}

/** A record that sums up others. */
export interface TotalRow {
  record: number;
  /** By slot; NaN where nothing stands. */
  values: Float64Array;
  /** By slot and reach, what the people above it come to: since the last sum, and since the beginning. */
  reaches: readonly Float64Array[];
}

export function matrixOf({ records }: Segmentation, slots: readonly Slot[]): Matrix {
  const all = records.filter(({ isSum }) => !isSum).map(({ index }) => index);
  const people = sampled(all);
  const values = slots.map(({ entries }) => Float64Array.from(people, (record) => valueOf(entries.get(record))));
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

function totalsOf(records: Segmentation["records"], slots: readonly Slot[]): TotalRow[] {
  const totals: TotalRow[] = [];
  const since = new Float64Array(slots.length);
  const ever = new Float64Array(slots.length);
  const ofSums = new Float64Array(slots.length);
  let people = 0;
  let open = 0;
  for (const record of records) {
    const values = Float64Array.from(slots, ({ entries }) => valueOf(entries.get(record.index)));
    if (!record.isSum) {
      values.forEach((value, i) => {
        if (Number.isNaN(value)) return;
        since[i]! += value;
        ever[i]! += value;
      });
      people++;
      open++;
      continue;
    }
    if (people > 1) totals.push({ record: record.index, values, reaches: [since.slice(), ever.slice(), ofSums.slice()] });
    if (open > 0) {
      since.forEach((value, i) => (ofSums[i]! += value));
      since.fill(0);
      open = 0;
    }
  }
  return totals;
}

/** Whether a printed total is what the people above come to, in any reach. */
export function totalHolds({ values, reaches }: TotalRow, slot: number): boolean {
  const value = values[slot]!;
  return reaches.some((reach) => reach[slot] === value);
}
