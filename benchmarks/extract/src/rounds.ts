import type { ColdStart } from "./cold-start.ts";
import type { Contender } from "./contender.ts";
import type { BenchDocument } from "./documents.ts";
import type { Measured } from "./measured.ts";
import type { Repeat, Round, WarmUp } from "./messages.ts";
import { withOtherLoad } from "./other-load.ts";

/** Everything measured of one contender, a figure a round. */
export interface Series {
  contender: Contender;
  warmUp: WarmUp;
  rounds: (Round & { otherCores: number })[];
  cold: ColdStart[];
  warm: Repeat[];
  /** The largest document alone. */
  largest: Repeat[];
}

export interface RoundPlan {
  rounds: number;
  repeats: number;
  warmUpPages: number;
  /** Folder for the answers of a contender's warm-up; null keeps none. */
  answersFolder: (contender: Contender) => string | null;
  onProgress: (message: string) => void;
}

/** Times every document is read in a round: with several, the longest cannot leave one of two threads idle for long at the end. */
export const PASSES = 2;

/** The document with the most pages and the one with the fewest. */
export function extremes(documents: readonly BenchDocument[], pages: readonly number[]) {
  const byPages = documents
    .map((document, index) => ({ ...document, pages: pages[index] ?? 0 }))
    .toSorted((a, b) => b.pages - a.pages || a.name.localeCompare(b.name));
  const largest = byPages[0];
  const smallest = byPages.at(-1);
  if (largest === undefined || smallest === undefined) throw new Error("no documents");
  return { largest, smallest, byPages };
}

/** Runs A B C A B C …, so that whatever else the machine does falls on all contenders alike. */
export async function runRounds(
  measured: readonly Measured[],
  documents: readonly BenchDocument[],
  plan: RoundPlan,
): Promise<Series[]> {
  const series: Series[] = [];
  const paths = documents.map(({ path }) => path);
  for (const one of measured) {
    plan.onProgress(`warm-up: ${one.contender.label}`);
    const warmUp = await one.warmUp(paths, plan.answersFolder(one.contender));
    series.push({ contender: one.contender, warmUp, rounds: [], cold: [], warm: [], largest: [] });
  }
  const { byPages, smallest, largest } = extremes(documents, series[0]?.warmUp.pages ?? []);
  const passes = Array.from({ length: PASSES }, () => byPages.map(({ path }) => path)).flat();
  const pagesPerRound = byPages.reduce((sum, { pages }) => sum + pages, 0) * PASSES;
  if (pagesPerRound === 0) throw new Error("no document could be read");
  for (let pages = 0; pages === 0 || pages < plan.warmUpPages; pages += pagesPerRound)
    for (const one of measured) await one.round(passes);
  for (let number = 1; number <= plan.rounds; number++) {
    plan.onProgress(`round ${number} of ${plan.rounds}`);
    for (const [index, one] of measured.entries())
      series[index]?.rounds.push(await withOtherLoad(() => one.round(passes)));
    for (const [index, one] of measured.entries()) {
      const cold = await one.cold(smallest.path);
      if (cold !== null) series[index]?.cold.push(cold);
    }
    for (const [index, one] of measured.entries()) {
      const warm = await one.warm(smallest.path, plan.repeats);
      if (warm !== null) series[index]?.warm.push(warm);
    }
    for (const [index, one] of measured.entries()) {
      const alone = await one.largest(largest.path);
      if (alone !== null) series[index]?.largest.push(alone);
    }
  }
  return series;
}
