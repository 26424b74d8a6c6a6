/** A row with its place on the page. */
interface Placed {
  row: { baseline: number };
}

/**
 * The rows around each of several lines that stand in the middle of their height, one block after the other; null where rows are
 * left, or a line stands in the middle of none. `pitch` is how far rows stand apart.
 */
export function blocksAround<Row extends Placed>(
  rows: readonly Row[],
  middles: readonly number[],
  pitch: number,
): Row[][] | null {
  const blocks: Row[][] = [];
  let from = 0;
  for (const middle of middles) {
    const first = rows[from]?.row.baseline ?? Infinity;
    const end = rows.findIndex(
      ({ row }, i) => i >= from && Math.abs((first + row.baseline) / 2 - middle) <= pitch / 4,
    );
    if (end < 0) return null;
    blocks.push(rows.slice(from, end + 1));
    from = end + 1;
  }
  return from === rows.length ? blocks : null;
}
