import { corpusFolders, describeMachine, findScorer, type Scorer } from "@paylift/benchmark-extract";
import { scoreAdversarial } from "./adversarial/score.ts";
import { barsOf, silentBar } from "./bars.ts";
import type { BenchOptions } from "./command-line.ts";
import { corpusFamilies, leaveFamilyOut, type FamilyScore } from "./families.ts";
import { countRefusals } from "./not-payroll/refusals.ts";
import type { Report } from "./report.ts";

/** Reads everything and scores it. Rejects where no folder holds a scorer. */
export async function bench(
  { corpus, filter, seeds }: BenchOptions,
  command: string,
  say: (message: string) => void,
): Promise<Report> {
  const folders = corpusFolders(corpus);
  const scorer = await findScorer(folders);
  if (scorer === null) throw new Error(`no score.mjs in ${folders.join(", ")}`);
  const families = await scoreFamilies(folders[0] ?? "", filter, scorer, say);
  say(`${seeds} documents of each adversarial layout`);
  const layouts = await scoreAdversarial(seeds, scorer);
  say("documents that are no payroll");
  const notPayroll = await countRefusals(seeds);
  return {
    date: new Date().toISOString(),
    command,
    machine: describeMachine(),
    families,
    adversarial: { seeds, layouts },
    notPayroll,
    bars: [...families.flatMap(barsOf), silentBar("families", families), silentBar("adversarial", layouts)],
  };
}

async function scoreFamilies(
  folder: string,
  filter: string | null,
  scorer: Scorer,
  say: (message: string) => void,
): Promise<FamilyScore[]> {
  const scores: FamilyScore[] = [];
  for (const [family, documents] of corpusFamilies(folder)) {
    if (filter !== null && !family.includes(filter)) continue;
    say(`${family} without its provider`);
    scores.push(await leaveFamilyOut(family, documents, scorer));
  }
  return scores;
}
