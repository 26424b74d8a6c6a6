import type { Report } from "./report.ts";

/** A figure the engine is held to. */
export interface Target {
  what: string;
  value: number;
  limit: string;
  passed: boolean;
  /** What is aimed at beyond the limit. */
  reach?: string;
  reached?: boolean;
}

export const atMost = (what: string, value: number, most: number, reach?: number): Target => ({
  what,
  value,
  limit: `≤ ${most}`,
  passed: value <= most,
  ...(reach === undefined ? {} : { reach: `≤ ${reach}`, reached: value <= reach }),
});

export const atLeast = (what: string, value: number, least: number, reach: number): Target => ({
  what,
  value,
  limit: `≥ ${least}`,
  passed: value >= least,
  reach: `≥ ${reach}`,
  reached: value >= reach,
});

export function targetsOf({
  ratios,
  first,
  largest,
  accuracy,
  contenders,
}: Pick<Report, "ratios" | "first" | "largest" | "accuracy" | "contenders">): Target[] {
  const { toPdftotext, largestToPdftotext } = ratios;
  const warm = contenders.find(({ key }) => key === "engine-1")?.first?.warm;
  return [
    atMost("CPU, engine / pdfjs-dist text", ratios.toPdfjs.median, 0.8, 0.5),
    ...(toPdftotext === null ? [] : [atMost("CPU, engine / pdftotext", toPdftotext.median, 2.5, 1.5)]),
    ...(largestToPdftotext === null
      ? []
      : [
          atMost("CPU of the largest document / pdftotext", largestToPdftotext.cpu.median, 1.1, 0.8),
          atMost("wall of the largest document / pdftotext", largestToPdftotext.wall.median, 0.8, 0.5),
        ]),
    atMost("cold CPU, engine / pdfjs-dist text", ratios.coldToPdfjs.median, 0.8, 0.5),
    ...(warm ? [atMost(`${first.name}, warm, ms`, warm.wallMs.median, 15, 8)] : []),
    atLeast("pages a second, 2 threads / 1 thread", ratios.twoThreads.median, 1.7, 1.9),
    atMost("peak memory of the largest, engine / pdfjs-dist", largest.peakMb / largest.pdfjsPeakMb, 1, 0.7),
    ...(accuracy === null ? [] : [atMost("silent errors", accuracy.silent_errors, 0)]),
  ];
}
