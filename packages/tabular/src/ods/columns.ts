/** No sheet of any program has more columns. */
const MOST_COLUMNS = 16_384;

interface Range {
  readonly first: number;
  readonly last: number;
  readonly style: string | null;
}

/** The columns of a sheet as they are told before its rows: their styles, and which are hidden. */
export class Columns {
  readonly hidden = new Set<number>();
  readonly #ranges: Range[] = [];
  #next = 0;

  add(count: number, style: string | null, isHidden: boolean): void {
    const first = this.#next;
    this.#next = Math.min(first + count, MOST_COLUMNS);
    if (first === this.#next) return;
    this.#ranges.push({ first, last: this.#next - 1, style });
    if (isHidden) for (let column = first; column < this.#next; column++) this.hidden.add(column);
  }

  /** The style of the cells of a column that have none of their own. */
  style(column: number): string | null {
    return this.#ranges.find(({ first, last }) => column >= first && column <= last)?.style ?? null;
  }
}
