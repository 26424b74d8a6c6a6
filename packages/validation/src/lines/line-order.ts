import type { Line } from "../model/line.ts";

/** Orders lines by what they say, so that where they were printed decides nothing. */
export function byContent(a: Line, b: Line): number {
  return (
    a.cents - b.cents ||
    compareText(a.classKey, b.classKey) ||
    compareText(a.label, b.label) ||
    (a.hours ?? 0) - (b.hours ?? 0) ||
    (a.rate ?? 0) - (b.rate ?? 0) ||
    (a.ytdCents ?? 0) - (b.ytdCents ?? 0) ||
    (a.taxableCents ?? 0) - (b.taxableCents ?? 0)
  );
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export function sumCents(lines: readonly Line[]): number {
  let sum = 0;
  for (const { cents } of lines) sum += cents;
  return sum;
}
