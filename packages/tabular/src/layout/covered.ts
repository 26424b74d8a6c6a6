import type { Merge } from "../workbook/workbook.ts";

/** Cells below others that they were merged into: what they hold is kept, and nobody sees it. */
export class Covered {
  /** By their first row, and those that begin in the same row by their first column. */
  readonly #merges: readonly Merge[];
  /** Of each merge and all before it, the last row that any reaches. */
  readonly #reach: readonly number[];

  constructor(merges: readonly Merge[]) {
    this.#merges = merges.toSorted((a, b) => a.rows[0] - b.rows[0] || a.columns[0] - b.columns[0]);
    let reach = -1;
    this.#reach = this.#merges.map(({ rows }) => (reach = Math.max(reach, rows[1])));
  }

  /** Whether a merge covers a cell; its first cell is shown. */
  has(row: number, column: number): boolean {
    for (let at = this.#lastFrom(row); at >= 0 && this.#reach[at]! >= row; at--) {
      const { rows, columns } = this.#merges[at]!;
      const isIn = row <= rows[1] && column >= columns[0] && column <= columns[1];
      if (isIn) return row !== rows[0] || column !== columns[0];
    }
    return false;
  }

  /** The last merge that begins in a row or above it; -1 for none. */
  #lastFrom(row: number): number {
    let [low, high] = [0, this.#merges.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#merges[middle]!.rows[0] <= row) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }
}
