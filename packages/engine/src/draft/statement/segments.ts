import type { FigureCell } from "../../infer/cells/cell-groups.ts";
import { isFigure, type Cell, type CellRow } from "../../infer/cells/cells.ts";

/** Words of a row and the numbers behind them, up to the next words. */
export interface Segment {
  row: CellRow;
  texts: Cell[];
  numbers: FigureCell[];
}

/** Cuts a row into words with their numbers; numbers without words come first, words without numbers last. */
export function segmentsOf(row: CellRow): Segment[] {
  const segments: Segment[] = [];
  for (const cell of row.cells) {
    let last = segments.at(-1);
    if (last === undefined || (last.numbers.length > 0 && !isFigure(cell))) {
      last = { row, texts: [], numbers: [] };
      segments.push(last);
    }
    if (isFigure(cell)) last.numbers.push(cell);
    else last.texts.push(cell);
  }
  return segments;
}
