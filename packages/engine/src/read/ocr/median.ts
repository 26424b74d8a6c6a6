/** The middle one of some values, of two the higher; undefined of none. */
export function median(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[values.length >> 1];
}
