import { middle, overlap, type Row, type Span } from "../page-graph/span.ts";
import { sectionOf } from "../votes/sections.ts";
import type { Column } from "./tables.ts";

/** A name in the middle of this many headings is that of a group. */
const OF_GROUP = 2;
const CENTRED_EM = 1.7;

/**
 * The names above headings that come again in one line: `Reg | O/T | Reg | O/T` below `Hours` and `Earnings`, each in the middle
 * of its own. Where nothing stands over one of them the nearest name tells it from the other, of those that head no numbers alone;
 * then all such names are those of groups, and so are names of lists beside them.
 */
export function namesOfRepeated(upper: Row, lower: Row, columns: readonly Column[]): Map<Span, Span> {
  const isBelow = (column: Column): boolean => lower.spans.some((head) => overlap(head, column) > 0);
  const alone = columns.filter((column) => !isBelow(column));
  const names = upper.spans.filter((name) => alone.every((column) => overlap(name, column) <= 0));
  const isOver = (name: Span, head: Span): boolean => overlap(name, head) > 0;
  const again = lower.spans.filter((head) =>
    lower.spans.some((other) => other !== head && other.text === head.text),
  );
  const bare = again.filter((head) => !upper.spans.some((name) => isOver(name, head)));
  if (bare.length === 0 || names.length === 0) return new Map();
  const named = new Map<Span, Span>();
  for (const head of again) {
    const over = upper.spans.find((name) => isOver(name, head));
    named.set(head, over ?? nearest(head, names));
  }
  const groups = Map.groupBy(named.keys(), (head) => named.get(head)!);
  const all = Map.groupBy(lower.spans, (head) => nearest(head, names));
  const found = new Map(
    [...groups].filter(([name, heads]) => heads.length >= OF_GROUP && isInMiddle(name, all.get(name) ?? [])),
  );
  if (found.size === 0) return new Map();
  const others = lower.spans.flatMap((head): [Span, Span][] => {
    const over = upper.spans.find((name) => isOver(name, head) && sectionOf(name.text) !== null);
    return over === undefined || found.has(over) ? [] : [[head, over]];
  });
  return new Map([
    ...others,
    ...[...found].flatMap(([name, heads]) => heads.map((head) => [head, name] as const)),
  ]);
}

/** Whether a name stands in the middle of the headings that are nearest to it. */
function isInMiddle(name: Span, heads: readonly Span[]): boolean {
  const [x0, x1] = [Math.min(...heads.map((head) => head.x0)), Math.max(...heads.map((head) => head.x1))];
  return Math.abs((x0 + x1) / 2 - middle(name)) <= CENTRED_EM * name.size;
}

function nearest(head: Span, names: readonly Span[]): Span {
  const away = (name: Span): number => Math.abs(middle(name) - middle(head));
  return [...names].sort((one, other) => away(one) - away(other))[0]!;
}
