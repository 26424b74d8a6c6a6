import { centsOf } from "../page-graph/figure.ts";
import type { RecordDraft } from "./record-draft.ts";
import type { Column } from "./tables.ts";

const LEAST_RECORDS = 2;
/** One column may come to such a sum by chance; so many columns at once do not. */
const LEAST_COLUMNS = 2;

/** What the numbers of a record come to by column, and whether some column has several, so that they may be different things. */
export function numbersOf({ entries }: RecordDraft): {
  own: ReadonlyMap<Column, number>;
  isCrowded: boolean;
} {
  const own = new Map<Column, number>();
  let isCrowded = false;
  for (const { column, figure } of entries) {
    const cents = centsOf(figure.figure!);
    if (cents === null) continue;
    isCrowded ||= own.has(column);
    own.set(column, (own.get(column) ?? 0) + cents);
  }
  return { own, isCrowded };
}

/** What the columns of records come to since the last sum and in all, so that a sum shows as one whatever it is called. */
export class RunningSums {
  #records = 0;
  #sums = new Map<Column, number>();
  #all = new Map<Column, number>();
  /** Sums of several records, by the index of each. */
  #told = new Map<number, ReadonlyMap<Column, number>>();
  /** Of several numbers in one column of a record. */
  #crowded = false;

  /** Takes the next record; true where all its numbers are what those above come to. */
  add(record: RecordDraft): boolean {
    const { own, isCrowded } = numbersOf(record);
    if (isCrowded) this.#crowded = true;
    if (this.#isSum(own)) {
      this.#begin();
      return true;
    }
    this.#records++;
    for (const [column, cents] of own)
      for (const sums of [this.#sums, this.#all]) sums.set(column, (sums.get(column) ?? 0) + cents);
    return false;
  }

  /** The index of the sum whose numbers a record has once more: a list of plans at the end has what each came to. Null where it has others. */
  again(record: RecordDraft): number | null {
    const { own, isCrowded } = numbersOf(record);
    const several = [...own.values()].filter((cents) => cents !== 0).length >= LEAST_COLUMNS;
    if (isCrowded || !several) return null;
    const isSame = (known: ReadonlyMap<Column, number>): boolean =>
      known.size === own.size && [...own].every(([column, cents]) => known.get(column) === cents);
    return [...this.#told].find(([, known]) => isSame(known))?.[0] ?? null;
  }

  /** Takes what words call a sum. */
  tell(record: RecordDraft): void {
    if (this.#records >= LEAST_RECORDS) this.#told.set(record.index, numbersOf(record).own);
    this.#begin();
  }

  /** Begins anew, behind a sum. */
  #begin(): void {
    this.#records = 0;
    this.#sums = new Map();
    this.#crowded = false;
  }

  #isSum(own: ReadonlyMap<Column, number>): boolean {
    if (this.#crowded) return false;
    const told = [...own].filter(([, cents]) => cents !== 0);
    const adds = (sums: ReadonlyMap<Column, number>): boolean =>
      told.every(([column, cents]) => sums.get(column) === cents);
    if (told.length < LEAST_COLUMNS) return false;
    // Behind a sum of some another one may be that of all.
    return (this.#records >= LEAST_RECORDS && adds(this.#sums)) || (this.#records === 0 && adds(this.#all));
  }
}
