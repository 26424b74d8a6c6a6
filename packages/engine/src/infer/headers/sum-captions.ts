import type { PlacedHeading } from "./placed-heading.ts";

type Headings = readonly PlacedHeading[];

/** What names columns on a page, and which of that is the last table's. */
interface Columns {
  active: PlacedHeading[];
  table: Headings;
}

/** Lines of people that stand between two headers; those of one header follow each other. */
const LEAST_LINES = 2;

/**
 * Names of columns that stand beside the name of a sum over people, or right above it, below a header of the same page:
 * `Total Concrete` beside `Hours`, `Gross Wages` and `Net Pay`. They head that sum alone, and not the lines of the people
 * below it.
 */
export class SumCaptions {
  /** The last header, where other columns were named above it, and these. */
  #last: { names: Headings; before: Columns } | null = null;
  /** How many lines were read since then. */
  #lines = 0;
  /** The same, where it has turned out to be a sum's. */
  #ofSum: { names: Headings; before: Columns } | null = null;

  /** Takes the headings of a table that was not named before, with those above it. */
  see(names: Headings, active: Headings, table: Headings): void {
    const page = names[0]?.cell.page;
    const isHeaded = active.some((each) => each.cell.page === page && table.includes(each));
    const isBelow = names.length > 0 && this.#lines >= LEAST_LINES && isHeaded;
    this.#last = isBelow ? { names, before: { active: [...active], table } } : null;
    this.#lines = 0;
    // Below another header people stand in its columns.
    if (!isBelow) this.#ofSum = null;
  }

  /** Passes a line that names no table. */
  pass(): void {
    this.#lines++;
  }

  /** Takes the header right above, or of the same line, for a sum's. */
  take(): void {
    if (this.#last !== null && this.#lines <= 1) this.#ofSum ??= this.#last;
    this.#last = null;
  }

  /** What names columns once the sum is over; null where none had columns of its own, or others were named since. */
  restore(active: Headings): Columns | null {
    const [last, ofSum] = [this.#last, this.#ofSum];
    this.#last = this.#ofSum = null;
    if (last !== null || ofSum === null) return null;
    const { names, before } = ofSum;
    const since = active.filter((each) => !names.includes(each) && !before.active.includes(each));
    return { active: [...before.active, ...since], table: before.table };
  }
}
