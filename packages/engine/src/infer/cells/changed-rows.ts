import type { Cell, CellRow } from "./cells.ts";

/** Rows with other cells where some were moved; the others as they are. */
export function withChanged(
  rows: readonly CellRow[],
  changed: ReadonlyMap<CellRow, readonly Cell[]>,
): readonly CellRow[] {
  return rows.map((row) => {
    const cells = changed.get(row);
    return cells === undefined ? row : { ...row, cells: [...cells] };
  });
}
