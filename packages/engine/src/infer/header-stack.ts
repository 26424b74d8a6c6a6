import type { Assumptions } from "./assumptions.ts";
import { overlap, type Cell, type CellRow } from "./cells.ts";
import { figureOfLabel, headingOf, sectionsOf } from "./label-kinds.ts";

/** Lines of one header stand no further apart than this, in points. */
const GAP_PT = 20;
const LEAST_CELLS = 3;

/**
 * The header of a table with fixed columns, line by line. Where a record has as many lines as its header, a number
 * without a label of its own is what the header's line of the same place says (`FEDERAL` over `MEDICARE`).
 */
export class HeaderStack {
  #rows: CellRow[] = [];
  #labelled: Cell[][] = [];
  readonly #assumptions: Assumptions;

  constructor(assumptions: Assumptions) {
    this.#assumptions = assumptions;
  }

  /** Takes a row that may be part of a header. */
  read(row: CellRow): void {
    if (row.cells.length < LEAST_CELLS || row.cells.some(({ number }) => number !== null)) return;
    const last = this.#rows.at(-1);
    const goesOn = last !== undefined && last.page === row.page && row.baseline - last.baseline <= GAP_PT;
    if (!goesOn && !row.cells.some(({ text }) => headingOf(text) !== null)) return;
    this.#rows = goesOn ? [...this.#rows, row] : [row];
    this.#labelled = this.#rows
      .map(({ cells }) => cells.filter(({ text }) => isLabel(text, this.#assumptions)))
      .filter((cells) => cells.length > 0);
  }

  /** The label over a number of a record's line (from 0); null where the header has none. */
  labelOf(cell: Cell, line: number): Cell | null {
    if (this.#labelled.length === 0) return null;
    const rows = [this.#labelled[Math.min(line, this.#labelled.length - 1)]!, ...this.#labelled];
    for (const cells of rows) {
      const found = cells.find((other) => overlap(other, cell) > 0);
      if (found !== undefined) return found;
    }
    return null;
  }
}

function isLabel(text: string, assumptions: Assumptions): boolean {
  const heading = assumptions.headingOf(text);
  const column = heading !== null && (heading.role !== null || heading.text !== null);
  return !column && figureOfLabel(text) === null && sectionsOf(text).length > 0;
}
