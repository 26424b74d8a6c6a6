/** The field paths that are a field or below it: of `employees[3]` also `employees[3].taxes[1].amount`. */
export function fieldsBelow(field: string, paths: readonly string[]): string[] {
  return paths.filter(
    (path) => path === field || path.startsWith(`${field}.`) || path.startsWith(`${field}[`),
  );
}
