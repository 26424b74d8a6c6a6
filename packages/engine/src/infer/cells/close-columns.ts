import { cellOf, PHRASE_GAP_EM, type Cell, type CellRow } from "./cells.ts";

/** A gap that is narrower is a space, even a typewriter's behind a comma. */
const LEAST_GAP_EM = 0.78;
/** Cells begin in one column that begin no further apart, in font sizes. */
const IN_COLUMN_EM = 0.15;
/** So many rows tell of two columns. */
const LEAST_ROWS = 3;

/**
 * Rows with the cells parted that stand almost a space from each other, as an id and a name do, where other rows have two
 * cells that begin at the same places.
 */
export function partedAtColumns(rows: readonly CellRow[]): readonly CellRow[] {
  const tight = rows.filter(({ cells }) => cells.some((cell) => gapsIn(cell).length > 0));
  if (tight.length === 0) return rows;
  const pairs = rows.flatMap(({ cells }) =>
    cells.slice(1).map((cell, i) => ({ left: cells[i]!.x0, right: cell.x0 })),
  );
  const areColumns = (left: number, right: number, size: number): boolean => {
    const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= IN_COLUMN_EM * size;
    const same = pairs.filter((pair) => isNear(pair.left, left) && isNear(pair.right, right));
    return same.length >= LEAST_ROWS;
  };
  return rows.map((row) => {
    if (!tight.includes(row)) return row;
    const cells = row.cells.flatMap((cell) => {
      const at = gapsIn(cell).find((gap) => areColumns(cell.x0, cell.tokens[gap]!.x0, cell.size));
      if (at === undefined) return [cell];
      return [cell.tokens.slice(0, at), cell.tokens.slice(at)].map((tokens) =>
        cellOf(tokens, cell.page, cell.baseline),
      );
    });
    return { ...row, cells };
  });
}

/** Before which tokens of a cell the gap is wider than a space, and as narrow as one of a phrase may be. */
function gapsIn({ tokens, size }: Cell): number[] {
  return tokens.flatMap(({ x0 }, i) => {
    const gap = i === 0 ? 0 : x0 - tokens[i - 1]!.x1;
    return gap >= LEAST_GAP_EM * size && gap <= PHRASE_GAP_EM * size ? [i] : [];
  });
}
