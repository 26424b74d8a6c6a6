import { classifyLabel } from "@paylift/canonical";
import { partOf, type Row, type Span } from "../page-graph/span.ts";
import { isLine, votesOf } from "../votes/wording.ts";
import type { Band } from "./bands.ts";
import type { Column } from "./tables.ts";

/** Where most headings stand over numbers, the others are over the labels before these. */
const OUT_OF_PLACE = 0.5;
const MOST_ROWS = 0.5;

/**
 * Headings that stand over no column, as many as there are columns: printed with other gaps than the rows, they head the
 * columns in their order.
 */
export function inOrder(
  band: Band,
  all: readonly Column[],
  { own, groups }: Readonly<Record<"own" | "groups", Map<Column, Span[]>>>,
): void {
  // Sums below may stand in none of the columns.
  const most = Math.max(0, ...all.map(({ spans }) => spans.length));
  const columns = all.filter(({ spans }) => spans.length > MOST_ROWS * most);
  const bare = columns.filter((column) => (own.get(column) ?? []).length === 0);
  if (bare.length === 0 || columns.length < 3 || band.rows.length > 1) return;
  const used = new Set([...own.values(), ...groups.values()].flat());
  const [{ spans }] = band.rows as [Row];
  const printed = spans.filter(({ text }) => saysOfNumbers(text));
  const parted = spans.flatMap((span) => partedInTwo(span).map((part) => [part, span] as const));
  const wholes = new Map(parted);
  const heads =
    printed.length < columns.length
      ? parted.flatMap(([part]) => (saysOfNumbers(part.text) ? [part] : []))
      : printed;
  const idle = heads.filter((head) => !used.has(wholes.get(head) ?? head));
  if (heads.length !== columns.length || idle.length < Math.max(bare.length, OUT_OF_PLACE * heads.length))
    return;
  own.clear();
  columns.forEach((column, i) => own.set(column, [heads[i]!]));
}

/** `Soc Sec Medicare`: two lines of pay a space apart, where all ways to part them mean the same. */
function partedInTwo(head: Span): Span[] {
  const { tokens } = head;
  const ways = tokens.slice(1).flatMap((_, i) => {
    const parts = [tokens.slice(0, i + 1), tokens.slice(i + 1)].map((own) => partOf(head, own));
    return parts.every(({ text }) => isLine(text)) ? [parts] : [];
  });
  const meant = new Set(ways.map((parts) => parts.map(({ text }) => meaningOf(text)).join("|")));
  return meant.size === 1 && !isLine(head.text) ? ways.at(-1)! : [head];
}

function meaningOf(text: string): string {
  return classifyLabel(text)
    .map(({ kind, type }) => `${kind} ${type}`)
    .join();
}

/** Whether a heading says something of numbers, and not of texts. */
function saysOfNumbers(text: string): boolean {
  const { subjects, kinds } = votesOf(text);
  const said = [...subjects].filter(([subject, bits]) => subject !== "none" && bits > 0);
  return said.length > 0 || kinds.size > 0;
}
