/** A median with the least and the greatest value it was taken from. */
export interface Spread {
  median: number;
  min: number;
  max: number;
}

/** Middle value, or the mean of the two in the middle. Throws on an empty list: a median of nothing is a bug. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new RangeError("median of an empty list");
  return (upper + lower) / 2;
}

export function spreadOf(values: readonly number[]): Spread {
  return { median: median(values), min: Math.min(...values), max: Math.max(...values) };
}

/**
 * Ratios round by round. Both sides of a pair ran within seconds of each other, so what else the machine was doing
 * weighs on both, where a ratio of two medians may compare a quiet minute with a busy one.
 */
export function pairedRatio(above: readonly number[], below: readonly number[]): Spread {
  if (above.length !== below.length) throw new RangeError(`${above.length} rounds beside ${below.length}`);
  return spreadOf(above.map((value, index) => value / (below[index] ?? Number.NaN)));
}
