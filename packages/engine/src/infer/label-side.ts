import { isFigure, type Cell, type CellRow } from "./cells.ts";

/** A label right of its number stands this close, in font sizes. */
const CLOSE_EM = 0.8;
const EDGE_PT = 4;

/** In which columns numbers stand left of their labels (`180.22 FIT`). */
export class LabelSides {
  readonly #after = new Map<number, number>();
  readonly #all = new Map<number, number>();

  constructor(rows: readonly CellRow[]) {
    for (const { cells } of rows) {
      cells.forEach((cell, i) => {
        if (!isFigure(cell)) return;
        const edge = edgeOf(cell);
        count(this.#all, edge);
        const next = cells[i + 1];
        if (next !== undefined && next.number === null && isClose(cell, next)) count(this.#after, edge);
      });
    }
  }

  isBeforeLabel(cell: Cell, next: Cell | undefined): next is Cell {
    if (!isFigure(cell) || next === undefined || next.number !== null || !isClose(cell, next)) return false;
    const edge = edgeOf(cell);
    return (this.#after.get(edge) ?? 0) * 2 > (this.#all.get(edge) ?? 0);
  }
}

function isClose(cell: Cell, next: Cell): boolean {
  return next.x0 - cell.x1 <= CLOSE_EM * cell.size;
}

function edgeOf({ x1 }: Cell): number {
  return Math.round(x1 / EDGE_PT);
}

function count(map: Map<number, number>, key: number): void {
  map.set(key, (map.get(key) ?? 0) + 1);
}
