import type { Line } from "../model/line.ts";
import { byContent } from "./line-order.ts";
import type { Link, LinkKind } from "./link.ts";

/** Lines that have no counterpart yet; pairing takes them out. */
export interface Leftovers {
  source: Line[];
  target: Line[];
}

/**
 * Pairs lines that fit, the nearest amounts first, and among equally near ones those with more in common. Every pairing is
 * a link of the given kind.
 */
export function pairUp(
  left: Leftovers,
  kind: LinkKind,
  fits: (source: Line, target: Line) => boolean,
): Link[] {
  const options: { source: Line; target: Line; distance: number; likeness: number }[] = [];
  for (const source of left.source)
    for (const target of left.target)
      if (fits(source, target))
        options.push({
          source,
          target,
          distance: Math.abs(source.cents - target.cents),
          likeness: likeness(source, target),
        });
  options.sort(
    (a, b) =>
      a.distance - b.distance ||
      b.likeness - a.likeness ||
      // The sum of both orders: the same whichever side is called the source.
      byContent(lesser(a.source, a.target), lesser(b.source, b.target)) ||
      byContent(greater(a.source, a.target), greater(b.source, b.target)),
  );
  const links: Link[] = [];
  for (const { source, target } of options) {
    if (!left.source.includes(source) || !left.target.includes(target)) continue;
    take(left, [source], [target]);
    links.push({ kind, source: [source], target: [target], factor: 1 });
  }
  return links;
}

/** Takes lines out of what is left. */
export function take(left: Leftovers, source: readonly Line[], target: readonly Line[]): void {
  left.source = left.source.filter((line) => !source.includes(line));
  left.target = left.target.filter((line) => !target.includes(line));
}

function likeness(a: Line, b: Line): number {
  return (
    (a.classKey === b.classKey ? 8 : 0) +
    (a.label === b.label ? 4 : 0) +
    (a.hours !== null && a.hours === b.hours ? 2 : 0) +
    (a.rate !== null && a.rate === b.rate ? 1 : 0) +
    (a.taxableCents !== null && a.taxableCents === b.taxableCents ? 1 : 0)
  );
}

const lesser = (a: Line, b: Line): Line => (byContent(a, b) <= 0 ? a : b);
const greater = (a: Line, b: Line): Line => (byContent(a, b) <= 0 ? b : a);
