/** What the first rule says whose pattern fits a normalised label; null where none does. */
export function firstRule<T>(rules: readonly [RegExp, T][], label: string): T | null {
  return rules.find(([pattern]) => pattern.test(label))?.[1] ?? null;
}
