import type { RecordDraft } from "./record-draft.ts";
import { numbersOf } from "./running-sums.ts";
import type { Column } from "./tables.ts";

/** One record repeats what another has; dues of people are often twice those of others, but not in so many columns. */
const LEAST_RECORDS = 2;
const LEAST_COLUMNS = 3;

/**
 * Records with those marked as sums that stand before what they add up: a department's line above its people. What they are
 * called is about the records that follow.
 */
export function withSumsFirst(records: readonly RecordDraft[]): RecordDraft[] {
  const told = records.map((record) => {
    const { own, isCrowded } = numbersOf(record);
    return isCrowded ? null : own;
  });
  const found = [...records];
  let isBehindGroup = false;
  for (let i = 0; i < found.length; i++) {
    const length: number = found[i]!.isSum
      ? 0
      : addendsBehind(i, found, told, isBehindGroup ? 1 : LEAST_RECORDS);
    isBehindGroup = length > 0;
    if (length === 0) continue;
    const name = found[i]!.texts.filter(({ span }) => span.figure === null).map(({ span }) => span);
    found[i] = { ...found[i]!, isSum: true };
    for (let j = i + 1; j <= i + length; j++)
      found[j] = { ...found[j]!, above: [...found[j]!.above, ...name] };
    i += length;
  }
  return found;
}

/** How many records right behind one come to all its numbers; 0 where none do. */
function addendsBehind(
  at: number,
  records: readonly RecordDraft[],
  told: readonly (ReadonlyMap<Column, number> | null)[],
  least: number,
): number {
  const own = told[at] === null ? [] : [...told[at]!].filter(([, cents]) => cents !== 0);
  if (own.length < LEAST_COLUMNS) return 0;
  const sums = new Map<Column, number>();
  for (let j = at + 1; j < records.length && !records[j]!.isSum && told[j] !== null; j++) {
    for (const [column, cents] of told[j]!) sums.set(column, (sums.get(column) ?? 0) + cents);
    if (j - at >= least && own.every(([column, cents]) => sums.get(column) === cents)) return j - at;
    // What is paid is seldom negative: columns that have more than the sum in most cases come to it no more.
    if (own.every(([column, cents]) => (sums.get(column) ?? 0) > cents)) return 0;
  }
  return 0;
}
