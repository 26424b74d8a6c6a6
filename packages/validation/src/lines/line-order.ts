import type { Line } from "../model/line.ts";

/** Orders lines by what they say, so that where they were printed decides nothing. */
export function byContent(a: Line, b: Line): number {
  return (
    a.cents - b.cents ||
    compareText(a.classKey, b.classKey) ||
    compareText(a.label, b.label) ||
    compareNumber(a.hours, b.hours) ||
    compareNumber(a.rate, b.rate) ||
    compareNumber(a.ytdCents, b.ytdCents) ||
    compareNumber(a.taxableCents, b.taxableCents)
  );
}

/** What is not printed comes first: it is another thing than a printed zero. */
function compareNumber(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a !== null) - Number(b !== null);
  return a - b;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export function sumCents(lines: readonly Line[]): number {
  let sum = 0;
  for (const { cents } of lines) sum += cents;
  return sum;
}
