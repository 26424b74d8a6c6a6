import type { OpenBlocks } from "../blocks/open-blocks.ts";
import { isFigure, type Cell } from "../cells/cells.ts";
import type { HeadingMap } from "../headers/heading-map.ts";
import { totalScope } from "../vocabulary/total-labels.ts";

/** Rows of a report that names nobody: what the company pays in all, or what each of its departments does. */
export class RowsOfNobody {
  readonly #blocks: OpenBlocks;
  readonly #headings: HeadingMap;

  constructor(blocks: OpenBlocks, headings: HeadingMap) {
    this.#blocks = blocks;
    this.#headings = headings;
  }

  /** Begins the record that a row of figures belongs to; gives what of the row is read. */
  begin(cells: readonly Cell[]): readonly Cell[] {
    const [first] = cells;
    if (first === undefined || !cells.some(isFigure)) return cells;
    const { open } = this.#blocks;
    const isSum = cells.some(({ number, text }) => number === null && totalScope(text) === "company");
    if (!isSum && this.#headings.textColumnOf(first) === "department") {
      this.#blocks.beginTotal("department", first.page);
      // Codes, names and heads of departments are no lines.
      return cells.filter(isFigure);
    }
    if (open === null || (isSum && open.record.scope !== "company"))
      this.#blocks.beginTotal("company", first.page);
    return cells;
  }
}
