import type { Line } from "../../layout/lines.ts";
import type { Token } from "../../layout/token.ts";
import type { TransposedColumnData } from "../../variants/transposed-schema.ts";

/** Right edges of one person's columns. */
export interface ColumnGroup {
  edges: { data: TransposedColumnData; edge: number }[];
}

/**
 * The line of headings below the names and the columns that it begins anew for each person. Null where the columns have
 * no headings, or the band does not show them.
 */
export function groupsOfHeadings(
  band: readonly Line[],
  columns: readonly TransposedColumnData[],
): { line: Line; groups: ColumnGroup[] } | null {
  const first = columns.find(({ header }) => header !== undefined)?.header;
  if (first === undefined) return null;
  for (const line of band) {
    const starts = startsOf(line.tokens, first);
    if (starts.length === 0) continue;
    // What stands before the first heading, under a column without one, belongs to the first person.
    const bounds = [0, ...starts.slice(1), line.tokens.length];
    const groups = starts.map((_, i) => groupOf(line.tokens.slice(bounds[i], bounds[i + 1]), columns));
    return { line, groups };
  }
  return null;
}

function startsOf(tokens: readonly Token[], words: string): number[] {
  const starts: number[] = [];
  for (let i = 0; i < tokens.length; i++) if (spells(tokens, i, words)) starts.push(i);
  return starts;
}

function spells(tokens: readonly Token[], at: number, words: string): boolean {
  return words.split(" ").every((word, k) => tokens[at + k]?.plain === word);
}

function groupOf(tokens: readonly Token[], columns: readonly TransposedColumnData[]): ColumnGroup {
  let rest = tokens;
  const edges: ColumnGroup["edges"] = [];
  for (const data of columns) {
    const words = data.header;
    if (words === undefined) continue;
    const at = startsOf(rest, words)[0];
    if (at === undefined) continue;
    const length = words.split(" ").length;
    edges.push({ data, edge: rest[at + length - 1]!.x1 });
    rest = rest.filter((_, i) => i < at || i >= at + length);
  }
  const unnamed = columns.find(({ header }) => header === undefined);
  if (unnamed !== undefined && rest.length > 0) edges.push({ data: unnamed, edge: rest.at(-1)!.x1 });
  return { edges: edges.sort((a, b) => a.edge - b.edge) };
}
