import type { Line } from "../model/line.ts";
import { isRounding } from "../model/rounding.ts";
import { sumCents } from "./line-order.ts";
import type { Link } from "./link.ts";
import { pairUp, type Leftovers } from "./pair-up.ts";

/**
 * Aligns lines of one class, that is of one meaning: equal amounts, roundings, then several lines of the same sum. What is
 * left over may be explained by other classes.
 */
export function alignClass(source: readonly Line[], target: readonly Line[]): Leftovers & { links: Link[] } {
  const left: Leftovers = { source: [...source], target: [...target] };
  if (source.length === 0 || target.length === 0) return { ...left, links: [] };
  const links = [
    ...pairUp(left, "same", (a, b) => a.cents === b.cents),
    // The same item on both sides: its amount is compared, whatever the others add up to.
    ...(namesMatch(left) ? pairUp(left, "same", (a, b) => a.label === b.label) : []),
    ...pairUp(left, "same", (a, b) => isRounding(a.cents - b.cents)),
  ];
  const several = left.source.length > 1 || left.target.length > 1;
  if (several && left.source.length > 0 && left.target.length > 0 && equalSums(left)) {
    links.push({ kind: "split", source: left.source, target: left.target, factor: 1 });
    return { source: [], target: [], links };
  }
  return { ...left, links };
}

function equalSums({ source, target }: Leftovers): boolean {
  return sumCents(source) === sumCents(target);
}

/** Whether the labels left over are the same on both sides, each once. */
function namesMatch({ source, target }: Leftovers): boolean {
  const labels = new Set(source.map(({ label }) => label));
  return (
    source.length > 1 &&
    source.length === target.length &&
    labels.size === source.length &&
    target.every(({ label }) => labels.has(label)) &&
    new Set(target.map(({ label }) => label)).size === labels.size
  );
}
