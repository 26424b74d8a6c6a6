import type { Row, Span } from "../page-graph/span.ts";
import type { TableEntries } from "./entries.ts";

/** Titles of lists that stand among the rows of a record: they are about what follows there, and nothing of the next one. */
export function titlesInside(
  records: readonly (readonly Row[])[],
  tables: readonly TableEntries[],
): ReadonlySet<Span> {
  const titles = tables.flatMap(({ table }) => table.regions.flatMap(({ title }) => title ?? []));
  const inOrder = [...new Set(titles)].sort((a, b) => a.row - b.row);
  const found = new Set<Span>();
  let at = 0;
  for (const rows of records) {
    const [first, last] = [rows[0]!.index, rows.at(-1)!.index];
    for (; at < inOrder.length && inOrder[at]!.row < last; at++)
      if (inOrder[at]!.row > first) found.add(inOrder[at]!);
  }
  return found;
}
