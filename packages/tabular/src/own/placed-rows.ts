import type { LaidOutPage } from "../layout/lay-out.ts";
import type { PlacedCell } from "../layout/place.ts";
import type { CellPlace } from "./own-rows.ts";

/** A cell on the page that shows it. */
export interface CellOnPage {
  readonly page: number;
  readonly placed: PlacedCell;
}

/** Finds cells on the pages that sheets were laid out on. */
export class PlacedRows {
  readonly #sheets = new Map<string, Map<number, { page: number; cells: readonly PlacedCell[] }>>();

  constructor(pages: readonly LaidOutPage[]) {
    for (const { sheet, page, lines } of pages) {
      const rows = this.#sheets.get(sheet) ?? new Map();
      this.#sheets.set(sheet, rows);
      for (const cells of lines)
        if (cells[0] !== undefined) rows.set(cells[0].row, { page: page.number, cells });
    }
  }

  /** Null for a cell that takes no words. */
  at({ sheet, row, column }: CellPlace): CellOnPage | null {
    const found = this.#sheets.get(sheet)?.get(row);
    const placed = found?.cells.find(({ cell }) => cell.column === column);
    if (found === undefined || placed === undefined || placed.words.length === 0) return null;
    return { page: found.page, placed };
  }
}
