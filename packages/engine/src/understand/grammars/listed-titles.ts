import type { Span } from "../page-graph/span.ts";
import type { Entry } from "./entries.ts";
import { listedHead } from "./listed-heads.ts";

/**
 * What stands over a number whose title lists in brackets what is behind each of its labels, `TAXES WITHHELD (subject / amount)`: the
 * name of the list, and what the title says of the number, by its place among those of its label. Null for any other number.
 */
export function listedByTitle(
  groups: readonly Span[],
  entry: Entry,
  row: readonly Entry[],
): Pick<Entry, "heads" | "groups"> | null {
  const title = groups.at(-1);
  const listed = title === undefined || entry.left === null ? null : listedHead([title], 0);
  const own = row.filter(({ left }) => left === entry.left);
  if (listed === null || listed.counted.length !== own.length) return null;
  return { heads: [listed.counted[own.indexOf(entry)]!], groups: [...groups.slice(0, -1), listed.name] };
}
