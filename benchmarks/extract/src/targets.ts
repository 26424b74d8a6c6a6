import type { Report } from "./report.ts";

/** A figure the engine is held to. */
export interface Target {
  what: string;
  value: number;
  limit: string;
  passed: boolean;
}

const atMost = (what: string, value: number, most: number): Target => ({
  what,
  value,
  limit: `≤ ${most}`,
  passed: value <= most,
});

const atLeast = (what: string, value: number, least: number): Target => ({
  what,
  value,
  limit: `≥ ${least}`,
  passed: value >= least,
});

export function targetsOf({
  ratios,
  largest,
  accuracy,
}: Pick<Report, "ratios" | "largest" | "accuracy">): Target[] {
  return [
    atMost("CPU a page, engine / pdfjs-dist text", ratios.engineToPdfjsCpu.median, 1.5),
    atLeast("pages a second, 2 threads / 1 thread", ratios.twoThreads.median, 1.6),
    atMost("peak MB of the largest document alone", largest.peakMb, 400),
    ...(accuracy === null ? [] : [atMost("silent errors", accuracy.silent_errors, 0)]),
  ];
}
