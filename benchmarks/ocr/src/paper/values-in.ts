/** How many single values an output has that are not null: each line of a list has several. */
export function valuesIn(output: unknown): number {
  if (output === null || output === undefined) return 0;
  if (typeof output !== "object") return 1;
  return Object.values(output).reduce<number>((sum, value) => sum + valuesIn(value), 0);
}
