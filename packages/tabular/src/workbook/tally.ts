import { EngineError } from "@paylift/engine/pages";
import type { Limits } from "./workbook.ts";

/** Counts what a file holds while it is read, and stops where it is too much. */
export class Tally {
  readonly #limits: Limits;
  #rows = 0;
  #cells = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Throws `too_large`. */
  row(): void {
    if (++this.#rows > this.#limits.maxRows) throw tooLarge("rows", this.#limits.maxRows);
  }

  /** Throws `too_large`. */
  cell(column: number): void {
    if (++this.#cells > this.#limits.maxCells) throw tooLarge("cells", this.#limits.maxCells);
    if (column >= this.#limits.maxColumns) throw tooLarge("columns", this.#limits.maxColumns);
  }
}

export function tooLarge(what: string, limit: number): EngineError {
  return new EngineError(
    "too_large",
    `the spreadsheet has more than ${limit} ${what}; split it, or leave out what says nothing of pay`,
    { what, limit },
  );
}
