import type { Span } from "../page-graph/span.ts";
import { TOLERANCES } from "../tolerances.ts";
import type { Region } from "./tables.ts";

/** What stands at the edge of some heading of the last line of its header: `SA` below the name of a list, `M` below `Status`. */
export function spansBelow(
  regions: readonly Region[],
  isHeading: (head: Span) => boolean,
): ReadonlySet<Span> {
  const found = new Set<Span>();
  for (const { band, rows } of regions) {
    const heads = (band?.rows.at(-1)?.spans ?? []).filter(isHeading);
    for (const span of rows.flatMap(({ spans }) => spans))
      if (heads.some(({ x0 }) => Math.abs(x0 - span.x0) <= TOLERANCES.sameEdgePt)) found.add(span);
  }
  return found;
}
