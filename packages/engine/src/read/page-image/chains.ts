import type { Box } from "../../api/result.ts";

/** What makes pieces of ink a row, or a column. */
interface Following<P> {
  /** Where a piece begins along the row. */
  from(piece: P): number;
  /** Whether a piece begins so near behind the last of a row that the row may go on; those that begin later do not where it does not. */
  isNear(last: P, piece: P): boolean;
  isNext(row: readonly P[], piece: P): boolean;
}

/** Pieces that follow each other, each in one row: of several that it may belong to in the one that began first. */
export function chainsOf<P>(pieces: readonly P[], { from, isNear, isNext }: Following<P>): P[][] {
  const rows: P[][] = [];
  let open: P[][] = [];
  for (const piece of pieces.toSorted((a, b) => from(a) - from(b))) {
    open = open.filter((row) => isNear(row.at(-1)!, piece));
    const row = open.find((other) => isNext(other, piece));
    if (row === undefined) {
      const started = [piece];
      rows.push(started);
      open.push(started);
    } else row.push(piece);
  }
  return rows;
}

/** How far it is from one piece of a row to the next, from left side to left side; 0 for one piece. */
export function stepOf(row: readonly Box[]): number {
  return row.length < 2 ? 0 : (row.at(-1)!.x0 - row[0]!.x0) / (row.length - 1);
}
